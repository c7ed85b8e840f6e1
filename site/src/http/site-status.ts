import type { Store } from '../publish/publisher.ts'
import type { Replica } from '../replica/replica.ts'

/** The replica hears of the content service every 25 s or sooner, so this is one that was missed and tried again. */
const STALE_AFTER_S = 60

/** What the site says of itself, in `/healthz`, `/readyz` and `/metrics` alike. */
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
