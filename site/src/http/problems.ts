/** At most one line is logged in this time for each kind of problem (spec/faults §13). */
const LINE_EVERY_MS = 1_000

/** Of single requests. The kinds are labels of a metric. */
export type ProblemKind =
  /** Refused: not valid HTTP, too large, ambiguous, or too many at once. */
  | 'request.refused'
  /** The visitor took too long to send the request. */
  | 'request.late'
  /** Answering the request failed; the visitor got a 500. */
  | 'request.failed'
  /** The reply could not be sent completely. */
  | 'response.failed'
  /** The visitor took too long to read the reply. */
  | 'response.late'
  | 'connection.failed'

export type Report = (kind: ProblemKind, fields: Readonly<Record<string, unknown>>) => void

export interface Problems {
  readonly report: Report
  counts(): ReadonlyMap<ProblemKind, number>
}

export interface ProblemsDeps {
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
  /** A monotonic clock in milliseconds. */
  readonly nowMs: () => number
}

/**
 * Logs at most one line a second for each kind, with the number of problems since the last line, so that visitors
 * cannot fill the log (spec/faults §13).
 */
export function createProblems({ log, nowMs }: ProblemsDeps): Problems {
  const counts = new Map<ProblemKind, number>()
  const lines = new Map<ProblemKind, { readonly atMs: number; readonly count: number }>()
  return {
    counts: () => counts,
    report(kind, fields) {
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      const last = lines.get(kind)
      if (last && nowMs() - last.atMs < LINE_EVERY_MS) return
      lines.set(kind, { atMs: nowMs(), count })
      const unlogged = count - (last?.count ?? 0) - 1
      log(kind, { ...fields, ...(unlogged === 0 ? {} : { unlogged }) })
    },
  }
}
