const SHORT_RUNS = 10_000

/**
 * How often a property is tried, and from which seed: the same in every `npm test`, more and others by `npm run fuzz`.
 * fast-check prints the seed and the path of a case that fails.
 */
export const FUZZ = {
  numRuns: Number(process.env['FUZZ_RUNS'] ?? SHORT_RUNS),
  seed: Number(process.env['FUZZ_SEED'] ?? 20_260_306),
}

/** How often something dear is tried, where each case is a whole history: so much more in a long run as all others. */
export function dearRuns(short: number): number {
  return Math.ceil((short * FUZZ.numRuns) / SHORT_RUNS)
}

/** Whether this is `npm test`, whose forms are short, and not `npm run fuzz`. */
export const IS_SHORT = process.env['FUZZ_RUNS'] === undefined

const MINUTE_MS = 60_000

/** How long one broken document or answer may take in all its forms. */
export const BROKEN_WITHIN = { timeout: IS_SHORT ? MINUTE_MS : 60 * MINUTE_MS }
