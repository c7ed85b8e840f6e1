import styles from './share.module.css'

/** The place of the button that shares the page; `browser/sharing/share.ts` draws it, because it needs script. */
export function Share() {
  return <div className={`${styles.share} unprinted`} data-share="" />
}
