import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload'
import { bodyOf } from '../requests/body-of.ts'
import { idInPath } from '../requests/id-in-path.ts'
import type { Target } from '../saving/record.ts'
import { EditionRelease, releaseEdition } from './edition-release.ts'
import { findRecordReleases } from './record-releases.ts'
import { findReleasesThatNeed } from './releases-that-need.ts'
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

/** About a record that somebody wants to take down. */
export interface NeededAnswer {
  /** Sentences about the coming releases that would fail without the record. */
  readonly failing: readonly string[]
}

/**
 * Below `/api/{collection}/{id}`. `release` returns the record's planned releases or adds the record to one; `needed`
 * says which releases need that it is public.
 */
export function releaseEndpoints(collection: CollectionSlug): Omit<Endpoint, 'root'>[] {
  return [
    ...endpointsAt('/:id/release', (req) => ({ collection, id: idInPath(req) })),
    {
      path: '/:id/needed',
      method: 'get',
      async handler(req) {
        const owner = { collection, id: idInPath(req) }
        const needed: NeededAnswer = { failing: await findReleasesThatNeed(owner, req) }
        return Response.json(needed)
      },
    },
  ]
}

/** Below `/api/globals/{global}`. */
export function globalReleaseEndpoints(global: GlobalSlug): Omit<Endpoint, 'root'>[] {
  return endpointsAt('/release', () => ({ global }))
}

function endpointsAt(
  path: string,
  targetIn: (req: PayloadRequest) => Target,
): Omit<Endpoint, 'root'>[] {
  return [
    {
      path,
      method: 'get',
      handler: async (req) => Response.json(await findRecordReleases(targetIn(req), req)),
    },
    {
      path,
      method: 'post',
      async handler(req) {
        await setRelease(targetIn(req), await bodyOf(req, Setting), req)
        return Response.json(await findRecordReleases(targetIn(req), req))
      },
    },
  ]
}

/** Below `/api/releases`. */
export const ownEndpoints: Omit<Endpoint, 'root'>[] = [
  post('/edition', async (req) => releaseEdition(await bodyOf(req, EditionRelease), req)),
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
