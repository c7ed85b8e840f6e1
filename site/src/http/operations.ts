import type { Store } from '../publish/publisher.ts'
import type { Replica } from '../replica/replica.ts'
import { createProblems } from './problems.ts'

/** The content service sends something at least every 25 s; after this time two messages are missing. */
const STALE_AFTER_S = 60

/** As `/healthz`, `/readyz` and `/metrics` report it. */
export interface SiteStatus {
  /** Null while there is none. */
  readonly revision: string | null
  /** The time since the answers were known to be current; 0 while the content service is followed. */
  readonly behindSeconds: number
  /** Behind for more than a minute (spec/faults R3). */
  readonly isStale: boolean
  /** A revision that removes so much that it waits to be confirmed; null while there is none (spec/faults C13). */
  readonly held: string | null
  /** The answers are on disk (spec/faults C22). */
  readonly isSaved: boolean
  /** Every page is ready and the site is not ending. */
  readonly isReady: boolean
  readonly pages: number
  readonly variants: number
}

export interface SiteStatusDeps {
  readonly replica: Pick<Replica, 'status'>
  readonly store: Pick<Store, 'ready' | 'size'>
  readonly variants: { size(): number }
  readonly isLeaving: () => boolean
}

export function createSiteStatus({
  replica,
  store,
  variants,
  isLeaving,
}: SiteStatusDeps): () => SiteStatus {
  return () => {
    const { revision, behindS, suspectRevision, isSaved } = replica.status()
    return {
      revision: revision ?? null,
      behindSeconds: Math.ceil(behindS),
      isStale: behindS > STALE_AFTER_S,
      held: suspectRevision ?? null,
      isSaved,
      isReady: store.ready() && !isLeaving(),
      pages: store.size(),
      variants: variants.size(),
    }
  }
}

export interface OperationsDeps extends Omit<SiteStatusDeps, 'isLeaving'> {
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/** What an operator needs: the site's status, counts of replies, problems. */
export function createOperations({ log, ...sources }: OperationsDeps) {
  const problems = createProblems({ log, nowMs: () => performance.now() })
  /** Begin at 0, so that `/metrics` has every class from the start and a monitor sees the first failure as a rise. */
  const replies = new Map([2, 3, 4, 5].map((digit) => [digit, 0]))
  let isLeaving = false
  return {
    status: createSiteStatus({ ...sources, isLeaving: () => isLeaving }),
    /** By the first digit of their status. */
    replies: (): Iterable<readonly [number, number]> => replies,
    countReply(status: number): void {
      const digit = Math.trunc(status / 100)
      replies.set(digit, (replies.get(digit) ?? 0) + 1)
    },
    problems: problems.counts,
    report: problems.report,
    /** `/readyz` reports that the site is not ready; everything else answers as before. */
    leave(): void {
      isLeaving = true
    },
  }
}
