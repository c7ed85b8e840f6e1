import { parseLink } from 'contract/rules/parse-link.ts'
import type { ReactNode } from 'react'
import { usePage } from '../islands/page-context.ts'

export interface LinkProps {
  /** A path, or a link that staff typed; both go through the same link parser (spec/behaviour §9). */
  readonly href: string
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly rel?: 'next' | 'prev' | undefined
  /** By default `page` on a link to the page itself; false for links such as buttons and the strip's links to `/`. */
  readonly current?: 'page' | 'true' | 'date' | false
  /** The name under which a browser keeps the file. */
  readonly download?: string | undefined
  readonly replaces?: true
  /** The key that follows the link while the focus is in its part of the page (`browser/`). */
  readonly keys?: string | undefined
}

/** A plain anchor; `browser/` handles clicks. An address that the link parser refuses is shown as text. */
export function Link({
  href,
  children,
  className,
  rel,
  current,
  download,
  replaces,
  keys,
}: LinkProps) {
  const { origin, path, base = '' } = usePage()
  const link = parseLink(href, { origin })
  switch (link.kind) {
    case 'none':
      return <span className={className}>{children}</span>
    case 'plain':
      return (
        <a
          href={link.href}
          className={className}
          download={download}
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
          href={base + link.to}
          className={className}
          download={download}
          rel={rel}
          aria-current={isCurrent === false ? undefined : isCurrent}
          data-replace={replaces}
          aria-keyshortcuts={keys}
        >
          {children}
        </a>
      )
    }
  }
}

/** A link to a calendar of this site that calendar programs open, and follow from then on. */
export function FollowLink({ path, children }: Pick<LinkProps, 'children'> & { path: string }) {
  const { origin } = usePage()
  return <a href={`webcal://${new URL(origin).host}${path}`}>{children}</a>
}
