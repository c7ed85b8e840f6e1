/** Without i, l, o and u, so that a code is not misread and hardly ever forms a word (spec/content D6). */
const LETTERS = 'abcdefghjkmnpqrstvwxyz'
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
const BITS = 5
/** The first 20 bits of the hash: four characters of five bits. */
const HEX_DIGITS = 5

export const SHORT_CODE = new RegExp(`^[${LETTERS}][${DIGITS}]{3}$`)

/**
 * A candidate for a permanent short code (spec/content D6). The argument is the SHA-256 of `{collection}:{slug or
 * name}:{n}` in hexadecimal. The caller increases `n` until a candidate is free.
 */
export function codeCandidate(sha256Hex: string): string {
  const bits = Number.parseInt(sha256Hex.slice(0, HEX_DIGITS), 16)
  const digit = (position: number) => (bits >> (BITS * (3 - position))) & (DIGITS.length - 1)
  const first = LETTERS[digit(0) % LETTERS.length] ?? ''
  return first + [1, 2, 3].map((position) => DIGITS[digit(position)] ?? '').join('')
}
