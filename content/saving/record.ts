/** Reads and writes for the endpoints of saving, with the rights of the person who asks. */
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { withOneTransaction } from '../requests/one-transaction.ts'
import { waitForTurn } from './in-turn.ts'
import type { Values } from './merge.ts'
import { saveInSitting, type Owner } from './sitting.ts'
import { SYSTEM_FIELDS } from '../records/system-fields.ts'

/** A record by its id in the database, or a global by its slug. */
export type Target =
  | { readonly collection: CollectionSlug; readonly id: number }
  | { readonly global: GlobalSlug }

const AS_ASKED = { depth: 0, overrideAccess: false } as const

/** The newest version may be a draft. */
export async function readRecord(req: PayloadRequest, target: Target): Promise<Values> {
  const options = { ...AS_ASKED, draft: true, req }
  const doc: object =
    'global' in target
      ? await req.payload.findGlobal({ slug: target.global, ...options })
      : await req.payload.findByID({ ...target, ...options })
  return { ...doc }
}

/** Of the newest version. */
export async function readUpdatedAt(req: PayloadRequest, target: Target): Promise<string> {
  const options = { ...AS_ASKED, draft: true, select: { updatedAt: true }, req } as const
  const doc: object =
    'global' in target
      ? await req.payload.findGlobal({ slug: target.global, ...options })
      : await req.payload.findByID({ ...target, ...options })
  return 'updatedAt' in doc ? String(doc.updatedAt) : ''
}

/** Undefined for a record that is not public. A global always has a public version (spec/behaviour §30.4). */
export async function readPublished(
  req: PayloadRequest,
  target: Target,
): Promise<Values | undefined> {
  const options = { ...AS_ASKED, draft: false, req }
  const doc: object =
    'global' in target
      ? await req.payload.findGlobal({ slug: target.global, ...options })
      : await req.payload.findByID({ ...target, ...options })
  const isPublic = 'global' in target || ('_status' in doc && doc._status === 'published')
  return isPublic ? { ...doc } : undefined
}

/** All drafts of one sitting are one version. */
export async function writeDraft(
  req: PayloadRequest,
  target: Target,
  data: Values,
): Promise<Values> {
  const options = { ...AS_ASKED, data: { ...data }, draft: true, req }
  const names = { owner: ownerOf(target), code: await codeOf(req, target) }
  return saveInSitting(req, names, async () => {
    const doc: object =
      'global' in target
        ? await req.payload.updateGlobal({ slug: target.global, ...options })
        : await req.payload.update({ ...target, ...options })
    return { ...doc }
  })
}

/** For records without drafts: visitors see the fields at once. */
export async function writeOpen(
  req: PayloadRequest,
  target: Extract<Target, { id: number }>,
  data: Values,
): Promise<Values> {
  const doc: object = await req.payload.update({ ...target, ...AS_ASKED, data: { ...data }, req })
  return { ...doc }
}

/** Publishes the newest version with the given fields. */
export async function writePublished(
  req: PayloadRequest,
  target: Target,
  fields: Values = {},
): Promise<Values> {
  const data: Values = { ...fields, _status: 'published' }
  const options = { ...AS_ASKED, data, req }
  const doc: object =
    'global' in target
      ? await req.payload.updateGlobal({ slug: target.global, ...options })
      : await req.payload.update({ ...target, ...options })
  return { ...doc }
}

/** Also stores the file of the request if there is one. */
export async function createDraft(
  req: PayloadRequest,
  collection: CollectionSlug,
  data: Values,
): Promise<Values> {
  const { file } = req
  const options = {
    ...AS_ASKED,
    collection,
    data: { ...data },
    draft: true,
    req,
    ...(file ? { file } : {}),
  } as const
  const doc: object = await req.payload.create(options)
  return { ...doc }
}

/** The fields that a form may save. */
export function formFieldsOf(req: PayloadRequest, target: Pick<Owner, 'collection'>): string[] {
  return flattenedFieldsOf(req, target.collection)
    .filter((field) => !('virtual' in field && field.virtual))
    .map(({ name }) => name)
    .filter((name) => !SYSTEM_FIELDS.has(name))
}

/** Without the fields that only arrange others. */
export function flattenedFieldsOf(
  { payload }: PayloadRequest,
  slug: string,
): readonly FlattenedField[] {
  const { collections, globals } = payload.config
  const found = [...collections, ...globals].find((config) => config.slug === slug)
  return found?.flattenedFields ?? []
}

/** For a sitting or a lock; a global has no id. */
export function ownerOf(target: Target): Owner {
  return 'global' in target ? { collection: target.global } : target
}

/** As in notices of the database: `events/7`, `globals/site`. */
export function documentNameOf(target: Target): string {
  return 'global' in target ? `globals/${target.global}` : `${target.collection}/${target.id}`
}

/** The history names records by this: empty for a global; the id for a record without a code. */
export async function codeOf(req: PayloadRequest, target: Target): Promise<string> {
  if ('global' in target) return ''
  const { collection, id } = target
  const doc = await req.payload.db.findOne<{ id: number; code?: string }>({
    collection,
    where: { id: { equals: id } },
    req,
  })
  return doc?.code ?? String(id)
}

/** Works in one transaction; other saves of the record wait until it ends (decision 055). */
export async function aloneWith<Result>(
  req: PayloadRequest,
  owner: Owner,
  work: () => Promise<Result>,
): Promise<Result> {
  return withOneTransaction(req, async () => {
    await waitForTurn(req, owner)
    return work()
  })
}
