/** No i, l, o, u: nothing that is misread, nothing that spells (spec/content D6). */
const LETTERS = 'abcdefghjkmnpqrstvwxyz'
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
const BITS = 5
/** Four digits of five bits. */
const HEX_DIGITS = 5

/** What every permanent short code matches. */
export const SHORT_CODE = new RegExp(`^[${LETTERS}][${DIGITS}]{3}$`)

/**
 * The candidate of a permanent short code (spec/content D6): four base-32 digits of a SHA-256, the first
 * of them a letter. Takes the hash in hexadecimal, of `{collection}:{slug or name}:{n}`; whoever
 * calls counts `n` up until one is free.
 */
export function codeCandidate(sha256Hex: string): string {
  const bits = Number.parseInt(sha256Hex.slice(0, HEX_DIGITS), 16)
  const digit = (position: number) => (bits >> (BITS * (3 - position))) & (DIGITS.length - 1)
  const first = LETTERS[digit(0) % LETTERS.length] ?? ''
  return first + [1, 2, 3].map((position) => DIGITS[digit(position)] ?? '').join('')
}
