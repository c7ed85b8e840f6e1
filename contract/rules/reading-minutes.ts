/** A little below the average speed of adults who read English prose, 238 (Brysbaert 2019). */
const WORDS_PER_MINUTE = 220

/** Rounded up, at least 1 (spec/content B9). */
export function readingMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}
