/** Writes an import as drafts, record by record. It can be stopped: its row in the database stores the progress. */
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import { isOneOf } from '../../access/roles.ts'
import { COLLECTION_RIGHTS } from '../../access/rights.ts'
import { userOf } from '../../access/require-user.ts'
import { NAME_OF_WHO } from '../../requests/account-name.ts'
import { CONFLICT, FORBIDDEN, NOT_FOUND } from '../../requests/http-status.ts'
import { databaseOf } from '../../requests/database.ts'
import { withOneTransaction } from '../../requests/one-transaction.ts'
import { now } from '../../requests/settings.ts'
import type { Values } from '../../saving/merge.ts'
import { readRecord } from '../../saving/record.ts'
import { createRecord, saveChanges } from '../../saving/save.ts'
import type { ExchangedCollection } from '../folder.ts'
import type { LookedAtRow } from './look.ts'
import { tokensIn, withIds, type PlannedSave } from './plan.ts'
import { refusal, reasonText } from '../../requests/refusal.ts'

export type ImportState = 'writing' | 'stopped' | 'done' | 'taking back' | 'taken back'

export interface WrittenSave {
  readonly collection: ExchangedCollection
  readonly id: number
  readonly token: string
  readonly title: string
  readonly isNew: boolean
  /** After the save. */
  readonly updatedAt: string
  /** By field: the value before the import, and the value as saved. */
  readonly fields: Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>>
}

/** A row left out, a record not written or, after the import was taken back, a record that stays. */
export interface ImportNote {
  readonly title: string
  readonly message: string
  /** The path of the record's form; absent if there is no record. */
  readonly href?: string
}

export interface SheetImport {
  readonly id: number
  /** When it began: an ISO instant, by the festival's clock. */
  readonly at: string
  readonly who: string
  readonly name: string
  readonly state: ImportState
  readonly total: number
  readonly tried: number
  readonly written: number
  readonly undone: number
  readonly notes: readonly ImportNote[]
  /** The person who asks may go on with the import, stop it and take it back. */
  readonly mayTakeBack: boolean
}

/** How long one request writes records. Then the browser shows the progress and sends the next request. */
const TURN_MS = 1500
/** The newest ones. A judgement: a festival makes a few imports in a year. */
const MOST_LISTED = 50

/** Nothing is written before `goOn`. */
export async function startImport(
  req: PayloadRequest,
  {
    name,
    plan,
    leftOut,
  }: {
    readonly name: string
    readonly plan: readonly PlannedSave[]
    /** Rows with mistakes, for which no save is planned. */
    readonly leftOut: readonly LookedAtRow[]
  },
): Promise<SheetImport> {
  const { id } = await req.payload.create({
    collection: 'sheet-imports',
    data: {
      at: new Date(now(req)).toISOString(),
      who: userOf(req).email,
      name,
      state: 'writing',
      total: plan.length,
      tried: 0,
      plan: [...plan],
      written: [],
      undone: 0,
      notes: leftOut.map(leftOutNote),
    },
    depth: 0,
    req,
  })
  return readImport(req, id)
}

function leftOutNote({ sheet, number, title, problems }: LookedAtRow): ImportNote {
  const reasons = problems.map(({ column, message }) =>
    column ? `${column}: ${message}` : message,
  )
  const place = `${sheet}, row ${number}`
  return { title: title ? `${place}, “${title}”` : place, message: reasons.join('. ') }
}

/** Writes records for `TURN_MS`. The result says how far the import is. */
export async function goOn(req: PayloadRequest, id: number): Promise<SheetImport> {
  const known = await readImport(req, id)
  if (!known.mayTakeBack) throw notYours()
  return repeatForOneTurn(req, id, writeNext)
}

/** What is written stays, and can be taken back. */
export async function stopImport(req: PayloadRequest, id: number): Promise<SheetImport> {
  const known = await readImport(req, id)
  if (!known.mayTakeBack) throw notYours()
  await setState(req, { id, from: 'writing', to: 'stopped' })
  return readImport(req, id)
}

/** Repeats `doNext` until the time is over or nothing is left. */
export async function repeatForOneTurn(
  req: PayloadRequest,
  id: number,
  doNext: (req: PayloadRequest, id: number) => Promise<boolean>,
): Promise<SheetImport> {
  const end = Date.now() + TURN_MS
  // One after the other: each save is separate, and the row of the import stores which one is next.
  while (await doNext(await ownRequest(req), id)) if (Date.now() > end) break
  return readImport(req, id)
}

/** Payload ends the transaction of a request whose save it refuses, so each save has its own request. */
function ownRequest({ payload, user }: PayloadRequest): Promise<PayloadRequest> {
  return createLocalReq(user ? { user } : {}, payload)
}

interface NextSave {
  readonly state: ImportState
  readonly tried: number
  readonly save: PlannedSave | null
  readonly made: Readonly<Record<string, number>>
}

/** Returns false if nothing is left to write, or the import was stopped. */
async function writeNext(req: PayloadRequest, id: number): Promise<boolean> {
  let next: NextSave | undefined
  try {
    return await withOneTransaction(req, async () => {
      next = await takeNext(req, id)
      if (next?.state !== 'writing') return false
      if (next.save === null) {
        await setState(req, { id, from: 'writing', to: 'done' })
        return false
      }
      const written = await write(req, next.save, next.made)
      const database = await databaseOf(req)
      await database.execute(sql`
        update sheet_imports set tried = tried + 1, written = written || ${JSON.stringify([written])}::jsonb
        where id = ${id}`)
      return true
    })
  } catch (error) {
    const message = reasonText(error)
    if (message === undefined || !next?.save) throw error
    await noteFailure(req, { id, tried: next.tried, save: next.save, message })
    return true
  }
}

