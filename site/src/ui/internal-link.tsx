import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { createPath, resolvePath, useLocation, useNavigate } from 'react-router'

export interface InternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path, query or hash of this site. */
  readonly to: string
  readonly replace?: boolean
}

/**
 * An anchor that the router follows. React Router's own `Link` would bring its forms, fetchers and framework mode into
 * every page, 4 kB of what no page here uses (faults P5).
 */
export function InternalLink({ to, replace, children, ...rest }: InternalLinkProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    const isHere = createPath(location) === createPath(resolvePath(to, location.pathname))
    void navigate(to, { replace: replace ?? isHere })
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}

/** Not one that the visitor wants in another tab or as a file. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}
