import type { IslandProps } from '../payload.ts'
import { pagePartUrl } from '../navigation/place.ts'

/** Fetches the props once per page (spec/behaviour §23). */
export function createIslandProps() {
  let asked: { readonly of: PageShown; readonly props: Promise<IslandProps> } | undefined

  return async function propsOf(page: PageShown): Promise<IslandProps> {
    if (asked?.of === page) return asked.props
    const mine = { of: page, props: askProps(page) }
    asked = mine
    try {
      return await mine.props
    } catch (error) {
      if (asked === mine) asked = undefined
      throw error
    }
  }
}

async function askProps(page: PageShown): Promise<IslandProps> {
  const response = await fetch(pagePartUrl(page, '_islands.json', page.hash))
  if (!response.ok) {
    throw new Error(`The islands of ${page.pathname} were answered with ${response.status}`)
  }
  return (await response.json()) as IslandProps // sent by our own server
}

/** The page in the document, with the address by which it was loaded: a filter may have changed the address since. */
export interface PageShown {
  /** Hash of its `<main>` and its islands' props. */
  readonly hash: string
  readonly pathname: string
  /** `?…` or nothing. */
  readonly search: string
}

/** Call this right after a page is put into the document. */
export function pageShown(): PageShown {
  const { pathname, search } = location
  const hash = document.querySelector('main')?.dataset['page'] ?? ''
  return { hash, pathname, search }
}
