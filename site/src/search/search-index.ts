import type { SearchRow, SearchType } from 'contract/answers/search.ts'
import { foldWords } from './fold.ts'

/** A row of `/search` with its folded words. */
export interface IndexedRow {
  readonly type: SearchType
  readonly id: string
  /** Of a page or entry its name. */
  readonly slug: string
  /** 0 for what belongs to no edition. */
  readonly year: number
  readonly title: string
  readonly detail: string
  readonly titleWords: readonly string[]
  /** The words joined, for comparing the whole and its beginning. */
  readonly titlePhrase: string
  /** Of the detail and the tags. */
  readonly detailWords: readonly string[]
  readonly detailPhrase: string
}

/** What is compared is folded once, not for each word asked for. */
export function indexRows(rows: readonly SearchRow[]): readonly IndexedRow[] {
  return rows.map(([type, id, slug, year, title, detail, tags]) => {
    const titleWords = foldWords(title)
    const detailWords = foldWords(detail)
    return {
      type,
      id,
      slug,
      year,
      title,
      detail,
      titleWords,
      titlePhrase: titleWords.join('-'),
      detailWords: [...detailWords, ...foldWords(tags)],
      detailPhrase: detailWords.join('-'),
    }
  })
}
