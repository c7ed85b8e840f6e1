import type { Store } from '../../publish/publisher.ts'
import type { Replica } from '../../replica/replica.ts'
import { jsonAnswer, type Endpoint } from '../http/endpoint.ts'

/** Alive, which revision, and how long ago the content service was last heard. */
export function health(replica: Pick<Replica, 'snapshot' | 'heardAt'>): Endpoint {
  return {
    answer() {
      const heardAt = replica.heardAt()
      return jsonAnswer(200, {
        revision: replica.snapshot().revision || null,
        heardSecondsAgo: heardAt === undefined ? null : Math.round((Date.now() - heardAt) / 1000),
      })
    },
  }
}

/** Whether every page is there. */
export function readiness(store: Pick<Store, 'ready'>): Endpoint {
  return { answer: () => jsonAnswer(store.ready() ? 200 : 503, { ready: store.ready() }) }
}
