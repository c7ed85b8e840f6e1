import type { CollectionPage, ItemList, Thing } from 'schema-dts'
import type { DescribedPage } from './described-page.ts'
import { webPage } from './web-page.ts'

/** How many things of a list are told (spec/screens §3). */
const MAX_ITEMS = 50

/** Addresses, or things, in order. */
export function itemList(items: readonly (string | Thing)[]): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.slice(0, MAX_ITEMS).map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...(typeof item === 'string' ? { url: item } : { item }),
    })),
  }
}

/** A page that lists things. */
export function collectionPage(
  page: DescribedPage,
  items: readonly (string | Thing)[] = [],
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    ...webPage(page),
    ...(items.length > 0 ? { mainEntity: itemList(items) } : {}),
  }
}
