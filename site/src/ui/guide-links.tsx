import type { GuideLink } from '../views/guide-links.ts'
import styles from './guide-links.module.css'
import { Link } from './link.tsx'

export function GuideLinks({ guides }: { readonly guides: readonly GuideLink[] }) {
  if (guides.length === 0) return null
  return (
    <section id="guides" className={`${styles.guides} unprinted`} aria-labelledby="guides-title">
      <h2 id="guides-title">Guides & walks</h2>
      <ul>
        {guides.map(({ href, title }) => (
          <li key={href} className={styles.guide}>
            <Link href={href}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
