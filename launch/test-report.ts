export interface MeasuredFile {
  /** The path from the root of the clone. */
  readonly file: string
  /** For import, hooks and tests together. */
  readonly ms: number
  readonly passed: number
  readonly failures: readonly Failure[]
}

/** A test, or a file that could not be loaded. */
export interface Failure {
  /** With the names of its groups: `two people › see each other`. */
  readonly test: string
  readonly lines: readonly string[]
}

export interface MeasuredStep {
  readonly name: string
  readonly ms: number
}

export interface MeasuredPart {
  readonly name: string
  readonly steps: readonly MeasuredStep[]
}

export interface TestReport {
  readonly parts: readonly MeasuredPart[]
  readonly files: readonly MeasuredFile[]
  /** The reason why a file may take longer than `LONG_MS`. */
  readonly longFiles: Readonly<Record<string, string>>
}

/** A judgement: hundreds of files share less than twenty minutes. */
const LONG_MS = 20_000
const SLOWEST = 10

/** Somebody who has only the end of the output still sees what failed. */
export function reportLines({ parts, files, longFiles }: TestReport): readonly string[] {
  const slowest = files.toSorted((one, other) => other.ms - one.ms)
  const unexplained = slowest.filter(({ file, ms }) => ms > LONG_MS && !longFiles[file])
  return [
    'Slowest files:',
    ...slowest.slice(0, SLOWEST).map(fileLine),
    ...(unexplained.length > 0
      ? ['Over 20 s without a reason in launch/long-test-files.ts:', ...unexplained.map(fileLine)]
      : []),
    ...parts.map(partLine),
    ...files.flatMap(failureLines),
    totals(files),
  ]
}

function fileLine({ file, ms }: MeasuredFile): string {
  return `${(ms / 1_000).toFixed(1).padStart(7)} s  ${file}`
}

function partLine({ name, steps }: MeasuredPart): string {
  const total = steps.reduce((all, { ms }) => all + ms, 0)
  const each = steps.map((step) => `${step.name} ${minutes(step.ms)}`).join(', ')
  return `${name}: ${minutes(total)} minutes (${each})`
}

function minutes(ms: number): string {
  return (ms / 60_000).toFixed(1)
}

function failureLines({ file, failures }: MeasuredFile): readonly string[] {
  return failures.flatMap(({ test, lines }) => [
    `FAILED ${file} › ${test}`,
    ...lines.map((line) => `       ${line}`),
  ])
}

function totals(files: readonly MeasuredFile[]): string {
  const passed = files.reduce((total, file) => total + file.passed, 0)
  return `${passed} passed, ${files.flatMap(({ failures }) => failures).length} failed`
}
