import slugify from 'slugify'
import { isDotSegment } from './canonicalise.ts'

/**
 * A longer slug is cut at a dash (spec/behaviour §10.1.3, spec/content A1). A judgement: about fifteen words, more
 * than nearly all titles have.
 */
export const MAX_SLUG_LENGTH = 96

/**
 * Lower-case English transliteration, words joined by `-` (spec/asked §5, spec/behaviour §10.1). `''` if nothing is
 * left; a caller that needs a URL then uses the record's id.
 * @throws `Error('slugify: string argument expected')` for anything but a string
 * @example slug('Artist’s Walk') // "artist's-walk"
 */
export function slug(text: unknown): string {
  if (typeof text !== 'string') throw new Error('slugify: string argument expected')
  const whole = slugify(text, { lower: true, locale: 'en' })
  const short = cutAtDash(whole)
  return isDotSegment(short) ? '' : short
}

function cutAtDash(text: string): string {
  if (text.length <= MAX_SLUG_LENGTH) return text
  const dash = text.lastIndexOf('-', MAX_SLUG_LENGTH)
  return text.slice(0, dash > 0 ? dash : MAX_SLUG_LENGTH)
}
