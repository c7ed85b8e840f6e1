/** What staff changed in a record, newest first, and the versions that can be restored. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type Field, type FlattenedField, type PayloadRequest } from 'payload'
import { NOT_FOUND } from '../../http-status.ts'
import { differences, type Change } from '../history.ts'
import { databaseOf } from '../hooks/database.ts'
import { settingsOf } from '../hooks/settings.ts'
import { codeOf, ownerOf, readRecord, type Target } from '../saving/record.ts'
import type { TitleOf } from '../fields/value-in-words.ts'
import { changeInWords, type Line } from './changes-in-words.ts'

/** One save of somebody. */
export interface Save {
  /** Epoch milliseconds, as the history tells time. */
  readonly at: number
  /** The name or e-mail address of the account; undefined for the system. */
  readonly who: string | undefined
  /** Visitors got it with this save. */
  readonly isPublic: boolean
  readonly lines: readonly Line[]
  /** The version as it was after the save, while it is kept; undefined for the newest, which is in the form. */
  readonly version: string | undefined
}

/** Rows of the history that are one save: in one transaction, and so at one time (spec/behaviour §30.7). */
const ONE_SAVE_MS = 1000
/** A save writes the version first and the history last (spec/behaviour §30.7). */
const LONGEST_SAVE_MS = 30_000
const MAX_ROWS = 400

/** The saves of a record, newest first. */
export async function findSaves(owner: Target, req: PayloadRequest): Promise<Save[]> {
  const { fields } = formOf(owner, req)
  const titleOf = titlesOf(req)
  const names = await namesOfAccounts(req)
  const versions = await findKept(owner, req)
  const saves: Save[] = []
  for (const rows of grouped(await readRows(owner, req))) {
    const [first] = rows
    if (!first) continue
    const lines = await Promise.all(rows.map((row) => rowInWords(fields, row, titleOf)))
    const at = Date.parse(first.at)
    saves.push({
      at,
      who: first.who === null ? undefined : (names.get(first.who) ?? first.who),
      isPublic: rows.some(({ public: isSeen }) => isSeen),
      lines: lines.flat(),
      version: versionAt(versions, at - settingsOf(req).clockOffsetMs),
    })
  }
  return saves
}

/** What restoring a version would change in the record, which may have a draft; undefined when it is not kept. */
export async function findRestoreChanges(
  owner: Target,
  version: string,
  req: PayloadRequest,
): Promise<Line[] | undefined> {
  const kept = (await findKept(owner, req)).find(({ id }) => String(id) === version)
  if (!kept) return undefined
  const { fields, flattenedFields } = formOf(owner, req)
  const changes = differences(flattenedFields, await readRecord(req, owner), kept.version)
  const titleOf = titlesOf(req)
  const lines = await Promise.all(changes.map((change) => changeInWords(fields, change, titleOf)))
  return lines.flat()
}

type HistoryRow = Change & {
  readonly at: string
  readonly who: string | null
  readonly public: boolean
}

async function readRows(owner: Target, req: PayloadRequest): Promise<HistoryRow[]> {
  const database = await databaseOf(req)
  const { collection } = ownerOf(owner)
  const code = await codeOf(req, owner)
  const { rows } = await database.execute<Record<keyof HistoryRow, unknown>>(sql`
    select at, who, field, old, new, public from history
    where collection = ${collection} and code = ${code} order by at desc, id limit ${MAX_ROWS}`)
  // The columns of the table; times come as text or as a Date, as the driver is set.
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

async function rowInWords(fields: Field[], row: HistoryRow, titleOf: TitleOf): Promise<Line[]> {
  if (row.field !== '_status') return changeInWords(fields, row, titleOf)
  const isOut = row.new === 'draft'
  return [{ words: isOut ? 'Taken out of public' : 'Published', old: '', new: '' }]
}

interface Kept {
  readonly id: number | string
  readonly updatedAt: string
  readonly version: Readonly<Record<string, unknown>>
}

/** The versions that are kept, newest first. */
async function findKept(owner: Target, req: PayloadRequest): Promise<Kept[]> {
  const all = { depth: 0, pagination: false, sort: '-updatedAt', req } as const
  const { docs } =
    'global' in owner
      ? await req.payload.findGlobalVersions({ slug: owner.global, ...all })
      : await req.payload.findVersions({
          collection: owner.collection,
          where: { parent: { equals: owner.id } },
          ...all,
        })
  return docs.map(({ id, updatedAt, version }) => ({ id, updatedAt, version: { ...version } }))
}

/** The version that was saved at an instant; none for the newest, whose values are in the form. */
function versionAt(kept: readonly Kept[], at: number): string | undefined {
  const index = kept.findIndex(({ updatedAt }) => {
    const beforeMs = at - Date.parse(updatedAt)
    return beforeMs >= -ONE_SAVE_MS && beforeMs <= LONGEST_SAVE_MS
  })
  return index > 0 ? String(kept[index]?.id) : undefined
}

function formOf(
  owner: Target,
  { payload }: PayloadRequest,
): { fields: Field[]; flattenedFields: FlattenedField[] } {
  if ('collection' in owner) return payload.collections[owner.collection].config
  const found = payload.config.globals.find(({ slug }) => slug === owner.global)
  if (!found) throw new APIError('There is no such form', NOT_FOUND, undefined, true)
  return found
}

/** Looks each related record up once. */
function titlesOf(req: PayloadRequest): TitleOf {
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

async function namesOfAccounts(req: PayloadRequest): Promise<ReadonlyMap<string, string>> {
  const { docs } = await req.payload.find({ collection: 'users', depth: 0, pagination: false, req })
  return new Map(docs.map(({ email, name }) => [email, name || email]))
}
