import { Arrow } from './icons.tsx'
import styles from './buttons.module.css'
import { Link } from './link.tsx'

export interface ButtonsProps {
  readonly links: readonly { readonly title: string; readonly href: string }[]
  /** Whether no button is solid. */
  readonly areEqual?: true
}

/** spec/design §5.19 */
export function Buttons({ links, areEqual }: ButtonsProps) {
  return (
    <ul className={styles.buttons}>
      {links.map(({ title, href }, index) => (
        <li key={`${href} ${title}`}>
          <Link
            href={href}
            className={index === 0 && !areEqual ? styles.solid : styles.button}
            current={false}
          >
            {title}
            <Arrow />
          </Link>
        </li>
      ))}
    </ul>
  )
}
