import { createContext, use, type ComponentType, type ReactNode } from 'react'
import { PageContext } from './page-context.ts'

/** The code in `browser/islands/` uses these names too. */
export type IslandName = 'live-map' | 'lightbox' | 'search'

/** The number of an island is its index among the page's islands. */
export interface PageIsland {
  /** Plain JSON. */
  readonly props: object
  /** Shown before the island is mounted. */
  readonly still: ReactNode
}

/** The islands of the page that is being rendered, in document order. */
export const IslandsContext = createContext<PageIsland[] | undefined>(undefined)

export interface IslandProps<Props> {
  readonly name: IslandName
  readonly props: Props
  /** Rendered on the server too; absent for an island that shows nothing before it is mounted. */
  readonly of?: ComponentType<Props>
}

/**
 * React takes an island over in the browser (docs/architecture.md "In the browser"). It is rendered separately, so that
 * React can hydrate it alone; its props are in `{path}/_islands.json`. Outside a page, as in the gallery, it is empty.
 */
export function Island<Props extends object>({ name, props, of: Component }: IslandProps<Props>) {
  const islands = use(IslandsContext)
  const page = use(PageContext)
  if (!islands) return null
  const still = Component && (
    <PageContext value={page}>
      <Component {...props} />
    </PageContext>
  )
  const number = islands.push({ props, still }) - 1
  return (
    <div
      data-island={name}
      data-number={number}
      dangerouslySetInnerHTML={{ __html: islandMark(number) }}
    />
  )
}

/** The island's HTML is put here. */
export function islandMark(number: number): string {
  return `<!--island ${number}-->`
}
