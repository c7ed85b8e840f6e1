import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { hasDrafts } from '../records/drafts.ts'
import { databaseOf, tableOf } from '../requests/database.ts'
import { keepTransaction } from '../requests/keep-transaction.ts'
import { checkForm, difference, findingOf, firstUpload, inOrder } from './compare.ts'
import type { ChangedField, Known } from './compare.ts'
import { asText, toDocument } from './document.ts'
import { sumOf } from './export.ts'
import { isGlobal, nameField, schemaOf, type FileRecord, type FileFinding } from './folder.ts'
import { createProse, type Names } from './prose.ts'
import { keyOf, readStored } from './stored.ts'

/** `look` is a dry run: it writes everything in a transaction, so that every rule runs, and then rolls it back. */
export type Mode = 'look' | 'drafts' | 'publish'

export interface Change {
  readonly file: string
  readonly record: string
  /** The fields that differ; absent for a new record. */
  readonly fields?: readonly ChangedField[]
}

export interface ImportOptions {
  readonly payload: Payload
  readonly folder: string
  readonly records: readonly FileRecord[]
  readonly mode: Mode
  /** Photographs may lack their files. For tests that show no pictures, so that their demo is seeded faster. */
  readonly mayLackFiles?: boolean
  /** This is the demo, whose import writes no history. */
  readonly isSeed?: boolean
  readonly progress?: (step: string) => void
}

export interface Imported {
  readonly changes: readonly Change[]
  readonly findings: readonly FileFinding[]
}

/** Writes the records of a folder that differ from the database: all of them, or none if there is any mistake. */
export async function importRecords(options: ImportOptions): Promise<Imported> {
  const { payload, mode } = options
  const schema = schemaOf(payload.config)
  const prose = await createProse(payload.config)
  const stored = await readStored({ payload, schema, prose, drafts: mode === 'drafts' })
  const records = inOrder(options.records).filter(
    ({ collection }) =>
      mode !== 'drafts' || collectionHasDrafts(payload, collection) || collection === 'media',
  )
  const files = await readSums(options.folder, records)
  const wrong = [...checkForm({ records, schema, prose, stored }), ...files.findings]
  const different = records.flatMap((record) => {
    const known = { schema, prose, stored, sums: files.sums }
    const fields = difference(record, known, mode === 'drafts')
    return fields?.length === 0 ? [] : [{ record, fields }]
  })
  const refused = await writeAll({
    // With mistakes nothing is written, but the rules still check all records, so that all findings come at once.
    options: wrong.length > 0 ? { ...options, mode: 'look' } : options,
    schema,
    prose,
    stored,
    sums: files.sums,
    records: different.map(({ record }) => record),
  })
  const changes = different.map(({ record, fields }) => ({
    file: record.file,
    record: keyOf(record.collection, record.name),
    ...(fields ? { fields } : {}),
  }))
  const isSaid = ({ file, line }: FileFinding) =>
    wrong.some((each) => each.file === file && each.line === line)
  return { changes, findings: [...wrong, ...refused.filter((finding) => !isSaid(finding))] }
}

function collectionHasDrafts(payload: Payload, collection: string): boolean {
  const config = payload.config.collections.find(({ slug }) => slug === collection)
  return config !== undefined && hasDrafts(config)
}

/** A missing file becomes a finding. */
export async function readSums(folder: string, records: readonly FileRecord[]) {
  const sums = new Map<FileRecord, string>()
  const findings: FileFinding[] = []
  for (const record of records) {
    const { file } = record.data
    if (record.collection !== 'media' || !file) continue
    const bytes = await readFile(pathOfFile(folder, file)).catch(() => undefined)
    if (bytes) sums.set(record, sumOf(bytes))
    else findings.push(findingOf(record, ['file'], `There is no file media/${asText(file)}`))
  }
  return { sums, findings }
}

interface Writing extends Known {
  readonly options: ImportOptions
  readonly records: readonly FileRecord[]
}

/** Writes in one transaction and returns the refusals. After any refusal nothing is written. */
async function writeAll(writing: Writing): Promise<FileFinding[]> {
  const { payload, mode } = writing.options
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database has no transactions')
  const { db } = payload
  try {
    // When one record is refused, the remaining ones must still be checked.
    const findings = await keepTransaction({ payload, transactionID }, () =>
      write(writing, transactionID),
    )
    if (findings.length > 0 || mode === 'look') await db.rollbackTransaction(transactionID)
    else await db.commitTransaction(transactionID)
    return findings
  } catch (error) {
    await db.rollbackTransaction(transactionID)
    throw error
  }
}

