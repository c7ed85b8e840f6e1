/** The codes of a plan in its link, `/plan?items=k3f9.ea0z` (spec/behaviour §33). */

/** A judgement: more than anybody sees in one festival; the link stays short enough for a QR code that prints small. */
export const MAX_PLAN_ITEMS = 60
/** A code has four characters. Longer words are kept up to here, so that the page can name what it does not know. */
const MAX_WORD = 16
const BETWEEN = '.'

/**
 * Reads the codes of a plan's link: in lower case, each once, in the order of the alphabet, so that one plan has one
 * address. Words that are no codes are kept, because the page names them. Returns one more than `MAX_PLAN_ITEMS` if
 * there are more, so that the page can say so. Never throws.
 */
export function parsePlanItems(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .split(/[^0-9a-z]+/)
    .map((word) => word.slice(0, MAX_WORD))
    .filter((word) => word !== '')
  return [...new Set(words)].slice(0, MAX_PLAN_ITEMS + 1).toSorted()
}

/** Formats codes as the value of `items`. `parsePlanItems` reads it again. */
export function formatPlanItems(codes: readonly string[]): string {
  return codes.toSorted().join(BETWEEN)
}

/** Returns the address of the page that shows a plan; without codes, of the page that shows what is saved. */
export function planPath(codes: readonly string[] = []): string {
  return codes.length === 0 ? '/plan' : `/plan?items=${formatPlanItems(codes)}`
}
