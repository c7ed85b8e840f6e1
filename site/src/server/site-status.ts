import type { Clock } from '../clock.ts'
import type { Store } from '../publish/publisher.ts'
import type { Replica } from '../replica/replica.ts'

/** The replica hears of the content service every 25 s or sooner, so this is one that was missed and tried again. */
const STALE_AFTER_S = 60

/** What the site says of itself, in `/healthz`, `/readyz` and `/metrics` alike. */
export interface SiteStatus {
  /** Of the answers that are served; null while there are none. */
  readonly revision: string | null
  /** Null when the content service has not been heard since the start. */
  readonly heardSecondsAgo: number | null
  /** The alarm: the content service has not been heard for a minute (faults R3). */
  readonly isStale: boolean
  /** Every page is there, and the site is not about to end. */
  readonly isReady: boolean
  readonly pages: number
  readonly variants: number
}

export interface SiteStatusDeps {
  readonly replica: Pick<Replica, 'snapshot' | 'heardAt'>
  readonly store: Pick<Store, 'ready' | 'size'>
  readonly variants: { size(): number }
  readonly clock: Clock
  readonly isLeaving: () => boolean
}

export function createSiteStatus({
  replica,
  store,
  variants,
  clock,
  isLeaving,
}: SiteStatusDeps): () => SiteStatus {
  const startedAt = clock.now()
  return () => {
    const now = clock.now()
    const heardAt = replica.heardAt()
    return {
      revision: replica.snapshot().revision || null,
      heardSecondsAgo: heardAt === undefined ? null : Math.round((now - heardAt) / 1000),
      isStale: now - (heardAt ?? startedAt) > STALE_AFTER_S * 1000,
      isReady: store.ready() && !isLeaving(),
      pages: store.size(),
      variants: variants.size(),
    }
  }
}
