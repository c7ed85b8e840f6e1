import type { ServerProps } from 'payload'
import styles from './tool-links.module.css'

/** Views of our own that are found in the menu, in the order in which a producer needs them. */
const TOOLS = [
  { href: '/admin/quick', label: 'Quick changes' },
  { href: '/admin/timetable', label: 'Timetable' },
] as const

/** Links to the views of our own, above the lists of the menu. */
export function ToolLinks({ params }: Pick<ServerProps, 'params'>) {
  const here = `/admin/${[params?.['segments'] ?? []].flat().join('/')}`
  return (
    <ul className={styles.tools}>
      {TOOLS.map(({ href, label }) => (
        <li key={href}>
          <a href={href} aria-current={href === here ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
