import type { Store } from '../publish/publisher.ts'
import type { Replica } from '../replica/replica.ts'
import { createProblems } from './problems.ts'

/** The replica hears from the content service at least every 25 s: here two messages in a row are missing. */
const STALE_AFTER_S = 60

/** The status of the site, as `/healthz`, `/readyz` and `/metrics` report it. */
export interface SiteStatus {
  /** Of the answers that are served; null while there are none. */
  readonly revision: string | null
  /** Since the answers were last known to be the current ones; 0 while the content service is followed. */
  readonly behindSeconds: number
  /** The alarm: behind for more than a minute (spec/faults R3). */
  readonly isStale: boolean
  /** The revision that removes so much that it has to be said twice; null while there is none (spec/faults C13). */
  readonly held: string | null
  /** The answers are on disk; otherwise in memory only (spec/faults C22). */
  readonly isSaved: boolean
  /** Every page is there, and the site is not about to end. */
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
    const { revision, behindS, held, isSaved } = replica.status()
    return {
      revision: revision ?? null,
      behindSeconds: Math.ceil(behindS),
      isStale: behindS > STALE_AFTER_S,
      held: held ?? null,
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

/** What an operator asks about the site: its status, how it answered, what went wrong. */
export function createOperations({ log, ...sources }: OperationsDeps) {
  const problems = createProblems({ log, nowMs: () => performance.now() })
  /** By the first digit of the status: plain integers, because every request is counted. */
  const answers = new Map([2, 3, 4, 5].map((digit) => [digit, 0]))
  let isLeaving = false
  return {
    status: createSiteStatus({ ...sources, isLeaving: () => isLeaving }),
    /** How often a status was answered, by its first digit. */
    answers: (): Iterable<readonly [number, number]> => answers,
    countAnswer(status: number): void {
      const digit = Math.trunc(status / 100)
      answers.set(digit, (answers.get(digit) ?? 0) + 1)
    },
    problems: problems.counts,
    /** Problems of single requests, counted and logged sparingly. */
    report: problems.report,
    /** Makes `/readyz` say that the site is not ready; everything else answers as before. */
    leave(): void {
      isLeaving = true
    },
  }
}
