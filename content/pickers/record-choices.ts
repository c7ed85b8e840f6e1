import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { thumbnailPath } from '../media/serve-media.ts'
import { LISTS } from '../lists/record-lists.ts'
import { findCurrentEdition, findEdition } from '../editions/find-editions.ts'
import { findHidden } from '../lookups/hidden-records.ts'
import { CHOICE_KINDS, type ChoiceKind } from './choice-kinds.ts'
import { WITHOUT_TITLE } from '../rules/title.ts'

/** A judgement: the arrow keys can still go through this many. People find other records by typing. */
const SHOWN = 40

export interface RecordChoice {
  readonly id: number
  readonly title: string
  /** `Talk · Fri, 20 Mar 2026, 6.30pm · Shed 9`, after `Not public` if visitors do not see the record; may be empty. */
  readonly words: string
  readonly picture?: string
}

export interface FoundChoices {
  readonly records: readonly RecordChoice[]
  /** All matches, of which only the first are returned. */
  readonly total: number
}

export interface Choices {
  /** The edition of `found`; absent in collections whose records belong to no edition. */
  readonly year?: number
  readonly found: FoundChoices
  /** Matches outside of the edition: if they were asked for, or if the edition has none. */
  readonly others?: FoundChoices
}

export interface ChoiceSearch {
  readonly collection: CollectionSlug
  readonly search: string
  /** By default the current edition comes first. */
  readonly edition?: number | undefined
  readonly isBeyond?: boolean
  readonly mediaKind?: string | undefined
}

/** Returns undefined for a collection whose records cannot be chosen. */
export async function searchChoices(
  { collection, search, edition, isBeyond = false, mediaKind }: ChoiceSearch,
  req: PayloadRequest,
): Promise<Choices | undefined> {
  const kind = CHOICE_KINDS[collection]
  if (!kind) return undefined
  const matches = mergeListSearchAndWhere({
    collectionConfig: req.payload.collections[collection].config,
    search,
    where: mediaKind ? { kind: { equals: mediaKind } } : {},
  })
  const find = (where: Where) => findChoices({ collection, kind, where }, req)
  const first =
    kind.ofEdition && ((await findEdition(edition, req)) ?? (await findCurrentEdition(req)))
  if (!kind.ofEdition || !first) return { found: await find(matches) }
  const ids = await idsOf(collection, await kind.ofEdition(first, req), req)
  const found = await find({ and: [{ id: { in: ids } }, matches] })
  const others =
    isBeyond || found.total === 0
      ? { others: await find({ and: [{ id: { not_in: ids } }, matches] }) }
      : {}
  return { year: first.year, found, ...others }
}

/** In no certain order; undefined for a collection whose records cannot be chosen. */
export async function readChoices(
  collection: CollectionSlug,
  ids: readonly number[],
  req: PayloadRequest,
): Promise<readonly RecordChoice[] | undefined> {
  const kind = CHOICE_KINDS[collection]
  if (!kind) return undefined
  const where = { id: { in: [...ids] } }
  return (await findChoices({ collection, kind, where, limit: ids.length }, req)).records
}

/** Adds the id 0, which no record has, because a list of ids may not be empty. */
async function idsOf(
  collection: CollectionSlug,
  where: Where,
  req: PayloadRequest,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    draft: true,
    depth: 0,
    pagination: false,
    select: {},
    req,
  })
  return [0, ...docs.map(({ id }) => id)]
}

interface Wanted {
  readonly collection: CollectionSlug
  readonly kind: ChoiceKind
  readonly where: Where
  readonly limit?: number
}

async function findChoices(
  { collection, kind, where, limit = SHOWN }: Wanted,
  req: PayloadRequest,
): Promise<FoundChoices> {
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
  const picture = LISTS[collection]?.picture
  const reads = [...kind.reads, useAsTitle, ...(picture ? [picture] : [])]
  const { docs, totalDocs } = await req.payload.find({
    collection,
    where,
    draft: true,
    // This loads the picture, the edition and the venues.
    depth: 1,
    limit,
    sort: kind.sort ?? useAsTitle,
    select: Object.fromEntries(reads.map((name) => [name, true])),
    overrideAccess: false,
    user: req.user,
    req,
  })
  const hidden = await findHidden(
    collection,
    docs.map(({ id }) => id),
    req,
  )
  const records = docs.map((doc) =>
    toChoice(
      { ...doc },
      { kind, titleField: useAsTitle, picture, isHidden: hidden.includes(doc.id) },
    ),
  )
  return { records, total: totalDocs }
}

interface Shape {
  readonly kind: ChoiceKind
  readonly titleField: string
  readonly picture: string | undefined
  readonly isHidden: boolean
}

function toChoice(
  doc: Readonly<Record<string, unknown>>,
  { kind, titleField, picture, isHidden }: Shape,
): RecordChoice {
  const file = picture === undefined ? doc : doc[picture]
  const src = typeof file === 'object' && file !== null ? thumbnailPath({ ...file }) : null
  return {
    id: Number(doc['id']),
    // Only media have an `alt`, which says more than the name of their file.
    title: textOf(doc['alt']) || textOf(doc[titleField]) || WITHOUT_TITLE,
    words: [isHidden ? 'Not public' : '', ...kind.words(doc)].filter(Boolean).join(' · '),
    ...(src === null ? {} : { picture: src }),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
