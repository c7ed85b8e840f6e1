/** Takes back changes in the history: the fields get their old values, if nobody has changed them since. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { NAME_OF_WHO } from '../requests/account-name.ts'
import { placeOf } from '../records/place-of.ts'
import { hasDrafts } from '../records/drafts.ts'
import { databaseOf, parametersOf } from '../requests/database.ts'
import { BAD_REQUEST, CONFLICT, FORBIDDEN } from '../requests/http-status.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import { instantWords } from '../rules/instant-words.ts'
import { isSame, mergeRecord, type Values } from '../saving/merge.ts'
import {
  aloneWith,
  formFieldsOf,
  ownerOf,
  readRecord,
  writeDraft,
  writeOpen,
  type Target,
} from '../saving/record.ts'
import { findHistoryRows, type HistoryRow } from './history-rows.ts'
import { refusal } from '../requests/refusal.ts'

/** The times are those that the page showed: a row that was changed since then is refused. */
export const TakeBack = v.object({
  rows: v.pipe(v.array(v.object({ id: v.number(), at: v.string() })), v.nonEmpty('Say what')),
})
export type TakeBack = v.InferOutput<typeof TakeBack>

export interface TakenBack {
  readonly target: Target
  /** Visitors see the result at once, because the record has no drafts. */
  readonly isPublic: boolean
}

/** The system reads these from a file. They come back with the file itself, whose field is `sha256`. */
const OF_FILE = ['hash', 'original', 'tone', 'duration_s', 'source', 'preview', 'filename']

/** The field must be in a form, and the record may not be an account. */
export function isTakenBack({ collection, field }: HistoryRow, req: PayloadRequest): boolean {
  const [top = ''] = field.split('.')
  const isAccount = req.payload.config.collections.some(
    ({ slug, auth }) => slug === collection && Boolean(auth),
  )
  return !isAccount && !OF_FILE.includes(top) && formFieldsOf(req, { collection }).includes(top)
}

/** Writes with the rights of who asks. Throws 409 with the fields changed since, or 403; then nothing has changed. */
export async function takeBack(req: PayloadRequest, asked: TakeBack): Promise<TakenBack> {
  const rows = await readRows(asked, req)
  const target = await findTarget(rows, req)
  if (rows.some((row) => !isTakenBack(row, req)))
    throw refusal(BAD_REQUEST, 'This is not a change that can be taken back here')
  return aloneWith(req, ownerOf(target), async () => {
    const present = await readRecord(req, target)
    const merged = rows.map((row) => ({ row, ...mergeRow(row, present) }))
    const changed = merged.filter(({ conflicts }) => conflicts.length > 0)
    if (changed.length > 0) {
      const sentences = await Promise.all(changed.map(({ row }) => changedSince(row, req)))
      throw refusal(CONFLICT, sentences.join(' '))
    }
    const data = dataOf(rows, present)
    if (Object.keys(data).length === 0) throw refusal(CONFLICT, 'It is taken back already')
    const isDraft =
      'global' in target || hasDrafts(req.payload.collections[target.collection].config)
    if ('sha256' in data) {
      const file = await findFile(String(data['sha256']), target, req)
      // Set only after the await: during a query Payload may replace `req.context` by a new object.
      req.context.restoredFile = file
    }
    const doc = isDraft ? await writeDraft(req, target, data) : await writeOpen(req, target, data)
    // Payload silently ignores fields that the person may not change.
    const isRefused = Object.keys(data).some((name) => isSame(doc[name], present[name]))
    if (isRefused) throw refusal(FORBIDDEN, 'You may not change this field')
    return { target, isPublic: !isDraft }
  })
}

/** The newest version with the file. */
async function findFile(sha256: string, target: Target, req: PayloadRequest) {
  const { id } = ownerOf(target)
  const { docs } = await req.payload.findVersions({
    collection: 'media',
    where: { parent: { equals: id }, 'version.sha256': { equals: sha256 } },
    sort: '-updatedAt',
    depth: 0,
    limit: 1,
    req,
  })
  if (!docs[0]) throw refusal(CONFLICT, 'The file of before is not kept any more')
  return docs[0].version
}

