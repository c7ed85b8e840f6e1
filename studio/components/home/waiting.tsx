import type { Waiting as WaitingDraft } from 'content/lookups/waiting.ts'
import { instantWords } from 'content/rules/instant-words.ts'
import { formOf } from 'content/saving/form-of.ts'
import styles from './home.module.css'
import { WITHOUT_TITLE } from 'content/rules/title.ts'

interface Props {
  readonly waiting: readonly WaitingDraft[]
  readonly zone: string
}

export function Waiting({ waiting, zone }: Props) {
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">
        Ready for review <span className={styles.count}>{waiting.length}</span>
      </h2>
      {waiting.length === 0 && <p>Nobody waits for a review.</p>}
      <ul className={styles.rows}>
        {waiting.map(({ target, kind, title, askedBy, askedAt }) => (
          <li key={formOf(target)}>
            <a href={formOf(target)}>{title || WITHOUT_TITLE}</a>
            <span>
              {kind} · {askedBy} asked on {instantWords(Date.parse(askedAt), zone, 'short')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
