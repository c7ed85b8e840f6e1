/** The test files that may take longer than 20 s, and why. `npm test` names every other file that does. */
export const LONG_TEST_FILES: Readonly<Record<string, string>> = {}
