/**
 * A form sends the fields that changed, each with its old and its new value, and the version from which it began. The
 * server merges them into the newest version, so that nobody undoes somebody else's save (decision 055).
 */
import { formatTime, wallTimeOf } from 'contract/rules/local-time.ts'
import type { CollectionSlug, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { now } from '../requests/settings.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import { isSame, mergeRecord, shapedLike, type Conflict, type Values } from './merge.ts'
import { findOthersChanges, type OthersChange } from './others.ts'
import {
  aloneWith,
  createDraft,
  formFieldsOf,
  ownerOf,
  readPublished,
  readRecord,
  writeDraft,
  writeOpen,
  writePublished,
  type Target,
} from './record.ts'

export const Changes = v.object({
  /** `updatedAt` of the version from which the form began. */
  base: v.nullish(v.string()),
  /** For each field: the value in that version, and the new value; null is an empty value. */
  changes: v.record(
    v.string(),
    v.object({ old: v.nullish(v.unknown(), null), new: v.nullish(v.unknown(), null) }),
  ),
})
export type Changes = v.InferOutput<typeof Changes>

export interface Saved {
  readonly doc: Values
  /** Fields that others changed since the form's version. */
  readonly others: readonly OthersChange[]
  /** If there are any, nothing was saved. */
  readonly conflicts: readonly Conflict[]
  /** By the festival's clock: 11.42am. */
  readonly at: string
}

/** Saves as a draft if the collection has drafts. Without changes it only reads the newest version. */
export function saveChanges(req: PayloadRequest, target: Target, sent: Changes): Promise<Saved> {
  return aloneWith(req, ownerOf(target), async () => {
    const present = await readRecord(req, target)
    const isNewest = !sent.base || sent.base === present['updatedAt']
    const others = isNewest ? [] : await findOthersChanges(req, target, String(sent.base))
    const changes = changesOfForm(req, ownerOf(target).collection, sent.changes)
    const { value, conflicts } = mergeChanges(changes, present, isNewest)
    const data = Object.entries(value).filter(([name, next]) => !isSame(next, present[name]))
    const hasSaved = conflicts.length === 0 && data.length > 0
    const doc = hasSaved ? await write(req, target, Object.fromEntries(data)) : present
    return { doc, others, conflicts, at: await timeWords(req) }
  })
}

function write(req: PayloadRequest, target: Target, data: Values): Promise<Values> {
  const hasDrafts =
    'global' in target || req.payload.collections[target.collection].config.versions?.drafts
  return hasDrafts ? writeDraft(req, target, data) : writeOpen(req, target, data)
}

/** In place of an id for a record that is not created yet. */
const NOT_MADE = 0

export async function createRecord(
  req: PayloadRequest,
  collection: CollectionSlug,
  { changes }: Changes,
): Promise<Saved> {
  const fields = Object.entries(changesOfForm(req, collection, changes))
  const data = Object.fromEntries(fields.map(([name, each]) => [name, each.new]))
  return aloneWith(req, { collection, id: NOT_MADE }, async () =>
    savedOf(req, await createDraft(req, collection, data)),
  )
}

/**
 * Publishes the newest version, but nothing if the form has another one. `seen` is `updatedAt` of the form's version;
 * undefined for settings that were never saved.
 */
export function publishRecord(
  req: PayloadRequest,
  target: Target,
  seen: string | undefined,
): Promise<Saved & { readonly isPublished: boolean }> {
  return aloneWith(req, ownerOf(target), async () => {
    const present = await readRecord(req, target)
    if (present['updatedAt'] === seen)
      return { ...(await savedOf(req, await writePublished(req, target))), isPublished: true }
    const others = await findOthersChanges(req, target, seen ?? EVER)
    return { ...(await savedOf(req, present)), others, isPublished: false }
  })
}

const EVER = new Date(0).toISOString()

/** Returns undefined if the record is not public. */
export function revertRecord(req: PayloadRequest, target: Target): Promise<Saved | undefined> {
  return aloneWith(req, ownerOf(target), async () => {
    const published = await readPublished(req, target)
    if (!published) return undefined
    const names = formFieldsOf(req, ownerOf(target))
    const fields = names.map((name) => [name, published[name] ?? null] as const)
    return savedOf(req, await writePublished(req, target, Object.fromEntries(fields)))
  })
}

/** For when nobody else has changed the record in the meantime. */
export async function savedOf(req: PayloadRequest, doc: Values): Promise<Saved> {
  return { doc, others: [], conflicts: [], at: await timeWords(req) }
}

async function timeWords(req: PayloadRequest): Promise<string> {
  return formatTime(wallTimeOf(now(req), await festivalZone(req)))
}

type FieldChanges = Changes['changes']

function changesOfForm(
  req: PayloadRequest,
  collection: string,
  changes: FieldChanges,
): FieldChanges {
  const names = formFieldsOf(req, { collection })
  return Object.fromEntries(Object.entries(changes).filter(([name]) => names.includes(name)))
}

/** If nobody else has saved, all new values are used, even if the old value is a default of the form. */
function mergeChanges(changes: FieldChanges, present: Values, isNewest: boolean) {
  const base: Record<string, unknown> = {}
  const mine: Record<string, unknown> = {}
  const theirs: Record<string, unknown> = {}
  for (const [name, change] of Object.entries(changes)) {
    mine[name] = change.new
    theirs[name] = present[name]
    base[name] = isNewest ? shapedLike(present[name], change.new) : change.old
  }
  return mergeRecord({ base, mine, theirs })
}
