import { WHOLE_SITE } from 'content/previews/previewed.ts'
import styles from './previews.module.css'

/** Where a preview of the whole site can begin. */
export function WholeSiteLinks() {
  return (
    <ul className={styles.pages} aria-label="The whole site">
      {WHOLE_SITE.map(({ path, label }) => (
        <li key={path}>
          <a href={`/api/previews/site?page=${path}`} target="_blank" rel="noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
