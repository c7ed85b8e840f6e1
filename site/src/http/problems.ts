const LINE_EVERY_MS = 1_000

/** What can be wrong with a single request. A fixed set: kinds are labels of a metric. */
export type ProblemKind =
  /** Refused before anything was looked up: no HTTP, too large, ambiguous, or one of too many at once. */
  | 'request.refused'
  /** The visitor took too long to send it. */
  | 'request.late'
  /** Answering it threw; the visitor has a 500. */
  | 'request.failed'
  /** It could not be sent to its end. */
  | 'response.failed'
  /** The visitor took too long to read it. */
  | 'response.late'
  | 'connection.failed'

export type Report = (kind: ProblemKind, fields: Readonly<Record<string, unknown>>) => void

export interface Problems {
  readonly report: Report
  /** How often each kind was reported. */
  counts(): ReadonlyMap<ProblemKind, number>
}

export interface ProblemsDeps {
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
  /** Monotonic milliseconds. */
  readonly nowMs: () => number
}

/**
 * Problems of single requests: every one is counted, and of each kind at most one line a second is logged, which says
 * how many went before it unlogged (spec/faults §13). So visitors cannot fill the log.
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
