import { createContext, use } from 'react'

export interface PageContextValue {
  /** The site's public origin. */
  readonly origin: string
  /** Canonical. */
  readonly path: string
  /** Prefix of every path, in a browser that shows a preview (spec/behaviour §31). */
  readonly base?: string | undefined
}

export const PageContext = createContext<PageContextValue>({ origin: '', path: '' })

export function usePage(): PageContextValue {
  return use(PageContext)
}
