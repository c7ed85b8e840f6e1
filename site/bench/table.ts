export interface Figure {
  /** In the catalogue of faults, such as `P3`. */
  readonly id: string
  readonly what: string
  /** The value with its unit, or the reason why it could not be measured. */
  readonly measured: string
  readonly goal?: string
}

/** Returns Markdown. */
export function table(figures: readonly Figure[]): string {
  const rows = [
    ['', 'figure', 'measured', 'goal'],
    ...figures.map(({ id, what, measured, goal = '' }) => [id, what, measured, goal]),
  ]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

/** 0 if there are no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
export const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
