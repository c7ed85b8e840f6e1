import type { PayloadRequest } from 'payload'
import type { Event } from '../payload-types.ts'
import type { EventFacts } from '../rules/event.ts'
import { idOf, type Relation } from '../rules/finding.ts'
import { findEdition } from '../editions/find-editions.ts'
import { VISIBLE } from '../records/visible.ts'

/** Loads what the rules of an event need from other records. */
export async function loadEventFacts(
  event: Partial<Event>,
  req: PayloadRequest,
): Promise<EventFacts> {
  return {
    edition: await findEdition(event.festival, req),
    sameNumber: await findSameNumber(event, req),
    nextNumber: await findNextNumber(event, req),
    parent: await findParent(event, req),
    hasChildren: event.id !== undefined && (await hasChildren(event.id, req)),
  }
}

/** The year of a record's edition, for its slug. */
export async function editionYear(
  { festival }: { festival?: Relation },
  req: PayloadRequest,
): Promise<number | undefined> {
  return (await findEdition(festival, req))?.year
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
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0]?.title
}

/** Drafts count too: two of them would get the same number. */
async function findNextNumber({ festival, number }: Partial<Event>, req: PayloadRequest) {
  const edition = idOf(festival)
  if (number || edition === undefined) return undefined
  const { docs } = await req.payload.find({
    collection: 'events',
    draft: true,
    where: { festival: { equals: edition }, number: { exists: true } },
    sort: '-number',
    select: { number: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return (docs[0]?.number ?? 0) + 1
}

async function findParent(event: Partial<Event>, req: PayloadRequest) {
  const id = idOf(event.parent)
  if (id === undefined) return undefined
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
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
