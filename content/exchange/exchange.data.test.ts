import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ensureAdministrator } from '../accounts/administrator.ts'
import { compose } from '../compose/compose.ts'
import { DEMO_FOLDER } from '../demo/seed.ts'
import { isPhotograph, smallDemo } from '../demo/small-demo.ts'
import { createDocumentStore } from '../stores/documents.ts'
import { createMediaStore } from '../media/create-media-store.ts'
import { largestFile } from '../media/image-sizes.ts'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { runCommand } from '../testing/run-command.ts'
import { countRows, lastWritten } from '../testing/own-database.ts'
import { NOT_WRITTEN } from './compare.ts'
import { exportFolder, sumOf } from './export.ts'
import { readFolder, schemaOf } from './folder.ts'
import { filesOf } from './from-csv.ts'
import { importRecords, type Mode } from './import.ts'
import { keyOf } from './stored.ts'

const NOW = Date.parse('2026-03-14T00:20:00Z')

let full: OpenPayload
let small: OpenPayload
let empty: OpenPayload
/** The folders to which the whole demo and the small one were exported. */
let fullFolder: string
let folder: string

beforeAll(async () => {
  full = await openPayload(inject('databaseUrl'), { demo: 'full' })
  small = await openPayload(inject('databaseUrl'), { demo: 'small' })
  empty = await openPayload(inject('databaseUrl'))
  // Payload checks pictures with the rights of an account, so there must be one.
  await ensureAdministrator(empty.payload, {
    email: 'a@parallax.example',
    password: 'long enough by far',
  })
  await addPhotographs(small)
  fullFolder = await writtenOut(full)
  folder = await writtenOut(small)
}, 600_000)

afterAll(async () => {
  await Promise.all([full.close(), small.close(), empty.close()])
})

/** Imports the photographs of the small demo, whose records have no files yet. */
async function addPhotographs({ payload }: OpenPayload): Promise<void> {
  const schema = schemaOf(payload.config)
  const { records } = await readFolder(DEMO_FOLDER, schema)
  const photographs = smallDemo(records, schema).filter(
    (record) => record.collection === 'media' && isPhotograph(record),
  )
  const { changes, findings } = await importRecords({
    payload,
    folder: DEMO_FOLDER,
    records: photographs,
    mode: 'publish',
  })
  expect(findings).toEqual([])
  expect(changes).toHaveLength(photographs.length)
}

async function writtenOut({ payload, dataDir }: OpenPayload): Promise<string> {
  const to = join(dataDir, 'written-out')
  const media = createMediaStore({ dataDir, s3: undefined })
  await exportFolder({ payload, media, folder: to, drafts: false })
  return to
}

async function bring(from: string, { payload }: OpenPayload, mode: Mode) {
  const { records, findings } = await readFolder(from, schemaOf(payload.config))
  expect(findings).toEqual([])
  // Only the whole demo of these tests has photographs without files.
  const mayLackFiles = from === fullFolder
  return importRecords({ payload, folder: from, records, mode, mayLackFiles })
}

async function answersOf({ payload }: OpenPayload) {
  const documents = createDocumentStore(payload)
  await documents.readAll()
  const { answers, dropped } = compose(documents.current(), { asOf: NOW })
  expect(dropped).toEqual([])
  return new Map([...answers].map(([key, answer]) => [key, JSON.stringify(answer)]))
}

/** The hash of the file that is stored for each record of the media, by name. */
async function filesStoredBy({ payload, dataDir }: OpenPayload) {
  const { docs } = await payload.find({ collection: 'media', pagination: false, depth: 0 })
  const sums = docs.map(async (record) => {
    const bytes = await readFile(join(dataDir, 'media', largestFile(record) ?? ''))
    return [record.filename ?? '', sumOf(bytes)] as const
  })
  return new Map(await Promise.all(sums))
}

/** How many rows each table has, and when the youngest was written. */
async function rowsOf({ database }: OpenPayload) {
  return [await countRows(database), await lastWritten(database)]
}

/** The content of a folder's files, by record. */
async function saidIn(from: string) {
  const { records } = await readFolder(from, schemaOf(full.payload.config))
  return new Map(
    records.map(({ collection, name, data }) => [
      keyOf(collection, name),
      Object.fromEntries(Object.entries(data).filter(([key]) => !NOT_WRITTEN.includes(key))),
    ]),
  )
}

test('the small demo, written as files and read into an empty database, gives the same answers, byte for byte', async () => {
  const { findings } = await bring(folder, empty, 'publish')
  expect(findings.slice(0, 10)).toEqual([])

  const before = await answersOf(small)
  const after = await answersOf(empty)
  const other = [...before.keys()]
    // The changes come from the history, which no file contains.
    .filter((key) => !key.endsWith('/changes'))
    .filter((key) => before.get(key) !== after.get(key))
  expect(other).toEqual([])
  expect(after.size).toBe(before.size)
  const files = await filesStoredBy(small)
  expect(files.size).toBeGreaterThan(24)
  expect(await filesStoredBy(empty)).toEqual(files)
})

describe('the whole demo, written as files', () => {
  // The demo is itself an import of its folder. So an import of equal files makes the same festival.
  test('is the same as the files from which it was read', async () => {
    expect(await saidIn(fullFolder)).toEqual(await saidIn(DEMO_FOLDER))
  })

  test('changes nothing when it is read again', async () => {
    expect(await bring(fullFolder, full, 'look')).toEqual({ changes: [], findings: [] })
  }, 120_000)
})

