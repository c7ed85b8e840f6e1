/** The changes of a record by staff, newest first, and the versions that can be restored. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Field, FlattenedField, PayloadRequest } from 'payload'
import { NOT_FOUND } from '../requests/http-status.ts'
import { differences, type Change } from './history.ts'
import { findAccountNames } from '../requests/account-name.ts'
import { databaseOf } from '../requests/database.ts'
import { settingsOf } from '../requests/settings.ts'
import { codeOf, ownerOf, readRecord, type Target } from '../saving/record.ts'
import type { TitleOf } from '../fields/value-in-words.ts'
import { changeInWords, type Line } from './changes-in-words.ts'
import { refusal } from '../requests/refusal.ts'

/** By a person or the system. */
export interface Save {
  /** Epoch milliseconds, by the festival's clock. */
  readonly at: number
  /** The account's name; undefined for the system. */
  readonly who: string | undefined
  /** Visitors got this save's changes. */
  readonly isPublic: boolean
  readonly lines: readonly Line[]
  /** The id of the version of this save. Undefined if it was deleted, and for the newest, which the form shows. */
  readonly version: string | undefined
}

/** One transaction writes all rows of a save (spec/behaviour §30.7). */
const ONE_SAVE_MS = 1000
/** A save writes the version first and the history last (spec/behaviour §30.7). */
const LONGEST_SAVE_MS = 30_000
/** The newest rows of a record. A judgement: more than anybody reads. The table keeps the older ones. */
const MAX_ROWS = 400

/** Newest first. */
export async function findSaves(target: Target, req: PayloadRequest): Promise<Save[]> {
  const { fields } = fieldsOfForm(target, req)
  const titleOf = titlesOf(req)
  const nameOf = await findAccountNames(req)
  const versions = await findKept(target, req)
  const { clockOffsetMs } = settingsOf(req)
  const saves: Save[] = []
  for (const rows of grouped(await readRows(target, req))) {
    const [first] = rows
    if (!first) continue
    const lines = await Promise.all(rows.map((row) => historyRowInWords(fields, row, titleOf)))
    const at = Date.parse(first.at)
    saves.push({
      at,
      who: first.who === null ? undefined : nameOf(first.who),
      isPublic: rows.some(({ public: isSeen }) => isSeen),
      lines: lines.flat(),
      version: versionAt(versions, at - clockOffsetMs),
    })
  }
  return [...saves, ...beforeAll(versions, saves, clockOffsetMs)]
}

/** The oldest version, if no row belongs to it: the demo wrote the record, or it is older than the history. */
function beforeAll(versions: readonly Kept[], saves: readonly Save[], offsetMs: number): Save[] {
  const oldest = versions.length > 1 ? versions.at(-1) : undefined
  if (!oldest || saves.some(({ version }) => version === String(oldest.id))) return []
  const at = Date.parse(oldest.updatedAt) + offsetMs
  const isPublic = oldest.version['_status'] !== 'draft'
  return [{ at, who: undefined, isPublic, lines: [], version: String(oldest.id) }]
}

/** What restoring a version would change in the newest version; undefined if the version was deleted. */
export async function findRestoreChanges(
  target: Target,
  version: string,
  req: PayloadRequest,
): Promise<Line[] | undefined> {
  const kept = (await findKept(target, req)).find(({ id }) => String(id) === version)
  if (!kept) return undefined
  const { fields, flattenedFields } = fieldsOfForm(target, req)
  const changes = differences(flattenedFields, await readRecord(req, target), kept.version)
  const titleOf = titlesOf(req)
  const lines = await Promise.all(changes.map((change) => changeInWords(fields, change, titleOf)))
  return lines.flat()
}

type HistoryRow = Change & {
  readonly at: string
  readonly who: string | null
  readonly public: boolean
}

async function readRows(target: Target, req: PayloadRequest): Promise<HistoryRow[]> {
  const database = await databaseOf(req)
  const { collection } = ownerOf(target)
  const code = await codeOf(req, target)
  const { rows } = await database.execute<Record<keyof HistoryRow, unknown>>(sql`
    select at, who, field, old, new, public from history
    where collection = ${collection} and code = ${code} order by at desc, id limit ${MAX_ROWS}`)
  // The driver returns times as text or as `Date`, by its settings.
  return rows.map((row) => ({ ...row, at: new Date(String(row.at)).toISOString() }) as HistoryRow)
}

function grouped(rows: readonly HistoryRow[]): HistoryRow[][] {
  const saves: HistoryRow[][] = []
  for (const row of rows) {
    const last = saves.at(-1)
    const first = last?.[0]
    const isSame =
      first?.who === row.who &&
      first.public === row.public &&
      Date.parse(first.at) - Date.parse(row.at) <= ONE_SAVE_MS
    if (last && isSame) last.push(row)
    else saves.push([row])
  }
  return saves
}

/** The history recorded these for a replaced file before it recorded the file itself. */
const OF_FILES = ['hash', 'tone', 'duration_s']

export async function historyRowInWords(
  fields: Field[],
  row: Change,
  titleOf: TitleOf,
): Promise<Line[]> {
  if (OF_FILES.includes(row.field)) return []
  if (row.field !== '_status') return changeInWords(fields, row, titleOf)
  const isOut = row.new === 'draft'
  return [{ words: isOut ? 'Taken out of public' : 'Published', old: '', new: '' }]
}

interface Kept {
  readonly id: number | string
  readonly updatedAt: string
  readonly version: Readonly<Record<string, unknown>>
}

/** Newest first. */
async function findKept(target: Target, req: PayloadRequest): Promise<Kept[]> {
  const all = { depth: 0, pagination: false, sort: '-updatedAt', req } as const
  const { docs } =
    'global' in target
      ? await req.payload.findGlobalVersions({ slug: target.global, ...all })
      : await req.payload.findVersions({
          collection: target.collection,
          where: { parent: { equals: target.id } },
          ...all,
        })
  return docs.map(({ id, updatedAt, version }) => ({ id, updatedAt, version: { ...version } }))
}

/** Undefined for the newest version, whose values are in the form. */
function versionAt(kept: readonly Kept[], at: number): string | undefined {
  const index = kept.findIndex(({ updatedAt }) => {
    const beforeMs = at - Date.parse(updatedAt)
    return beforeMs >= -ONE_SAVE_MS && beforeMs <= LONGEST_SAVE_MS
  })
  return index > 0 ? String(kept[index]?.id) : undefined
}

export function fieldsOfForm(
  target: Target,
  { payload }: PayloadRequest,
): { fields: Field[]; flattenedFields: FlattenedField[] } {
  if ('collection' in target) return payload.collections[target.collection].config
  const found = payload.config.globals.find(({ slug }) => slug === target.global)
  if (!found) throw refusal(NOT_FOUND, 'There is no such form')
  return found
}

/** Reads each record only once. */
export function titlesOf(req: PayloadRequest): TitleOf {
  const known = new Map<string, Promise<string | undefined>>()
  return (collection, id) => {
    const key = `${collection}/${id}`
    const found = known.get(key) ?? findTitle(collection, id, req)
    known.set(key, found)
    return found
  }
}

async function findTitle(
  name: string,
  id: number,
  req: PayloadRequest,
): Promise<string | undefined> {
  const config = req.payload.config.collections.find(({ slug }) => slug === name)
  if (!config || !Number.isInteger(id)) return undefined
  const { docs } = await req.payload.find({
    collection: config.slug,
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    draft: true,
    req,
  })
  const [record] = docs
  return record && String(Reflect.get(record, config.admin.useAsTitle ?? 'id') ?? id)
}
