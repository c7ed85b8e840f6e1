/** The link of a plan, `/plan?items=k3f9.ea0z` (spec/behaviour §33). */

/** A judgement: more than anybody visits in one festival, and the link fits into a small QR code in print. */
export const MAX_PLAN_ITEMS = 60
/** Longer than a code, so that the page can name words that it does not know. */
const MAX_WORD = 16
const BETWEEN = '.'

/**
 * The codes in lower case, each once, in alphabetical order, so that a plan has only one address. Words that are not
 * codes stay, because the page names them. At most one more than `MAX_PLAN_ITEMS`, so that the page can say so.
 */
export function parsePlanItems(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .split(/[^0-9a-z]+/)
    .map((word) => word.slice(0, MAX_WORD))
    .filter((word) => word !== '')
  return [...new Set(words)].slice(0, MAX_PLAN_ITEMS + 1).toSorted()
}

export function formatPlanItems(codes: readonly string[]): string {
  return codes.toSorted().join(BETWEEN)
}

/** Without codes, the page shows what the visitor has saved. */
export function planPath(codes: readonly string[] = []): string {
  return codes.length === 0 ? '/plan' : `/plan?items=${formatPlanItems(codes)}`
}
