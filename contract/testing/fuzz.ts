const SHORT_RUNS = 1_000
/** A judgement: one history of edits takes about as long as this many cases of a rule. */
const CASES_PER_HISTORY = 10_000

/**
 * Every `npm test` has the same random cases; `npm run fuzz` has more, from another seed. fast-check prints the seed
 * and the path of a case that fails.
 */
export const FUZZ = {
  numRuns: Number(process.env['FUZZ_RUNS'] ?? SHORT_RUNS),
  seed: Number(process.env['FUZZ_SEED'] ?? 20_260_306),
}

/** `npm test` runs the short form of each fuzz test, `npm run fuzz` the long one. */
export const IS_SHORT = process.env['FUZZ_RUNS'] === undefined

/** One case is a whole history of edits. `short` is the number for `npm test`. */
export function historyRuns(short: number): number {
  return IS_SHORT ? short : Math.ceil((short * FUZZ.numRuns) / CASES_PER_HISTORY)
}

const MINUTE_MS = 60_000

/** For a test that breaks one document or answer in all forms. */
export const BROKEN_WITHIN = { timeout: IS_SHORT ? MINUTE_MS : 60 * MINUTE_MS }
