import { slug } from 'contract/rules/slug.ts'

/** Characters to remove from both ends of a word, because `slug()` keeps some of them: `first`, not `"first"`. */
const EDGES = /^[^a-z0-9]+|[^a-z0-9]+$/g
/** A word whose slug is the word in lower case. Most words are, and `slug()` takes ten times as long. */
const PLAIN = /^[a-z0-9]{1,96}$/i

/**
 * Returns the words of a text as they are compared (spec/screens §10): each is folded by `slug()`, which would cut the
 * whole text at 96 characters.
 * @example foldWords('Štefan’s “Self-portraits”') // ["stefan's", 'self', 'portraits']
 */
export function foldWords(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .flatMap((word) => (PLAIN.test(word) ? word.toLowerCase() : slug(word).split('-')))
    .map((word) => word.replace(EDGES, ''))
    .filter((word) => word !== '')
}
