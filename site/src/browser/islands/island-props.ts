import type { IslandProps } from '../payload.ts'
import { pagePartUrl } from '../navigation/page-part-url.ts'
import type { PageShown } from '../navigation/page-shown.ts'

/** The props of the islands of a page, asked for once (spec/behaviour §23). */
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
  return (await response.json()) as IslandProps // of our own server
}
