import { upperFirst } from './upper-first.ts'

/** In lower case unless they come first (spec/behaviour §8.1.5). */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and as at but by for if in is nor of on or the to with'.split(' '),
)

/**
 * `the-art-of-light` → `The Art of Light` (spec/behaviour §8.1.5). Escapes are decoded first, unless one is malformed.
 */
export function titleCase(segment: string): string {
  return decodeSafely(segment)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[-_.\s]+/u)
    .filter((word) => word !== '')
    .map((word, position) => {
      const small = word.toLowerCase()
      return position > 0 && SMALL_WORDS.has(small) ? small : upperFirst(word)
    })
    .join(' ')
}

function decodeSafely(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    // A path with a malformed escape is answered with 400, and that page has the title of the error.
    return segment
  }
}
