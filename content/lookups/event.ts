import { priceChoice } from 'contract/rules/price-choice.ts'
import type { PayloadRequest } from 'payload'
import type { Event, Festival } from '../payload-types.ts'
import type { EventFacts } from '../rules/event.ts'
import { idOf, type Relation } from '../rules/finding.ts'
import { findEdition } from '../editions/find-editions.ts'
import { VISIBLE } from '../records/visible.ts'

export async function loadEventFacts(
  event: Partial<Event>,
  req: PayloadRequest,
): Promise<EventFacts> {
  const edition = await findEdition(event.festival, req)
  return {
    edition,
    publicPrice: await findPublicPrice(event, req),
    sameNumber: await findSameNumber(event, req),
    nextNumber: await findNextNumber(event, edition, req),
    parent: await findParent(event, req),
    hasChildren: event.id !== undefined && (await hasChildren(event.id, req)),
  }
}

/** A slug may need the year. */
export async function editionYear(
  { festival }: { festival?: Relation },
  req: PayloadRequest,
): Promise<number | undefined> {
  return (await findEdition(festival, req))?.year
}

/** Needed only if the price in the form contradicts itself. */
async function findPublicPrice({ id, price }: Partial<Event>, req: PayloadRequest) {
  if (id === undefined || !price || priceChoice(price) !== undefined) return undefined
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { id: { equals: id }, ...VISIBLE },
    select: { price: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.price
}

async function findSameNumber(event: Partial<Event>, req: PayloadRequest) {
  const festival = idOf(event.festival)
  if (!event.number || festival === undefined) return undefined
  const { docs } = await req.payload.find({
    collection: 'events',
    where: {
      festival: { equals: festival },
      number: { equals: event.number },
      ...VISIBLE,
      ...(event.id === undefined ? {} : { id: { not_equals: event.id } }),
    },
    select: { title: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.title
}

/**
 * Returns one more than the highest number, for an event with days and without a number. Both public and newest
 * versions count: a number of a public event would be refused, and two drafts would get the same one.
 */
async function findNextNumber(
  { number, type }: Partial<Event>,
  edition: Festival | undefined,
  req: PayloadRequest,
) {
  const kind = edition?.types?.find(({ key }) => key === type)?.kind
  if (!edition || number || kind !== 'durational') return undefined
  const highest = {
    collection: 'events',
    sort: '-number',
    select: { number: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  } as const
  const where = { festival: { equals: edition.id }, number: { exists: true } }
  const found = await Promise.all([
    req.payload.find({ ...highest, where: { ...where, ...VISIBLE } }),
    req.payload.find({ ...highest, where, draft: true }),
  ])
  return Math.max(...found.map(({ docs }) => docs[0]?.number ?? 0)) + 1
}

async function findParent(event: Partial<Event>, req: PayloadRequest) {
  const id = idOf(event.parent)
  if (id === undefined) return undefined
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { id: { equals: id } },
    select: { festival: true, parent: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  const [parent] = docs
  if (!parent) return undefined
  return {
    festival: idOf(parent.festival),
    isChild: idOf(parent.parent) !== undefined,
    isSelf: id === event.id,
  }
}

async function hasChildren(id: number, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'events',
    where: { parent: { equals: id } },
    req,
  })
  return totalDocs > 0
}
