import type { IndexedRow } from './search-index.ts'
import { isOneEdit, MIN_EDITED_LETTERS } from './misspelling.ts'

/** spec/screens §10. A judgement: the nearer a match is to the title as a whole, the higher. */
const WHOLE_TITLE = 100
const TITLE_BEGINS = 60
const WORD_BEGINS = 40
const WORD_CONTAINS = 15
const ONE_EDIT = 10
/** A match in the detail or the tags counts half as much as one in the title. */
const DETAIL_SHARE = 0.5
/** Added in the current year. In titles, a match inside a word still comes after one at a word's beginning. */
const CURRENT_YEAR = 10

export interface RankedRow {
  readonly row: IndexedRow
  readonly score: number
}

/**
 * Returns the rows in which every word is found, best first, by the whole phrase or by the mean of the words.
 * @param words folded; an empty list matches nothing
 */
export function rankRows(
  rows: readonly IndexedRow[],
  words: readonly string[],
  currentYear: number,
): readonly RankedRow[] {
  return rows
    .flatMap((row) => {
      const score = scoreRow(row, words)
      if (score === 0) return []
      return [{ row, score: row.year === currentYear ? score + CURRENT_YEAR : score }]
    })
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        compare(a.row.titlePhrase, b.row.titlePhrase) ||
        compare(a.row.id, b.row.id),
    )
}

/** Returns 0 if any word is not found. */
export function scoreRow(row: IndexedRow, words: readonly string[]): number {
  const scores = words.map((word) =>
    Math.max(scoreWord(word, row.titleWords), scoreWord(word, row.detailWords) * DETAIL_SHARE),
  )
  if (scores.length === 0 || scores.includes(0)) return 0
  const phrase = words.join('-')
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return Math.max(
    scorePhrase(phrase, row.titlePhrase),
    scorePhrase(phrase, row.detailPhrase) * DETAIL_SHARE,
    mean,
  )
}

function scorePhrase(phrase: string, text: string): number {
  if (text === phrase) return WHOLE_TITLE
  return text.startsWith(phrase) ? TITLE_BEGINS : 0
}

/** A number is found as a whole: 202 is neither 2026 nor almost 2023. */
const NUMBER = /^\d+$/

function scoreWord(word: string, among: readonly string[]): number {
  if (NUMBER.test(word)) return among.includes(word) ? WORD_BEGINS : 0
  let best = 0
  for (const other of among) {
    if (other.startsWith(word)) return WORD_BEGINS
    if (other.includes(word)) best = WORD_CONTAINS
    else if (best === 0 && word.length >= MIN_EDITED_LETTERS && isOneEdit(word, other))
      best = ONE_EDIT
  }
  return best
}

/** By code unit, like all orders in `contract`. */
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
