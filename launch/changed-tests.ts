/**
 * These tests start processes, open the built site, or read files as text, so a change can affect them without being
 * imported. Paths begin at the root of the clone.
 */
const BEYOND_IMPORTS: readonly {
  readonly changed: RegExp
  readonly tests: RegExp
  /** If given, only test files that contain this text. */
  readonly holding?: string
}[] = [
  {
    changed: /^(site|contract)\//,
    tests: /^site\/.*\.(browser|offline)\.test\.tsx?$|^site\/journeys\//,
  },
  { changed: /^content\//, tests: /^site\/journeys\//, holding: 'testing/festival.ts' },
  { changed: /^(studio|content|contract|launch)\//, tests: /\.studio\.test\.ts$/ },
  { changed: /^launch\//, tests: /^launch\/.*\.data\.test\.ts$/, holding: 'stand-in-clone' },
  { changed: /\.(ts|tsx|mjs|css|md|lua)$/, tests: /^launch\/citations\.test\.ts$/ },
  { changed: /^oxlint\.config\.ts$/, tests: /^launch\/import-boundaries\.test\.ts$/ },
]

/** The changed files, and tests that these can affect without being imported, for `vitest related`. */
export function relatedSources(
  changed: readonly string[],
  testFiles: readonly string[],
  read: (file: string) => string,
): readonly string[] {
  const rules = BEYOND_IMPORTS.filter((rule) => changed.some((path) => rule.changed.test(path)))
  const affected = testFiles.filter((file) =>
    rules.some(
      ({ tests, holding }) => tests.test(file) && (!holding || read(file).includes(holding)),
    ),
  )
  return [...new Set([...changed, ...affected])]
}
