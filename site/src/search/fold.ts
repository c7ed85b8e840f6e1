import { slug } from 'contract/rules/slug.ts'

/** Marks at the ends of a word that `slug()` keeps because they may stand inside one: `first`, not `"first"`. */
const EDGES = /^[^a-z0-9]+|[^a-z0-9]+$/g
/** Text that is its own slug but for its case; most words are, and the long way costs ten times as much. */
const PLAIN = /^[a-z0-9]{1,96}$/i

/**
 * The words of a text as they are compared (spec/screens §10): each folded by `slug()`, so that case, marks and typographic
 * quotes make no difference. Word by word, because a slug ends at 96 characters. No words give `[]`.
 * @example foldWords('Štefan’s “Self-portraits”') // ["stefan's", 'self', 'portraits']
 */
export function foldWords(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .flatMap((word) => (PLAIN.test(word) ? word.toLowerCase() : slug(word).split('-')))
    .map((word) => word.replace(EDGES, ''))
    .filter((word) => word !== '')
}
