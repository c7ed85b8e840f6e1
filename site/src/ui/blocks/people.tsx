import type { PersonView } from '../../views/block.ts'
import { Link } from '../link.tsx'
import { Picture } from '../picture.tsx'
import styles from './people.module.css'

/** Four in a row in nine of the twelve columns, two on a phone (spec/design §5.12). */
const SIZES = '(width > 1024px) 16vw, 50vw'

/** People and their roles; some have a portrait or a page. */
export function People({ people }: { people: readonly PersonView[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ name, role, href, picture }) => (
        <li key={`${name} ${role}`}>
          {picture && <Picture view={picture} sizes={SIZES} cropped />}
          <p className={styles.name}>{href ? <Link href={href}>{name}</Link> : name}</p>
          <p className={styles.role}>{role}</p>
        </li>
      ))}
    </ul>
  )
}
