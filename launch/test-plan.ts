const PROJECTS = ['unit', 'data', 'browser', 'studio'] as const

export type TestProject = (typeof PROJECTS)[number]

export interface TestPlan {
  readonly projects: readonly TestProject[]
  /** Whether everything is to pass, `npm run check` included, or only some projects were asked for. */
  readonly isWhole: boolean
  /** For vitest. */
  readonly args: readonly string[]
}

/** `npm test -- unit data -t words`: names of projects first, everything after them goes to vitest. */
export function planTests(args: readonly string[]): TestPlan {
  const end = args.findIndex((arg) => !isProject(arg))
  const names = end === -1 ? args : args.slice(0, end)
  const projects = PROJECTS.filter((project) => names.includes(project))
  return {
    projects: projects.length === 0 ? PROJECTS : projects,
    isWhole: args.length === 0,
    args: args.slice(names.length),
  }
}

export interface Totals {
  readonly passed: number
  readonly failed: number
}

/** What vitest's JSON report says. A file that could not even be loaded counts as one failure. */
export interface TestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

export function totalsOf(report: TestReport): Totals {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
  }
}

function isProject(name: string): boolean {
  return PROJECTS.some((project) => project === name)
}
