/** The endpoints of releases, below `/api/{collection}/{id}` and `/api/releases`. */
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { bodyOf } from '../requests/body-of.ts'
import { idInPath } from '../requests/id-in-path.ts'
import { findRecordReleases } from './record-releases.ts'
import {
  cancelRelease,
  Move,
  moveRelease,
  setRelease,
  Setting,
  TakeOut,
  takeOut,
  tryAgain,
} from './set-release.ts'

/** Endpoints of each record: its planned releases, and adding the record to a release. */
export function releaseEndpoints(collection: CollectionSlug): Omit<Endpoint, 'root'>[] {
  const keyOf = (req: PayloadRequest) => ({ collection, id: idInPath(req) })
  return [
    {
      path: '/:id/release',
      method: 'get',
      handler: async (req) => Response.json(await findRecordReleases(keyOf(req), req)),
    },
    {
      path: '/:id/release',
      method: 'post',
      async handler(req) {
        await setRelease(keyOf(req), await bodyOf(req, Setting), req)
        return Response.json(await findRecordReleases(keyOf(req), req))
      },
    },
  ]
}

/** Endpoints of the releases themselves. */
export const ownEndpoints: Omit<Endpoint, 'root'>[] = [
  post('/:id/move', async (req) => moveRelease(idInPath(req), (await bodyOf(req, Move)).at, req)),
  post('/:id/again', (req) => tryAgain(idInPath(req), req)),
  post('/:id/cancel', (req) => cancelRelease(idInPath(req), req)),
  post('/:id/take-out', async (req) =>
    takeOut(idInPath(req), (await bodyOf(req, TakeOut)).item, req),
  ),
]

function post(path: string, act: (req: PayloadRequest) => Promise<void>): Omit<Endpoint, 'root'> {
  return {
    path,
    method: 'post',
    async handler(req) {
      await act(req)
      return Response.json({ done: true })
    },
  }
}