async function readRows({ rows: asked }: TakeBack, req: PayloadRequest): Promise<HistoryRow[]> {
  const ids = parametersOf(asked.map(({ id }) => id))
  const read = await findHistoryRows(req, sql`where id in (${ids})`)
  for (const { id, at } of asked) {
    const row = read.find((each) => each.id === id)
    if (!row) throw refusal(CONFLICT, 'It is taken back already')
    if (row.at !== at) throw refusal(CONFLICT, await changedSince(row, req))
  }
  return read
}

async function findTarget([first, ...rest]: HistoryRow[], req: PayloadRequest): Promise<Target> {
  const { collection: slug, code } = first ?? { collection: '', code: '' }
  if (rest.some((row) => row.collection !== slug || row.code !== code))
    throw refusal(BAD_REQUEST, 'Take back what was changed in one record at a time')
  const { collections, globals } = req.payload.config
  if (globals.some((each) => each.slug === slug)) return { global: slug as GlobalSlug }
  const config = collections.find((each) => each.slug === slug)
  const hasCode = config?.flattenedFields.some(({ name }) => name === 'code')
  const record =
    config &&
    (await req.payload.db.findOne<{ id: number }>({
      collection: config.slug,
      where: hasCode ? { code: { equals: code } } : { id: { equals: Number(code) } },
      req,
    }))
  if (!record) throw refusal(CONFLICT, 'This record is deleted')
  return { collection: slug as CollectionSlug, id: record.id }
}

/** It is a conflict if the field no longer has the value that the row wrote. */
function mergeRow({ field, old, new: next }: HistoryRow, present: Values) {
  const base = nested(field, next)
  const mine = nested(field, old)
  return mergeRecord({ base, mine, theirs: present })
}

/** Complete top-level fields in which the rows are taken back. */
function dataOf(rows: readonly HistoryRow[], present: Values): Values {
  const value = rows.reduce<Values>((record, row) => mergeRow(row, record).value, present)
  const tops = new Set(rows.map(({ field }) => field.split('.')[0] ?? ''))
  return Object.fromEntries(
    [...tops]
      .filter((name) => !isSame(value[name], present[name]))
      .map((name) => [name, wholeTexts(value[name] ?? null)]),
  )
}

/** `status.note` and a value give `{status: {note: value}}`. */
function nested(field: string, value: unknown): Values {
  return field
    .split('.')
    .reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Values // a field's path has at least one name
}

/** Nodes of formatted text without children. */
const LEAVES = ['text', 'linebreak', 'tab', 'upload', 'block', 'inlineBlock', 'horizontalrule']

/** Adds the empty parts of text nodes, which the history leaves out and the editor needs. */
function wholeTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wholeTexts)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, wholeTexts(part)] as const),
  )
  const { type, version } = parts
  if (typeof type !== 'string' || version === undefined) return parts
  if (type === 'text') return { text: '', style: '', ...parts }
  return LEAVES.includes(type) ? parts : { children: [], direction: null, format: '', ...parts }
}

/** Such as `Teaser was changed again by Ann, on 14 March 2026 at 11.42am AEDT.` */
async function changedSince(row: HistoryRow, req: PayloadRequest): Promise<string> {
  const { collections, globals } = req.payload.config
  const form = [...collections, ...globals].find(({ slug }) => slug === row.collection)
  const { words } = placeOf(form?.fields ?? [], row.field)
  const database = await databaseOf(req)
  const { rows } = await database.execute<{ who: string | null; at: string | Date }>(sql`
    select ${NAME_OF_WHO} as who, at from history
    where collection = ${row.collection} and code = ${row.code} and field = ${row.field}
      and id >= ${row.id} order by id desc limit 1`)
  const [last] = rows
  const when = last
    ? `, on ${instantWords(new Date(last.at).getTime(), await festivalZone(req))}`
    : ''
  return `${words} was changed again by ${last?.who ?? 'the system'}${when}. Nothing is taken back.`
}
