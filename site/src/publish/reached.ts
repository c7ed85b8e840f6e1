import type { Reached } from '../replica/upstream.ts'

/**
 * How often a report is repeated. A site that is silent for two minutes counts as away (spec/behaviour §24.4), so a
 * report may be lost.
 */
const AGAIN_MS = 30_000
/** A report that failed is sent again sooner, because the studio says "Going live…" until one arrives. */
const RETRY_MS = 1_000
/** How many of the changed pages a report names, because the studio lists them as links. A judgement. */
const MOST_PATHS = 50

export interface ReachedReportsDeps {
  readonly site: string
  /** Rejects if the report did not arrive. */
  readonly send: (reached: Reached) => Promise<void>
  /** Resolves when all answers that have arrived are published. */
  readonly settled: () => Promise<void>
}

/**
 * Tells the content service which revision the pages have reached, so that staff see when a change is live
 * (spec/behaviour §24.4): when the last page of a revision is published, and again every 30 s.
 */
export function createReachedReports({ site, send, settled }: ReachedReportsDeps) {
  const changed = new Set<string>()
  let followed = ''
  let latest: Reached | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function report(): Promise<void> {
    clearTimeout(timer)
    if (!latest || isClosed) return
    const hasArrived = await send(latest).then(
      () => true,
      () => false,
    )
    if (isClosed) return
    clearTimeout(timer)
    timer = setTimeout(() => void report(), hasArrived ? AGAIN_MS : RETRY_MS).unref()
  }

  return {
    /** Call this when a page is new or removed, or when its bytes have changed. */
    pageChanged(path: string): void {
      changed.add(path)
    },
    /** Reports a revision when its pages are published, unless another revision has arrived by then. */
    async follow(revision: string): Promise<void> {
      followed = revision
      await settled()
      if (followed !== revision || isClosed) return
      latest = { site, revision, count: changed.size, paths: [...changed].slice(0, MOST_PATHS) }
      changed.clear()
      await report()
    },
    close(): void {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
