/** Makes a new edition from the last one (spec/content B22, docs/editing.md "Next edition"). */
import type { PayloadRequest } from 'payload'
import { withOneTransaction } from '../requests/one-transaction.ts'
import { CONFLICT, NOT_FOUND } from '../requests/http-status.ts'
import type { Festival } from '../payload-types.ts'
import { isSame, type Values } from '../saving/merge.ts'
import { createDraft, readRecord, writeDraft, type Target } from '../saving/record.ts'
import { copyInto, linksInto, nameInto, yearsBack, yearsInto, type Years } from './into-year.ts'
import { moved, movedDays } from './moved-days.ts'
import { refusal } from '../requests/refusal.ts'

/** A new record, or an existing one that got a draft. */
export interface BegunRecord {
  readonly target: Target
  /** `updatedAt` as the beginning wrote it. A later value means that somebody has edited the record. */
  readonly at: string
}

export interface BegunEdition {
  readonly made: readonly BegunRecord[]
  readonly changed: readonly BegunRecord[]
}

/**
 * Copies the public edition of `from` to the year `to`, with its types and precincts, its pages and its selections of
 * events; puts its partners in their tiers, and turns the menus. Everything is a draft, written in one transaction.
 */
export function beginNextEdition(req: PayloadRequest, years: Years): Promise<BegunEdition> {
  return withOneTransaction(req, async () => {
    const last = await findLast(req, years)
    const made = [await copyEdition(req, last, years), ...(await copyNamed(req, years))]
    const changed = [...(await keepPartners(req, years)), ...(await turnMenus(req, years))]
    const begun: BegunEdition = { made, changed }
    const data = { year: years.to, from: years.from, begun: { ...begun } }
    await req.payload.create({ collection: 'beginnings', data, req })
    return begun
  })
}

async function findLast(req: PayloadRequest, { from, to }: Years): Promise<Festival> {
  if (await hasEdition(req, to)) throw refusal(CONFLICT, `There is an edition of ${to} already`)
  const [edition] = await findPublic(req, 'festivals', { year: { equals: from } })
  if (!edition) {
    throw refusal(NOT_FOUND, `There is no public edition of ${from}`)
  }
  return edition
}

/** A withdrawn edition does not count: its year may be begun again. */
async function hasEdition(req: PayloadRequest, year: number): Promise<boolean> {
  const ofYear = { year: { equals: year } }
  const counts = await Promise.all([
    req.payload.count({ collection: 'beginnings', where: ofYear, req }),
    req.payload.count({
      collection: 'festivals',
      where: { and: [ofYear, { withdrawn: { not_equals: true } }] },
      req,
    }),
  ])
  return counts.some(({ totalDocs }) => totalDocs > 0)
}

/** Leaves out what staff chose for the home page: that choice names events of the old program. */
async function copyEdition(
  req: PayloadRequest,
  last: Festival,
  years: Years,
): Promise<BegunRecord> {
  const days = movedDays(last.start, years.to)
  const { home: _home, ...copy } = copyInto({ ...last }, years)
  return make(req, 'festivals', {
    ...copy,
    year: years.to,
    name: nameInto(last.name, years),
    start: moved(last.start, days),
    end: moved(last.end, days),
    opens_at: moved(last.opens_at, days),
  })
}

/** `2026-visit` becomes `2027-visit`. */
async function copyNamed(req: PayloadRequest, years: Years): Promise<BegunRecord[]> {
  const below = { name: { like: `${years.from}-` } }
  const isBelow = ({ name }: { readonly name: string }) => name.startsWith(`${years.from}-`)
  const records: BegunRecord[] = []
  for (const page of (await findPublic(req, 'pages', below)).filter(isBelow)) {
    // These fields may refer to pages of the old year.
    const { parent: _parent, easy_english: _easyEnglish, ...copy } = copyInto({ ...page }, years)
    records.push(await make(req, 'pages', titled(copy, page, years)))
  }
  for (const strand of (await findPublic(req, 'strands', below)).filter(isBelow)) {
    const { ids: _ids, parent: _parent, ...select }: Values = { ...strand.select } // These are events of the old year.
    const copy = { ...copyInto({ ...strand }, years), select: { ...select, year: years.to } }
    records.push(await make(req, 'strands', titled(copy, strand, years)))
  }
  return records
}

