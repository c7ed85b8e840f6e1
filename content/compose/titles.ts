import { isUntitled, titleFromPath } from 'contract/rules/page-title.ts'
import { pathOf, type PathRef } from 'contract/rules/path-of.ts'
import type { Documents } from '../documents.ts'
import type { Drop } from './drop.ts'

interface Titled {
  readonly id: number
  readonly title: string
  readonly slug?: string | null
  readonly name?: string
  readonly withdrawn?: boolean | null
}

/**
 * Gives every document of a page a title: an empty or missing one is replaced by the title-cased last path segment and
 * reported in `dropped` (spec/asked §2).
 */
export function withTitles(documents: Documents, dropped: Drop[]): Documents {
  const titled = <Row extends Titled>(
    collection: keyof Documents,
    type: PathRef['type'],
    rows: readonly Row[],
  ) =>
    rows.map((row) => {
      if (row.withdrawn || !isUntitled(row.title)) return row
      const title = titleFromPath(pathOf({ type, slug: row.slug ?? undefined, name: row.name }))
      const message = `is empty: the page is titled "${title}"`
      dropped.push({ key: '', collection, id: String(row.id), field: 'title', message })
      return { ...row, title: title ?? row.title }
    })

  return {
    ...documents,
    events: titled('events', 'event', documents.events),
    guides: titled('guides', 'guide', documents.guides),
    articles: titled('articles', 'article', documents.articles),
    participate: titled('participate', 'participate', documents.participate),
    'past-festivals': titled('past-festivals', 'festival', documents['past-festivals']),
    pages: titled('pages', 'page', documents.pages),
    strands: titled('strands', 'strand', documents.strands),
  }
}
