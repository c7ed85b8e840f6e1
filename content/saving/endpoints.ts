/** These endpoints are below `/api/{collection}` and `/api/globals/{global}`. */
import {
  addDataAndFileToRequest,
  APIError,
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import * as v from 'valibot'
import { accountName } from '../requests/account-name.ts'
import { CONFLICT, CREATED } from '../requests/http-status.ts'
import { bodyOf } from '../requests/body-of.ts'
import { idInPath } from '../requests/id-in-path.ts'
import { liveOf } from './live.ts'
import { createOncePerKey, type OncePerKey } from './once-per-key.ts'
import type { Presence } from './presence.ts'
import {
  createRecord,
  publishRecord,
  revertRecord,
  saveChanges,
  savedOf,
  Changes,
  type Saved,
} from './save.ts'
import { ownerOf, readRecord, readUpdatedAt, type Target } from './record.ts'

/** More creations are remembered than forms ever wait for a response at the same time (spec/behaviour §30.2). */
const MOST_CREATIONS = 1000

type Answer = (req: PayloadRequest, target: Target) => Promise<Response>
type Named = readonly [name: string, answer: Answer]

/** For a collection with drafts. */
export function collectionEndpoints(
  slug: CollectionSlug,
  presence: Presence,
): Omit<Endpoint, 'root'>[] {
  return [creation(slug), ...ofEachRecord(slug, [...savingEndpoints(presence), ...PUBLISHING])]
}

/** For a collection without drafts, where a save takes effect at once. */
export function openCollectionEndpoints(
  slug: CollectionSlug,
  presence: Presence,
): Omit<Endpoint, 'root'>[] {
  return [creation(slug), ...ofEachRecord(slug, savingEndpoints(presence))]
}

function creation(slug: CollectionSlug) {
  const createOnce = createOncePerKey<number>(MOST_CREATIONS)
  return post('/save', (req) => create(req, slug, createOnce))
}

function ofEachRecord(slug: CollectionSlug, endpoints: readonly Named[]) {
  return endpoints.map(([name, answer]) =>
    post(`/:id/${name}`, (req) => answer(req, { collection: slug, id: idInPath(req) })),
  )
}

export function globalEndpoints(slug: GlobalSlug, presence: Presence): Omit<Endpoint, 'root'>[] {
  return [...savingEndpoints(presence), ...PUBLISHING].map(([name, answer]) =>
    post(`/${name}`, (req) => answer(req, { global: slug })),
  )
}

function savingEndpoints(presence: Presence): readonly Named[] {
  return [
    ['save', save],
    ['presence', (req, target) => meet(req, target, presence)],
  ]
}

function post(path: string, handler: (req: PayloadRequest) => Promise<Response>) {
  return { path, method: 'post' as const, handler }
}

const save: Answer = async (req, target) => {
  const saved = await saveChanges(req, target, await bodyOf(req, Changes))
  return saved.conflicts.length === 0 ? Response.json(saved) : conflictReply(saved)
}

function conflictReply({ conflicts, others, ...saved }: Saved): Response {
  const message = `${nameOf(others)} changed the same while you were typing: choose what stays`
  return Response.json({ errors: [{ message }], conflicts, others, ...saved }, { status: CONFLICT })
}

const Creation = v.object({ ...Changes.entries, key: v.string() })

/** A form without a response repeats its request with the same key, and gets the record of its first request. */
async function create(
  req: PayloadRequest,
  collection: CollectionSlug,
  createOnce: OncePerKey<number>,
): Promise<Response> {
  if (req.payload.collections[collection].config.upload) await addDataAndFileToRequest(req)
  const { key, ...sent } = await bodyOf(req, Creation)
  let saved: Saved | undefined
  const id = await createOnce(key, async () => {
    saved = await createRecord(req, collection, sent)
    return Number(saved.doc['id'])
  })
  if (saved) return Response.json(saved, { status: CREATED })
  return Response.json(await savedOf(req, await readRecord(req, { collection, id })))
}

const publish: Answer = async (req, target) => {
  const { seen } = await bodyOf(req, v.object({ seen: v.optional(v.string()) }))
  const { isPublished, ...rest } = await publishRecord(req, target, seen)
  if (isPublished) return Response.json(rest)
  const message = `${nameOf(rest.others)} changed this just now. It is in the form: look at it, then publish again`
  return Response.json({ errors: [{ message }], ...rest }, { status: CONFLICT })
}

const revert: Answer = async (req, target) => {
  const saved = await revertRecord(req, target)
  if (saved) return Response.json(saved)
  throw new APIError(
    'This is not public: there is nothing to go back to',
    CONFLICT,
    undefined,
    true,
  )
}

const PUBLISHING: readonly Named[] = [
  ['publish', publish],
  ['revert', revert],
  ['live', async (req, target) => Response.json(await liveOf(req, target))],
]

const SignOfLife = v.object({
  tab: v.string(),
  field: v.optional(v.string()),
  isLeaving: v.optional(v.boolean()),
})

/** Returns who else has the record open, and `updatedAt` of its newest version for the form to compare with its own. */
async function meet(req: PayloadRequest, target: Target, presence: Presence): Promise<Response> {
  const { tab, field, isLeaving } = await bodyOf(req, SignOfLife)
  const { collection, id } = ownerOf(target)
  const record = id === undefined ? collection : `${collection} ${id}`
  if (isLeaving) {
    presence.leave(record, tab)
    return Response.json({ people: [] })
  }
  // Reads with the rights of the person who asks.
  const updatedAt = await readUpdatedAt(req, target)
  const visit = {
    tab,
    field,
    account: Number(req.user?.id),
    name: req.user ? accountName(req.user) : '',
  }
  const others = presence.meet(record, visit, Date.now())
  return Response.json({
    people: others.map(({ name, field: at }) => ({ name, field: at })),
    updatedAt,
  })
}

/** The person who changed the record last. */
function nameOf(others: Saved['others']): string {
  return others[0]?.by || 'Somebody'
}
