import { COLLECTION_RIGHTS, MAY_BEGIN } from 'content/access/rights.ts'
import { isOneOf, type Who } from 'content/access/roles.ts'
import type { ServerProps } from 'payload'
import styles from './tool-links.module.css'

interface Tool {
  readonly href: string
  readonly label: string
  /** The roles that see the link; everybody by default. */
  readonly who?: Who
}

/** In the order in which staff need them. */
const TOOLS: readonly Tool[] = [
  { href: '/admin/quick', label: 'Quick changes', who: COLLECTION_RIGHTS.events.publish },
  { href: '/admin/timetable', label: 'Timetable' },
  { href: '/admin/releases', label: 'Releases' },
  { href: '/admin/spreadsheets', label: 'Spreadsheets' },
  { href: '/admin/changes', label: 'What changed' },
  { href: '/admin/previews', label: 'Shared previews' },
  { href: '/admin/begin', label: 'First steps', who: MAY_BEGIN },
  { href: '/admin/next-edition', label: 'Next edition', who: MAY_BEGIN },
]

export function ToolLinks({ params, user }: Pick<ServerProps, 'params' | 'user'>) {
  const here = `/admin/${[params?.['segments'] ?? []].flat().join('/')}`
  const tools = TOOLS.filter(({ who }) => !who || isOneOf(who, { user: user ?? null }))
  return (
    <ul className={styles.tools}>
      {tools.map(({ href, label }) => (
        <li key={href}>
          <a href={href} aria-current={href === here ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
