import { scoreRow } from './rank.ts'
import type { IndexedRow } from './search-index.ts'
import { foldWords } from './fold-words.ts'
import { beginsNearly, isOneEdit, MIN_EDITED_LETTERS } from './misspelling.ts'

/** Each candidate costs a search, so only the first ones are tried; frequent words come first. */
const MAX_CANDIDATES = 12
/** "Night walk" has longer parts, while "a tlas" and "at las" are not words. */
const MIN_PART_LETTERS = 3
/** A single edit is unlikely to help a longer query. */
const MAX_WORDS = 6

/**
 * Corrects a query without results in one word or one space (spec/screens §10). The correction with the most results
 * in `rows` wins; undefined if none has any. The words of `all` are collected at the first call.
 */
export function createSuggest(all: readonly IndexedRow[]) {
  let known: Vocabulary | undefined
  return (q: string, rows: readonly IndexedRow[] = all): string | undefined => {
    const words = foldWords(q)
    if (words.length === 0 || words.length > MAX_WORDS) return undefined
    known ??= vocabularyOf(all)
    // Corrections of spaces come first: they give few candidates, and there may be more respellings than are tried.
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

/** Every folded word of titles and details, with its spelling and how often it occurs. */
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
      .filter((parts) =>
        parts.every((part) => part.length >= MIN_PART_LETTERS && vocabulary.has(part)),
      )
      .map((parts) => replaceAt(words, index, parts.join(' '))),
  )
}

/** Tries only likely words: few people get the first letter wrong, and nobody means another number. */
function respelt(words: readonly string[], vocabulary: Vocabulary): string[] {
  const near = words.flatMap((word, index) =>
    [...vocabulary]
      .filter(([other]) => isLikely(word, other))
      .map(([, { written, count }]) => ({ text: replaceAt(words, index, written), count })),
  )
  return near
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text)
}

function isLikely(word: string, other: string): boolean {
  if (word.length < MIN_EDITED_LETTERS || /\d/.test(word) || word[0] !== other[0]) return false
  return isOneEdit(word, other) || beginsNearly(word, other)
}

function replaceAt(words: readonly string[], index: number, word: string): string {
  return words.with(index, word).join(' ')
}
