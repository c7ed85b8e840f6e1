import type { SearchRow, SearchType } from 'contract/answers/search.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { foldWords } from './fold-words.ts'

/** A row of `/search` with its folded words. */
export interface IndexedRow {
  readonly type: SearchType
  readonly id: string
  /** A custom page and a strand have their name here. */
  readonly slug: string
  /** 0 if it belongs to no edition. */
  readonly year: number
  readonly title: string
  readonly detail: string
  /** As in the row: the days of an event, or why there are none. */
  readonly when: string
  readonly titleWords: readonly string[]
  /** The words joined by dashes, to compare whole phrases. */
  readonly titlePhrase: string
  /** The words of the detail and the tags, and the year. */
  readonly detailWords: readonly string[]
  readonly detailPhrase: string
}

export function indexRows(rows: readonly SearchRow[]): readonly IndexedRow[] {
  return rows.map(([type, id, slug, year, title, detail, tags, when]) => {
    const titleWords = foldWords(title)
    const detailWords = foldWords(detail)
    return {
      type,
      id,
      slug,
      year,
      title,
      detail,
      when,
      titleWords,
      titlePhrase: titleWords.join('-'),
      detailWords: [...detailWords, ...foldWords(tags), ...(year === 0 ? [] : [String(year)])],
      detailPhrase: detailWords.join('-'),
    }
  })
}

/** The years of the editions that have events. */
export function festivalYears(rows: readonly SearchRow[]): readonly number[] {
  return [
    ...new Set(rows.flatMap(([type, , , year]) => (type === 'event' && year > 0 ? [year] : []))),
  ]
}

/** The path of the page that a row is about (spec/content C4). */
export function rowPath({ type, slug }: Pick<IndexedRow, 'type' | 'slug'>) {
  return pathOf(type === 'page' ? { type, name: slug } : { type, slug })
}
