import { isUntitled, titleFromPath } from 'contract/rules/page-title.ts'
import { pathOf, type PathRef } from 'contract/rules/path-of.ts'
import type { Drop } from './drop.ts'

/**
 * The collections whose records have a page with a title. Artists and venues have a name instead, which is never made
 * up.
 */
const TITLED: Readonly<Record<string, PathRef['type']>> = {
  events: 'event',
  guides: 'guide',
  articles: 'article',
  participate: 'participate',
  'past-festivals': 'festival',
  pages: 'page',
  strands: 'strand',
}

interface Titled {
  readonly id: number
  readonly title?: string
  readonly slug?: string | null
  readonly name?: string
}

/**
 * Gives the document of a page a title: an empty or missing one is replaced by the title-cased last path segment and
 * reported (spec/asked §2).
 */
export function titled<Row extends Titled>(
  collection: string,
  row: Row,
): { readonly document: Row; readonly drop?: Drop } {
  const type = TITLED[collection]
  if (type === undefined || !isUntitled(row.title)) return { document: row }
  const title = titleFromPath(pathOf({ type, slug: row.slug ?? undefined, name: row.name }))
  return {
    document: { ...row, title: title ?? row.title },
    drop: {
      key: '',
      collection,
      id: String(row.id),
      field: 'title',
      message: `is empty: the page is titled "${title}"`,
    },
  }
}
