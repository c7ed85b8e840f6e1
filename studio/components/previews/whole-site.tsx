import { WHOLE_SITE } from 'content/previews/previewed.ts'
import styles from './previews.module.css'

/** Links to the whole site with all drafts, at any moment, for staff who are not looking for a single record. */
export function WholeSite() {
  return (
    <section aria-labelledby="whole-site">
      <h2 id="whole-site">The site at another moment</h2>
      <p>With all drafts. Choose day and time in the bar at the bottom of the preview.</p>
      <ul className={styles.pages}>
        {WHOLE_SITE.map(({ path, label }) => (
          <li key={path}>
            <a href={`/api/previews/site?page=${path}`} target="_blank" rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
