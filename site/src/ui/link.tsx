import { parseLink } from 'contract/rules/parse-link.ts'
import type { ReactNode } from 'react'
import { usePage } from '../islands/page-context.ts'

export interface LinkProps {
  /** A path, or what staff typed: both pass the one link parser (spec/behaviour §9). */
  readonly href: string
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly rel?: 'next' | 'prev' | undefined
  /** In place of the path's equality with the page's. */
  readonly current?: 'page' | 'true' | false
  /** Takes the place of the history entry it is followed from. */
  readonly replaces?: true
}

/**
 * The one link, an anchor and nothing more: `browser/` makes navigations of the clicks. What the parser refuses is shown
 * as its words.
 */
export function Link({ href, children, className, rel, current, replaces }: LinkProps) {
  const { origin, path } = usePage()
  const link = parseLink(href, { origin })
  switch (link.kind) {
    case 'none':
      return <span className={className}>{children}</span>
    case 'plain':
      return (
        <a
          href={link.href}
          className={className}
          {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}
        >
          {children}
          {link.newTab && <span className="visuallyHidden"> (opens in a new tab)</span>}
        </a>
      )
    case 'internal': {
      const isCurrent = current ?? (link.to === path ? 'page' : false)
      return (
        <a
          href={link.to}
          className={className}
          rel={rel}
          aria-current={isCurrent === false ? undefined : isCurrent}
          data-replace={replaces}
        >
          {children}
        </a>
      )
    }
  }
}
