import { Link } from '../ui/link.tsx'
import type { ShellGroup } from './load-shell.ts'

export interface LinkGroupProps {
  readonly group: ShellGroup
  readonly className?: string | undefined
  readonly linkClassName: string | undefined
}

/** In the menu and in the footer (spec/asked §3). */
export function LinkGroup({ group: { title, links }, className, linkClassName }: LinkGroupProps) {
  return (
    <section className={className}>
      {title && <h2>{title}</h2>}
      <ul>
        {links.map((link) => (
          <li key={`${link.href} ${link.title}`}>
            <Link href={link.href} className={linkClassName}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
