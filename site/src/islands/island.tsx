import { createContext, use, type ComponentType, type ReactNode } from 'react'
import { PageContext } from './page-context.ts'

/** The parts of a page that a browser makes alive; `browser/islands.ts` has the same names. */
export type IslandName = 'live-map' | 'lightbox' | 'search'

/** An island as a page names it; its number is its place among those of the page. */
export interface NamedIsland {
  /** Plain JSON. */
  readonly props: object
  /** What it shows before it is alive. */
  readonly still: ReactNode
}

/** The islands of the page that is being rendered, in the order in which they are met. */
export const IslandsContext = createContext<NamedIsland[] | undefined>(undefined)

export interface IslandProps<Props> {
  readonly name: IslandName
  readonly props: Props
  /** Drawn on the server too; left out: an island that shows nothing before it is alive. */
  readonly of?: ComponentType<Props>
}

/**
 * A part that moves (docs/architecture.md "In the browser"). Its HTML is made by a render of its own, so that a browser can
 * take it over alone; its props are in `{path}/_islands.json`. Where no page is made (the gallery) it is not there.
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

/** Stands where the HTML of an island goes. */
export function islandMark(number: number): string {
  return `<!--island ${number}-->`
}
