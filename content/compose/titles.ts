import { isUntitled, titleFromPath } from 'contract/rules/title-from-path.ts'
import { COLLECTIONS_WITH_PAGE } from '../records/with-page.ts'
import { pathsOf, type PathFields } from '../rules/paths.ts'
import type { Drop } from './drop.ts'

/** Artists and venues have a name instead, which is never replaced. */
const TITLED: readonly string[] = COLLECTIONS_WITH_PAGE.filter(
  (each) => each !== 'artists' && each !== 'venues',
)

interface Titled extends PathFields {
  readonly id: number
  readonly title?: string
}

/** An empty title becomes the last segment of the path in title case, and is reported (spec/asked §2). */
export function titled<Row extends Titled>(
  collection: string,
  row: Row,
): { readonly document: Row; readonly drop?: Drop } {
  if (!TITLED.includes(collection) || !isUntitled(row.title)) return { document: row }
  const [path = ''] = pathsOf(collection, row)
  const title = titleFromPath(path)
  if (title === undefined) return { document: row }
  return {
    document: { ...row, title },
    drop: {
      key: '',
      collection,
      id: String(row.id),
      field: 'title',
      message: `is empty: the page is titled "${title}"`,
    },
  }
}
