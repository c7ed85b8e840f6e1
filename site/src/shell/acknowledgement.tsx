import { useLayoutEffect, useRef } from 'react'
import styles from './acknowledgement.module.css'

export const ACKNOWLEDGEMENT_ID = 'acknowledgement'
const COOKIE = 'acknowledgement'
const MAX_AGE_S = 31_536_000

/**
 * The Acknowledgement of Country: in every page as a closed dialog, opened at mount when there is no cookie
 * (specification §2, behaviour §15). A click anywhere, Enter, Space and Escape do the same.
 */
export function Acknowledgement({ text }: { text: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (!hasCookie(document.cookie)) dialog.current?.showModal()
  }, [])

  return (
    // The whole surface takes the click; for the keyboard there are the button and Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={ACKNOWLEDGEMENT_ID}
      className={styles.overlay}
      aria-label="Acknowledgement of Country"
      onClick={() => dialog.current?.close()}
      onClose={accept}
    >
      <p className={styles.name}>Acknowledgement of Country</p>
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.enter}>
        Enter
      </button>
    </dialog>
  )
}

function accept(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIE}=1; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`
}

function hasCookie(cookies: string): boolean {
  return cookies.split(';').some((pair) => pair.split('=', 1)[0]?.trim() === COOKIE)
}
