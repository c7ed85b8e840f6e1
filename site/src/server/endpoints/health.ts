import type { Store } from '../../publish/publisher.ts'
import type { Replica } from '../../replica/replica.ts'
import { jsonAnswer, type Endpoint } from '../http/endpoint.ts'

/** Alive, and how well the content service is followed. */
export function health(replica: Pick<Replica, 'status'>): Endpoint {
  return { answer: () => jsonAnswer(200, replica.status()) }
}

/** Whether every page is there. */
export function readiness(store: Pick<Store, 'ready'>): Endpoint {
  return { answer: () => jsonAnswer(store.ready() ? 200 : 503, { ready: store.ready() }) }
}