describe('the small demo, written as files', () => {
  test('finds no difference in a picture for which the studio has saved the middle as focal point', async () => {
    const { payload } = small
    const { docs } = await payload.find({
      collection: 'media',
      limit: 1,
      where: { kind: { equals: 'photograph' } },
    })
    await payload.update({
      collection: 'media',
      id: docs[0]?.id ?? 0,
      data: { focalX: 50, focalY: 50 },
      context: { mayLackFile: true },
    })

    expect((await bring(folder, small, 'look')).changes).toEqual([])
  })

  test('as drafts is invisible to visitors, and a second import changes nothing', async () => {
    const { payload } = small
    const { records } = await readFolder(folder, schemaOf(payload.config))
    const [saltLedger] = records.filter(({ name }) => name === 'salt-ledger')
    if (!saltLedger) throw new Error('The demo has no event salt-ledger')
    const changed = { ...saltLedger, data: { ...saltLedger.data, title: 'Salt, and More' } }
    const unfinished = { ...saltLedger, name: 'unfinished', data: { title: 'Unfinished' } }
    const asDrafts = () =>
      importRecords({ payload, folder, records: [changed, unfinished], mode: 'drafts' })
    const before = await answersOf(small)

    expect(await asDrafts()).toMatchObject({
      changes: [
        { record: 'events/salt-ledger', fields: [{ name: 'title', after: 'Salt, and More' }] },
        { record: 'events/unfinished' },
      ],
      findings: [],
    })

    expect(await answersOf(small)).toEqual(before)
    expect(await asDrafts()).toEqual({ changes: [], findings: [] })
  })

  test('reports everything that rules refuse with file, line and field, and then writes nothing', async () => {
    const { payload } = small
    const { records } = await readFolder(folder, schemaOf(payload.config))
    const wrong = records
      .filter(({ name }) => name === 'salt-ledger' || name === 'shed-9')
      .map((record) => ({ ...record, data: { ...record.data, website: 'no link', teaser: '' } }))
      .map(({ data: { website, teaser, ...data }, ...record }) => ({
        ...record,
        data: record.collection === 'venues' ? { ...data, website } : { ...data, teaser },
      }))
    const before = await rowsOf(small)

    const unknown = records
      .filter(({ name }) => name === 'wool-loft')
      .map((record) => ({ ...record, data: { ...record.data, nmae: 'Wool Loft' } }))
    const { findings } = await importRecords({
      payload,
      folder,
      records: [...unknown, ...wrong],
      mode: 'publish',
    })

    expect(findings).toMatchObject([
      { file: 'venues/wool-loft.md', message: 'There is no field "nmae": is "name" meant?' },
      { file: 'venues/shed-9.md', field: 'website' },
      { file: '2026/events/salt-ledger.md', field: 'teaser', message: 'This is needed' },
    ])
    expect(findings.slice(1).every(({ line }) => line > 1)).toBe(true)
    expect(await rowsOf(small)).toEqual(before)
  })
})

/** Runs `npm run content -- …` over the small demo and returns what it writes. */
async function runContent(...args: readonly string[]): Promise<string> {
  const { code, stdout } = await runCommand(small, 'exchange', ...args)
  expect(code).toBe(0)
  return stdout
}

describe('npm run content', () => {
  test('-- export writes drafts with `--drafts`, and otherwise what is published', async () => {
    const { payload, dataDir } = small
    const where = { slug: { equals: 'salt-ledger' } }
    const data = { title: 'Salt, in a draft' }
    await payload.update({ collection: 'events', where, data, draft: true, depth: 0 })
    const to = join(dataDir, 'with-drafts')

    expect(await runContent('export', to, '--drafts')).toMatch(`Written to ${to}: `)

    const titleIn = async (from: string) =>
      /^title: .*$/m.exec(await readFile(join(from, '2026/events/salt-ledger.md'), 'utf8'))?.[0]
    expect(await titleIn(to)).toBe('title: Salt, in a draft')
    expect(await titleIn(await writtenOut(small))).toBe('title: Salt Ledger')
  })

  test('-- import reads the folder that from-csv.ts makes', async () => {
    const { payload, dataDir } = small
    const csv = [
      'title,type,date,start,end,venue,artists,summary,text',
      'Long Roll,talks,2026-03-14,18:00,19:00,Salt Store,Ida Kjell; Bo Lund,A talk.,Come early.',
    ].join('\n')
    const from = join(dataDir, 'from-csv')
    for (const [path, text] of filesOf(csv, 2026)) {
      await mkdir(dirname(join(from, path)), { recursive: true })
      await writeFile(join(from, path), text)
    }

    expect(await runContent('import', from, '--drafts')).toMatch(
      /^2026\/events\/long-roll.md: events\/long-roll is new$[^]*^Written as drafts: 4\./m,
    )

    const where = { slug: { equals: 'long-roll' } }
    const { docs } = await payload.find({ collection: 'events', where, draft: true, depth: 1 })
    expect(docs).toMatchObject([
      {
        title: 'Long Roll',
        _status: 'draft',
        sessions: [{ start: '2026-03-14T18:00', end: '2026-03-14T19:00' }],
        venues: [{ name: 'Salt Store' }],
        artists: [{ artist: { name: 'Ida Kjell' } }, { artist: { name: 'Bo Lund' } }],
      },
    ])
  })
})