function titled(
  copy: Values,
  { name, title }: { readonly name: string; readonly title: string },
  years: Years,
): Values {
  return { ...copy, title: nameInto(title, years), name: nameInto(name, years) }
}

async function keepPartners(req: PayloadRequest, { from, to }: Years): Promise<BegunRecord[]> {
  const records: BegunRecord[] = []
  for (const { id } of await findPublic(req, 'partners', { 'tiers.year': { equals: from } })) {
    const target = { collection: 'partners', id } as const
    const { name, tiers }: Values = await readRecord(req, target)
    const rows = tiersOf(tiers)
    const last = rows.find(({ year }) => year === from)
    if (!last || rows.some(({ year }) => year === to)) continue
    const { id: _id, ...row } = last
    records.push(await change(req, target, { name, tiers: [...rows, { ...row, year: to }] }))
  }
  return records
}

export function tiersOf(tiers: unknown): readonly Values[] {
  return Array.isArray(tiers) ? tiers.map((row: object) => ({ ...row })) : []
}

/** The fields that may contain the year, each with its empty value. */
const TURNED = {
  header: { navigation: [] },
  footer: { navigation: [], button_links: [], footer_years: null },
} as const
type Menu = keyof typeof TURNED

async function turnMenus(req: PayloadRequest, years: Years): Promise<BegunRecord[]> {
  const records: BegunRecord[] = []
  for (const global of ['header', 'footer'] as const) {
    const menu = turnedOf(global, await readRecord(req, { global }))
    const turned = menuWith(menu, { links: years, yearsOf: (text) => yearsInto(text, years) })
    if (isSame(turned, menu)) continue
    records.push(await change(req, { global }, turned))
  }
  return records
}

/** For an undo: header or footer with the years and links of the old edition again. Other drafted changes stay. */
export function menuBack(global: Menu, record: Values, years: Years): Values {
  const links = { from: years.to, to: years.from }
  return menuWith(turnedOf(global, record), { links, yearsOf: (text) => yearsBack(text, years) })
}

function turnedOf(menu: Menu, record: Values): Values {
  const fields = Object.entries(TURNED[menu])
  return Object.fromEntries(fields.map(([name, empty]) => [name, record[name] ?? empty]))
}

interface Turn {
  readonly links: Years
  /** For the years in the footer. */
  readonly yearsOf: (text: string) => string
}

function menuWith(menu: Values, { links, yearsOf }: Turn): Values {
  const turned = Object.entries(menu).map(([name, value]) =>
    name === 'footer_years' && typeof value === 'string'
      ? [name, yearsOf(value)]
      : [name, linksInto(value, links)],
  )
  return Object.fromEntries(turned)
}

async function findPublic<Slug extends 'festivals' | 'pages' | 'strands' | 'partners'>(
  req: PayloadRequest,
  collection: Slug,
  where: object,
) {
  const { docs } = await req.payload.find({
    collection,
    where: { ...where, _status: { equals: 'published' } },
    depth: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: false,
    req,
  })
  return docs
}

/**
 * If a withdrawn record has the same year or name, that record gets the draft, and its address returns with it. There
 * are such records, because undoing a beginning withdraws what visitors have seen.
 */
async function make(
  req: PayloadRequest,
  collection: 'festivals' | 'pages' | 'strands',
  data: Values,
): Promise<BegunRecord> {
  const key = collection === 'festivals' ? 'year' : 'name'
  const [old] = await findPublic(req, collection, {
    [key]: { equals: data[key] },
    withdrawn: { equals: true },
  })
  if (old) {
    const back = { ...data, withdrawn: false, withdrawn_reason: null }
    return change(req, { collection, id: old.id }, back)
  }
  const doc = await createDraft(req, collection, data)
  return begunRecord({ collection, id: Number(doc['id']) }, doc)
}

async function change(req: PayloadRequest, target: Target, data: Values): Promise<BegunRecord> {
  return begunRecord(target, await writeDraft(req, target, data))
}

function begunRecord(target: Target, doc: Values): BegunRecord {
  return { target, at: String(doc['updatedAt']) }
}
