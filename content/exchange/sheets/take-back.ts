/**
 * Undoes an import. It removes the records that the import created. It restores the fields that the import changed,
 * except those that somebody has changed since.
 */
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { labelOf, namedFields } from '../../records/place-of.ts'
import { CONFLICT } from '../../requests/http-status.ts'
import { databaseOf } from '../../requests/database.ts'
import { withOneTransaction } from '../../requests/one-transaction.ts'
import { wasEverPublic } from '../../addresses/redirect-ledger.ts'
import { findAllChoices } from '../../lookups/references.ts'
import { isSame, mergeRecord, type Values } from '../../saving/merge.ts'
import { aloneWith, readRecord, writeDraft, writeOpen } from '../../saving/record.ts'
import {
  repeatForOneTurn,
  noteOf,
  notYours,
  readImport,
  setState,
  type ImportNote,
  type ImportState,
  type SheetImport,
  type WrittenSave,
} from './import-rows.ts'
import { refusal, reasonText } from '../../requests/refusal.ts'

/** Takes records back for `TURN_MS`. The result says how far it is. */
export async function takeBack(req: PayloadRequest, id: number): Promise<SheetImport> {
  const { state, mayTakeBack } = await readImport(req, id)
  if (!mayTakeBack) throw notYours()
  if (state === 'taken back') throw refusal(CONFLICT, 'This import is taken back already')
  if (state !== 'taking back') await beginTakingBack(req, id)
  const choosers = await findAllChoices(req)
  const removed = new Set<string>()
  return repeatForOneTurn(req, id, (own, each) => takeBackNext(own, each, { choosers, removed }))
}

/** The list of left-out rows is no longer needed: from here on the notes say what stays. */
async function beginTakingBack(req: PayloadRequest, id: number): Promise<void> {
  const database = await databaseOf(req)
  await database.execute(
    sql`update sheet_imports set state = 'taking back', notes = '[]'
      where id = ${id} and state not in ('taking back', 'taken back')`,
  )
}

interface Uses {
  /** For each record, those that refer to it. */
  readonly choosers: ReadonlyMap<string, ReadonlySet<string>>
  /** Records that this request has already removed: their references no longer count. */
  readonly removed: Set<string>
}

interface Last {
  readonly state: ImportState
  readonly save: WrittenSave | null
}

/** Returns false if no record is left. */
async function takeBackNext(req: PayloadRequest, id: number, uses: Uses): Promise<boolean> {
  let save: WrittenSave | null = null
  try {
    return await withOneTransaction(req, async () => {
      const last = await takeLast(req, id)
      save = last?.save ?? null
      if (last?.state !== 'taking back') return false
      if (save === null) {
        await setState(req, { id, from: 'taking back', to: 'taken back' })
        return false
      }
      const notes = save.isNew ? await remove(req, save, uses) : await setBack(req, save)
      await noteTaken(req, id, notes)
      return true
    })
  } catch (error) {
    const message = reasonText(error)
    if (message === undefined || save === null) throw error
    await noteTaken(req, id, [noteOf(save, message)])
    return true
  }
}

async function takeLast(req: PayloadRequest, id: number): Promise<Last | undefined> {
  const database = await databaseOf(req)
  const { rows } = await database.execute<{ state: ImportState; save: WrittenSave | null }>(sql`
    select state, case when undone < jsonb_array_length(written)
      then written -> (jsonb_array_length(written) - 1 - undone::int) end as save
    from sheet_imports where id = ${id} for update`)
  return rows[0]
}

async function noteTaken(
  req: PayloadRequest,
  id: number,
  notes: readonly ImportNote[],
): Promise<void> {
  const database = await databaseOf(req)
  await database.execute(sql`
    update sheet_imports set undone = undone + 1, notes = notes || ${JSON.stringify(notes)}::jsonb where id = ${id}`)
}

/** A record stays if it was public, was changed, or another record refers to it; then a note says so. */
async function remove(
  req: PayloadRequest,
  save: WrittenSave,
  { choosers, removed }: Uses,
): Promise<ImportNote[]> {
  const { collection, id } = save
  const present = await presentOf(req, save)
  if (!present) return []
  if (await wasEverPublic(req, { collection, id }))
    return [noteOf(save, 'It stays: it was published since')]
  if (present['updatedAt'] !== save.updatedAt) {
    return [noteOf(save, 'It stays: it was changed since')]
  }
  const key = `${collection}/${id}`
  const isChosen = [...(choosers.get(key) ?? [])].some((each) => each !== key && !removed.has(each))
  if (isChosen) return [noteOf(save, 'It stays: another record names it now')]
  // The import created this record and nobody has changed it since, so the person who takes the import back may
  // delete it, even without the right to delete.
  await req.payload.delete({ collection, id, depth: 0, req })
  removed.add(key)
  return []
}

/** Restores the fields that nobody has changed since the import; a note names the others. */
async function setBack(req: PayloadRequest, save: WrittenSave): Promise<ImportNote[]> {
  const { collection, id, fields } = save
  return aloneWith(req, { collection, id }, async () => {
    const present = await presentOf(req, save)
    if (!present) return [noteOf({ ...save, id: undefined }, 'It was deleted since')]
    const data: Record<string, unknown> = {}
    const changed: string[] = []
    for (const [name, field] of Object.entries(fields)) {
      // Three versions: what the import wrote, what was there before it, and what is there now.
      const { value, conflicts } = mergeRecord({
        base: { [name]: field.new },
        mine: { [name]: field.old },
        theirs: { [name]: present[name] },
      })
      if (conflicts.length > 0) changed.push(name)
      else if (!isSame(value[name], present[name])) data[name] = value[name] ?? null
    }
    if (Object.keys(data).length > 0) {
      const target = { collection, id } as const
      await (collection === 'media' ? writeOpen(req, target, data) : writeDraft(req, target, data))
    }
    if (changed.length === 0) return []
    return [
      noteOf(
        save,
        `Not set back, because it was changed since: ${changed.map((name) => labelIn(req, collection, name)).join(', ')}`,
      ),
    ]
  })
}

/** The newest version; undefined if the record no longer exists. */
async function presentOf(
  req: PayloadRequest,
  { collection, id }: WrittenSave,
): Promise<Values | undefined> {
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, req })
  return totalDocs === 0 ? undefined : readRecord(req, { collection, id })
}

function labelIn(
  { payload }: PayloadRequest,
  collection: WrittenSave['collection'],
  name: string,
): string {
  const { fields } = payload.collections[collection].config
  const field = namedFields(fields).find((each) => each.name === name)
  return field ? labelOf(field) : name
}
