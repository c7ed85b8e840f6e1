import styles from './holding.module.css'
import type { HoldingView } from './load.ts'

/**
 * The same for every path (spec/asked §1, spec/behaviour §16, spec/screens §11). "Open the site" leads to the path that
 * the visitor asked for: `?` is that path without its query. `browser/holding.ts` fits the lines, and reloads the page
 * when the site opens.
 */
export function Holding({ view }: { view: HoldingView }) {
  const { name, about, lines, checkBack, opens, links } = view
  return (
    <main className={styles.holding}>
      <p className={styles.name}>
        <strong>{name}</strong>
        <br />
        {about}
      </p>
      <h1 className={styles.lines}>
        <span className={styles.line}>{lines[0].text}</span>{' '}
        <span className={styles.line}>{lines[1].text}</span>
      </h1>
      <div className={styles.below}>
        <p className={styles.checkBack}>
          {opens ? <time dateTime={opens.iso}>{checkBack}</time> : checkBack}
        </p>
        <ul className={styles.links}>
          {links.map(({ title, href, opensTab }) => (
            <li key={href}>
              <a
                className={styles.button}
                href={href}
                {...(opensTab ? { target: '_blank', rel: 'noopener' } : {})}
              >
                {title}
                {opensTab && <span className="visuallyHidden"> (opens in a new tab)</span>}
              </a>
            </li>
          ))}
          <li className={styles.open}>
            <a href="?">Open the site</a>
          </li>
        </ul>
      </div>
    </main>
  )
}
