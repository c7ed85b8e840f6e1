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
