import type { BlockView } from '../../views/blocks-view.ts'
import { RichText } from '../rich-text.tsx'
import styles from './accordion.module.css'

type AccordionProps = Omit<Extract<BlockView, { type: 'accordion' }>, 'type'>

export function Accordion({ items }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ title, body }, index) => (
        <details key={index} className={styles.item}>
          <summary className={styles.summary}>
            {title}
            <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 8h12" stroke="currentColor" strokeWidth="1.5" />
              <path
                className={styles.upright}
                d="M8 2v12"
                stroke="currentColor"
                strokeWidth="1.5"
              />
            </svg>
          </summary>
          <div className={styles.body}>
            <RichText body={body} />
          </div>
        </details>
      ))}
    </div>
  )
}
