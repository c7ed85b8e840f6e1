import { foldWords } from '../../search/fold-words.ts'
import { beginsNearly, isOneEdit, MIN_EDITED_LETTERS } from '../../search/misspelling.ts'

/**
 * Returns for each name whether it has each typed word (spec/screens §5.7). Words are folded as in the search, so that
 * "zoe" finds "Zoë". If no name fits, each word may have one wrong letter, as in the search.
 */
export function namesThatFit(names: readonly string[], typed: string): readonly boolean[] {
  const asked = foldWords(typed)
  const folded = names.map(foldWords)
  const exact = folded.map((words) => fits(words, asked, has))
  return exact.includes(true) ? exact : folded.map((words) => fits(words, asked, isNear))
}

function fits(
  words: readonly string[],
  asked: readonly string[],
  isSame: (word: string, other: string) => boolean,
): boolean {
  return asked.every((word) => words.some((other) => isSame(word, other)))
}

function has(word: string, other: string): boolean {
  return other.includes(word)
}

function isNear(word: string, other: string): boolean {
  return (
    has(word, other) ||
    beginsNearly(word, other) ||
    (word.length >= MIN_EDITED_LETTERS && isOneEdit(word, other))
  )
}