async function write(writing: Writing, transactionID: number | string): Promise<FileFinding[]> {
  const { options, stored, records, sums } = writing
  const { progress = () => undefined, mode, mayLackFiles = false } = options
  const findings: FileFinding[] = []
  const made = new Map<string, number | string>()
  const idOf: Names['idOf'] = (collection, name) =>
    made.get(keyOf(collection, name)) ?? stored.names.idOf(collection, name)
  const { docs: administrators } = await options.payload.find({
    collection: 'users',
    where: { role: { equals: 'administrator' } },
    sort: 'id',
    limit: 1,
    depth: 0,
  })
  const [user] = administrators
  const attempt = async (record: FileRecord, isFirst: boolean) => {
    // Payload removes the transaction from a request whose save was refused, so each save gets its own request.
    const req: Partial<PayloadRequest> = {
      transactionID,
      context: {
        isImport: true,
        isSeed: options.isSeed === true,
        firstUpload: firstUpload(record, sums),
        // A dry run stores no files.
        mayLackFile: mayLackFiles || (mode === 'look' && sums.has(record)),
      },
      ...(user ? { user: { ...user, collection: 'users' as const } } : {}),
    }
    const saved = await save({ ...writing, record, idOf, req, isFirst }).catch((error: unknown) => {
      findings.push(...refusals(record, error))
      return undefined
    })
    if (saved?.id !== undefined) made.set(keyOf(record.collection, record.name), saved.id)
    return saved?.isWhole ?? true
  }
  const again: FileRecord[] = []
  let collection = ''
  for (const record of records) {
    if (record.collection !== collection) progress(record.collection)
    collection = record.collection
    if (!(await attempt(record, true))) again.push(record)
  }
  progress('links between records')
  for (const record of again) await attempt(record, false)
  return findings
}

interface Save extends Writing {
  readonly record: FileRecord
  readonly idOf: Names['idOf']
  readonly req: Partial<PayloadRequest>
  /** The records that this one refers to may be written later. */
  readonly isFirst: boolean
}

/** If the record refers to records that do not exist yet, it is first saved as a draft. */
async function save({ options, record, schema, prose, stored, idOf, req, isFirst }: Save) {
  const { payload, mode, folder } = options
  const { collection, name } = record
  let isWhole = true
  const document = toDocument(schema.get(collection)?.shapes ?? [], record.data, {
    names: { idOf },
    prose,
    report: () => (isWhole = false),
  })
  const {
    draft,
    updated_at: updatedAt,
    file,
    file_sha256: _,
    upload_sha256: _of,
    ...data
  } = document
  if (isGlobal(collection)) {
    await payload.updateGlobal({ slug: collection, data, req, depth: 0 })
    return { id: undefined, isWhole: true }
  }
  const slug = collection
  const key = nameField(slug)
  const isDraft = draft === true || mode === 'drafts' || (isFirst && !isWhole)
  const status = collectionHasDrafts(payload, slug)
    ? { _status: isDraft ? 'draft' : 'published' }
    : {}
  const named = { ...data, [key]: key === 'year' ? Number(name) : name, ...status }
  const upload = file && mode !== 'look' ? await fileOf(pathOfFile(folder, file)) : {}
  const id = idOf(slug, name)
  const common = {
    collection: slug,
    data: named as never,
    req,
    depth: 0,
    draft: isDraft,
    ...upload,
  }
  const saved = await (id === undefined
    ? payload.create(common)
    : payload.update({ ...common, id }))
  const isNew = !stored.records.has(keyOf(slug, name))
  // The draft of the first save would look like a change that is not public.
  if (!isFirst && isNew && saved.id !== undefined && collectionHasDrafts(payload, slug)) {
    const where = { parent: { equals: saved.id }, latest: { not_equals: true } }
    await payload.db.deleteVersions({ collection: slug, where, req })
  }
  // Payload sets `updatedAt` at every update; a new record keeps that of its file.
  if (typeof updatedAt === 'string' && isNew) {
    await settle(req, { slug, id: saved.id, updatedAt, payload })
  }
  return { id: saved.id, isWhole: isWhole || !collectionHasDrafts(payload, slug) }
}

function pathOfFile(folder: string, file: unknown): string {
  return join(folder, 'media', basename(asText(file)))
}

async function fileOf(path: string) {
  const data = await readFile(path)
  return { file: { data, name: path, mimetype: '', size: data.length } }
}

async function settle(
  req: Partial<PayloadRequest>,
  {
    slug,
    id,
    updatedAt,
    payload,
  }: { slug: string; id: number; updatedAt: string; payload: Payload },
): Promise<void> {
  const database = await databaseOf({ ...req, payload })
  await database.execute(
    sql`update ${tableOf(slug)} set updated_at = ${updatedAt} where id = ${id}`,
  )
}

/** Each error of Payload or a rule, at its line in the file. */
function refusals(record: FileRecord, error: unknown): FileFinding[] {
  if (!(error instanceof Error)) throw error
  const { data } = error as Error & { data?: { errors?: { path?: string; message?: string }[] } } // Payload's ValidationError
  if (!data?.errors) {
    if (error instanceof APIError) return [findingOf(record, [], error.message)]
    throw new Error(`${record.file}: ${error.message}`, { cause: error })
  }
  return data.errors.map(({ path = '', message = error.message }) => {
    const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    return findingOf(
      record,
      keys.filter((key) => key !== ''),
      message,
    )
  })
}