/** Locks the import's row, so that two browsers do not write the same record. */
async function takeNext(req: PayloadRequest, id: number): Promise<NextSave | undefined> {
  const database = await databaseOf(req)
  const { rows } = await database.execute<{
    state: ImportState
    tried: string
    save: PlannedSave | null
  }>(sql`
    select state, tried, plan -> tried::int as save from sheet_imports where id = ${id} for update`)
  const [row] = rows
  if (!row) return undefined
  const tokens = row.save ? tokensIn(row.save.fields) : []
  return {
    state: row.state,
    tried: Number(row.tried),
    save: row.save,
    made: tokens.length > 0 ? await madeIn(req, id) : {},
  }
}

/** The ids of the records that the import has created, by their tokens. */
async function madeIn(req: PayloadRequest, id: number): Promise<Record<string, number>> {
  const database = await databaseOf(req)
  const { rows } = await database.execute<{ token: string; made: string }>(sql`
    select each ->> 'token' as token, each ->> 'id' as made from sheet_imports, jsonb_array_elements(written) as each
    where sheet_imports.id = ${id} and (each ->> 'isNew')::boolean`)
  return Object.fromEntries(rows.map(({ token, made }) => [token, Number(made)]))
}

async function write(
  req: PayloadRequest,
  { collection, id, token, title, base, fields }: PlannedSave,
  made: Readonly<Record<string, number>>,
): Promise<WrittenSave> {
  if (tokensIn(fields).some((each) => made[each] === undefined)) {
    throw refusal(CONFLICT, 'Something that it names could not be made, so it is left out')
  }
  const changes = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { old: field.old, new: withIds(field.new, made) },
    ]),
  )
  const before: Values = id === undefined ? {} : await readRecord(req, { collection, id })
  const saved =
    id === undefined
      ? await createRecord(req, collection, { changes })
      : await saveChanges(req, { collection, id }, { base, changes })
  if (saved.conflicts.length > 0) {
    const who = saved.others[0]?.by || 'Somebody'
    throw refusal(CONFLICT, `${who} changed the same since you looked. Import the row again`)
  }
  const names = Object.keys(changes)
  return {
    collection,
    id: Number(saved.doc['id']),
    token,
    title,
    isNew: id === undefined,
    updatedAt: String(saved.doc['updatedAt']),
    fields: Object.fromEntries(
      names.map((name) => [name, { old: before[name] ?? null, new: saved.doc[name] ?? null }]),
    ),
  }
}

async function noteFailure(
  req: PayloadRequest,
  {
    id,
    tried,
    save,
    message,
  }: {
    readonly id: number
    readonly tried: number
    readonly save: PlannedSave
    readonly message: string
  },
): Promise<void> {
  const database = await databaseOf(await ownRequest(req))
  const note = noteOf(save, message)
  await database.execute(sql`
    update sheet_imports set tried = tried + 1, notes = notes || ${JSON.stringify([note])}::jsonb
    where id = ${id} and tried = ${tried}`)
}

export function noteOf(
  {
    collection,
    id,
    title,
  }: { readonly collection: string; readonly id: number | undefined; readonly title: string },
  message: string,
): ImportNote {
  return {
    title,
    message,
    ...(id === undefined ? {} : { href: `/admin/collections/${collection}/${id}` }),
  }
}

/** Does nothing if another process has changed the state already. */
export async function setState(
  req: PayloadRequest,
  { id, from, to }: { readonly id: number; readonly from: ImportState; readonly to: ImportState },
): Promise<void> {
  const database = await databaseOf(req)
  await database.execute(
    sql`update sheet_imports set state = ${to} where id = ${id} and state = ${from}`,
  )
}

export async function readImport(req: PayloadRequest, id: number): Promise<SheetImport> {
  const [found] = await readImports(req, id)
  if (!found) throw refusal(NOT_FOUND, 'There is no such import')
  return found
}

/** Newest first. */
export async function listImports(req: PayloadRequest): Promise<SheetImport[]> {
  return readImports(req, undefined)
}

async function readImports(req: PayloadRequest, id: number | undefined): Promise<SheetImport[]> {
  const { email } = userOf(req)
  const isEditor = isOneOf(COLLECTION_RIGHTS.events.publish, req)
  const database = await databaseOf(req)
  const { rows } = await database.execute(sql`
    select id, at, who, name, state, total, tried, undone, notes,
      jsonb_array_length(written) as written,
      ${NAME_OF_WHO} as by
    from sheet_imports
    ${id === undefined ? sql`` : sql`where id = ${id}`}
    order by id desc limit ${MOST_LISTED}`)
  return rows.map((row) => ({
    id: Number(row['id']),
    at: new Date(String(row['at'])).toISOString(),
    who: String(row['by']),
    name: String(row['name']),
    state: row['state'] as ImportState, // written only by this file and `take-back.ts`
    total: Number(row['total']),
    tried: Number(row['tried']),
    written: Number(row['written']),
    undone: Number(row['undone']),
    notes: row['notes'] as ImportNote[], // as above
    mayTakeBack: isEditor || row['who'] === email,
  }))
}

export function notYours(): Error {
  return refusal(FORBIDDEN, 'Only who imported this, or an editor, can do that')
}
