/**
 * How often a property is tried, and from which seed: the same in every `npm test`, more and others by `npm run fuzz`.
 * fast-check prints the seed and the path of a case that fails.
 */
export const FUZZ = {
  numRuns: Number(process.env['FUZZ_RUNS'] ?? 10_000),
  seed: Number(process.env['FUZZ_SEED'] ?? 20_260_306),
}
