import { foldWords } from './fold.ts'
import { isOneEdit, MIN_EDITED_LETTERS } from './one-edit.ts'
import { scoreRow } from './rank.ts'
import type { IndexedRow } from './search-index.ts'

/** Each candidate is searched for: the most frequent words first. */
const MAX_CANDIDATES = 12
/** Of more words than these no single edit is likely to help. */
const MAX_WORDS = 6

/**
 * What somebody may have meant who found nothing (spec/screens §10): the words with one edit that does find something. The
 * edit is in a word, or a space too many or too few. Of several the one that finds most; undefined when none does.
 *
 * The words of all rows are read once, when they are first needed; `rows` are those in which something is to be found.
 */
export function createSuggest(all: readonly IndexedRow[]) {
  let known: Vocabulary | undefined
  return (q: string, rows: readonly IndexedRow[] = all): string | undefined => {
    const words = foldWords(q)
    if (words.length === 0 || words.length > MAX_WORDS) return undefined
    known ??= vocabularyOf(all)
    const candidates = [...joined(words), ...parted(words, known), ...respelt(words, known)]
    let best: { readonly text: string; readonly found: number } | undefined
    for (const text of candidates.slice(0, MAX_CANDIDATES)) {
      const folded = foldWords(text)
      const found = rows.filter((row) => scoreRow(row, folded) > 0).length
      if (found > (best?.found ?? 0)) best = { text, found }
    }
    return best?.text
  }
}

/** Every folded word of titles and details: how it is written, with its marks, and how often it occurs. */
type Vocabulary = ReadonlyMap<string, { readonly written: string; readonly count: number }>

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

function vocabularyOf(rows: readonly IndexedRow[]): Vocabulary {
  const vocabulary = new Map<string, { written: string; count: number }>()
  for (const text of rows.flatMap(({ title, detail }) => [title, detail])) {
    for (const token of text.split(/\s+/)) {
      const words = foldWords(token)
      for (const word of words) {
        const known = vocabulary.get(word)
        const written = words.length === 1 ? token.replace(EDGES, '') : word
        vocabulary.set(word, { written: known?.written ?? written, count: (known?.count ?? 0) + 1 })
      }
    }
  }
  return vocabulary
}

/** "photo book" → "photobook". */
function joined(words: readonly string[]): string[] {
  return words
    .slice(1)
    .map((word, index) =>
      [...words.slice(0, index), `${words[index] ?? ''}${word}`, ...words.slice(index + 2)].join(
        ' ',
      ),
    )
}

/** "silvergelatin" → "silver gelatin". */
function parted(words: readonly string[], vocabulary: Vocabulary): string[] {
  return words.flatMap((word, index) =>
    Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => [
      word.slice(0, at + 1),
      word.slice(at + 1),
    ])
      .filter((parts) => parts.every((part) => vocabulary.has(part)))
      .map((parts) => replaceAt(words, index, parts.join(' '))),
  )
}

/** A word for one that is spelt nearly so, or that begins nearly so. */
function respelt(words: readonly string[], vocabulary: Vocabulary): string[] {
  const near = words.flatMap((word, index) =>
    [...vocabulary]
      .filter(([other]) => isOneEdit(word, other) || beginsNearly(word, other))
      .map(([, { written, count }]) => ({ text: replaceAt(words, index, written), count })),
  )
  return near
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text)
}

function beginsNearly(word: string, other: string): boolean {
  if (word.length < MIN_EDITED_LETTERS || other.length <= word.length) return false
  return [-1, 0, 1].some((more) => isOneEdit(word, other.slice(0, word.length + more)))
}

function replaceAt(words: readonly string[], index: number, word: string): string {
  return words.with(index, word).join(' ')
}
