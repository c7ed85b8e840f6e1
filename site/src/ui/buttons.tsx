import styles from './buttons.module.css'
import { Link } from './link.tsx'

export interface ButtonsProps {
  readonly links: readonly { readonly title: string; readonly href: string }[]
}

/** Links as buttons, the first one solid (design "Buttons, fields"). */
export function Buttons({ links }: ButtonsProps) {
  return (
    <ul className={styles.buttons}>
      {links.map(({ title, href }, index) => (
        <li key={`${href} ${title}`}>
          <Link href={href} className={index === 0 ? styles.solid : styles.button} current={false}>
            {title}
            <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
              <path
                d="M2 8h11M8.5 3.5 13 8l-4.5 4.5"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
              />
            </svg>
          </Link>
        </li>
      ))}
    </ul>
  )
}
