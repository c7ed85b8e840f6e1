/** Each has a budget of minutes (docs/testing.md). */
export const PARTS = {
  core: ['unit', 'data', 'browser'],
  studio: ['studio'],
  offline: ['offline'],
} as const

export type PartName = keyof typeof PARTS
export type TestProject = (typeof PARTS)[PartName][number]

export interface TestPart {
  readonly name: PartName
  readonly projects: readonly TestProject[]
}

export interface TestPlan {
  readonly parts: readonly TestPart[]
  readonly checks: boolean
  /** Whether only tests run that changes in the work tree can affect. */
  readonly onlyChanged: boolean
  readonly args: readonly string[]
}

const PART_NAMES = Object.keys(PARTS) as PartName[] // the keys of the constant above

/**
 * What `npm test -- …` runs. Names of parts or projects come first (`core`, `unit data`), or `changed`; everything
 * after them is passed to vitest (`-t words`, a file). The static checks run with the whole part `core` and with
 * `changed`.
 */
export function planTests(given: readonly string[]): TestPlan {
  if (given[0] === 'changed') {
    return { parts: all(), checks: true, onlyChanged: true, args: given.slice(1) }
  }
  const end = given.findIndex((arg) => !isName(arg))
  const names = end === -1 ? given : given.slice(0, end)
  const args = given.slice(names.length)
  return {
    parts: names.length === 0 ? all() : named(names),
    checks: given.length === 0 || (names.includes('core') && args.length === 0),
    onlyChanged: false,
    args,
  }
}

function all(): readonly TestPart[] {
  return PART_NAMES.map((name) => ({ name, projects: PARTS[name] }))
}

/** A part that is named itself has all its projects. */
function named(names: readonly string[]): readonly TestPart[] {
  return all()
    .map(({ name, projects }) => ({
      name,
      projects: names.includes(name) ? projects : projects.filter((each) => names.includes(each)),
    }))
    .filter(({ projects }) => projects.length > 0)
}

function isName(name: string): boolean {
  return all().some((part) => part.name === name || part.projects.some((each) => each === name))
}
