const SHORT_RUNS = 1_000
/** One history of edits takes about as long as this many cases of a rule (a judgement). */
const CASES_PER_HISTORY = 10_000

/**
 * How often a property is tried, and from which seed: the same in every `npm test`, more and others by `npm run fuzz`.
 * fast-check prints the seed and the path of a case that fails.
 */
export const FUZZ = {
  numRuns: Number(process.env['FUZZ_RUNS'] ?? SHORT_RUNS),
  seed: Number(process.env['FUZZ_SEED'] ?? 20_260_306),
}

/** Whether this is `npm test`, whose forms are short, and not `npm run fuzz`. */
export const IS_SHORT = process.env['FUZZ_RUNS'] === undefined

/** How often something is tried where each case is a whole history of edits: `short` is the number for `npm test`. */
export function historyRuns(short: number): number {
  return IS_SHORT ? short : Math.ceil((short * FUZZ.numRuns) / CASES_PER_HISTORY)
}

const MINUTE_MS = 60_000

/** How long one broken document or answer may take in all its forms. */
export const BROKEN_WITHIN = { timeout: IS_SHORT ? MINUTE_MS : 60 * MINUTE_MS }
