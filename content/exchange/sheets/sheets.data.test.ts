import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { askStudio } from '../../testing/ask-studio.ts'
import { openPayload, type OpenPayload } from '../../testing/open-payload.ts'
import { createStaff, type StaffMember } from '../../testing/staff.ts'
import type { NameToChoose, SheetsLook } from './endpoints.ts'
import { exportSheets } from './export-sheets.ts'
import type { SheetImport } from './import-rows.ts'
import { look } from './look.ts'
import { loadProgram } from './program.ts'
import { readSheetFile } from './read-files.ts'
import { readSheets } from './sheet-rows.ts'
import { writeCsvZip, writeXlsx } from './write-files.ts'

let open: OpenPayload
let editor: StaffMember
let contributor: StaffMember
/** What `contentNow` returns before any import. */
let asSeeded: ReadonlyMap<string, object>

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), {
    demo: 'small',
    studioOrigin: 'http://127.0.0.1:3002',
  })
  editor = await createStaff(open, 'editor')
  contributor = await createStaff(open, 'contributor')
  asSeeded = await contentNow()
})

afterAll(() => open.close())

interface Given {
  readonly pasted: string
  readonly meanings?: Readonly<Record<string, string>>
  readonly seen?: string
}

function formOf({ pasted, meanings = {}, seen }: Given): FormData {
  const form = new FormData()
  form.set('edition', '2026')
  form.set('pasted', pasted)
  form.set('meanings', JSON.stringify(meanings))
  if (seen !== undefined) form.set('seen', seen)
  return form
}

async function ask<Answer>(who: StaffMember, path: string, body?: FormData): Promise<Answer> {
  const response = await who.ask(`/sheets${path}`, { method: 'POST', ...(body ? { body } : {}) })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${response.status} ${answer.errors?.[0]?.message}`)
  return answer
}

const lookAt = (given: Given, who = editor) => ask<SheetsLook>(who, '/look', formOf(given))

/** Requests the preview, imports it, and waits for the end. */
async function bring(given: Given, who = editor): Promise<SheetImport> {
  const { seen } = await lookAt(given, who)
  return finish(await ask<SheetImport>(who, '/import', formOf({ ...given, seen })), 'go-on', who)
}

async function finish(
  of: SheetImport,
  action: 'go-on' | 'take-back',
  who = editor,
): Promise<SheetImport> {
  const next = await ask<SheetImport>(who, `/imports/${of.id}/${action}`)
  const isOpen = next.state === 'writing' || next.state === 'taking back'
  return isOpen ? finish(next, action, who) : next
}

const statesOf = ({ rows }: SheetsLook) => rows.map(({ state }) => state)

async function eventsCalled(title: string) {
  const where = { title: { like: title } }
  const { docs } = await open.payload.find({
    collection: 'events',
    where,
    draft: true,
    depth: 0,
    pagination: false,
  })
  return docs
}

/** All stored records by name, without the time of the save and whether the newest version is a draft. */
async function contentNow(): Promise<ReadonlyMap<string, object>> {
  const { stored } = await loadProgram(open.payload)
  const records = [...stored.records].map(([key, { data }]) => {
    return [key, { ...data, updated_at: 0, draft: 0 }] as const
  })
  return new Map(records)
}

const HEADINGS =
  'Title\tType\tTeaser\tDates, First day\tDates, Last day\tVenues\tArtists\tPrice, From'
const TEN = [
  'Our program of talks and shows',
  HEADINGS,
  ...[1, 2, 3, 4, 5, 6, 7].map(
    (number) =>
      `Sheet event ${number}\tExhibitions\tTeaser ${number}\t${number}/3/2026\t29 March 2026\tNORTHBANK  arches\tWren Talavera\t$${number},50`,
  ),
  // Three mistakes: a date that does not exist, a type that the edition lacks, an artist whose name is unknown.
  'Sheet event 8\tExhibitions\tTeaser\t31/2/2026\t29/3/2026\tNorthbank Arches\tWren Talavera\t',
  'Sheet event 9\tBanquets\tTeaser\t8/3/2026\t29/3/2026\tNorthbank Arches\tWren Talavera\t',
  'Sheet event 10\tExhibitions\tTeaser\t8/3/2026\t29/3/2026\tNorthbank Arches\tWren Talaverra\t',
  '',
].join('\n')

describe('the whole demo, exported as sheets and imported again', () => {
  let program: Awaited<ReturnType<typeof loadProgram>>

  beforeAll(async () => {
    const full = await openPayload(inject('databaseUrl'), { demo: 'full' })
    program = await loadProgram(full.payload)
    await full.close()
  }, 600_000)

  test.each(['xlsx', 'csv'])('changes nothing as %s', async (format) => {
    const years = [...program.stored.records.values()]
      .filter(({ collection }) => collection === 'festivals')
      .map(({ name }) => name)
    expect(years.length).toBeGreaterThan(3)
    for (const year of years) {
      const sheets = exportSheets(program.stored, program.sheets, year)
      const bytes = format === 'csv' ? writeCsvZip(sheets) : await writeXlsx(sheets)
      const grids = await readSheetFile({ name: 'program', bytes })
      const { rows, notices } = readSheets(grids, program.sheets)
      const looked = await look({ ...program, rows, year, meanings: {} }, async () => [])
      expect(notices).toEqual([])
      expect(looked.rows.filter(({ state }) => state !== 'unchanged')).toEqual([])
      expect(looked.changed).toEqual([])
      expect(rows.length).toBeGreaterThan(50)
    }
  })
})

describe('the sheets of an edition', () => {
  test('are what the studio offers to download', async () => {
    const response = await editor.ask('/sheets?edition=2026&format=xlsx')
    const grids = await readSheetFile({
      name: 'x',
      bytes: new Uint8Array(await response.arrayBuffer()),
    })
    expect(grids.map(({ name }) => name)).toEqual([
      'Events',
      'Sessions',
      'Venues',
      'Artists',
      'Picture credits',
      'Help',
    ])
    expect((await editor.ask('/sheets?edition=1999')).status).toBe(400)
    expect((await askStudio(open, '/sheets?edition=2026')).status).toBe(401)
  })
})

describe('a sheet of ten events with three mistakes', () => {
  test('shows three wrong rows, imports seven as drafts, and is taken back as one step', async () => {
    const looked = await lookAt({ pasted: TEN })

    expect(statesOf(looked)).toEqual([...Array<string>(7).fill('new'), 'wrong', 'wrong', 'wrong'])
    expect(looked.rows.slice(7)).toMatchObject([
      {
        sheet: 'Pasted',
        number: 10,
        problems: [
          { column: 'Dates, First day', message: expect.stringContaining('There is no such day') },
        ],
      },
      {
        number: 11,
        problems: [{ column: 'Type', message: expect.stringContaining('no type "Banquets"') }],
      },
      {
        number: 12,
        problems: [
          { column: 'Artists', message: expect.stringContaining('is "Wren Talavera" meant?') },
        ],
      },
    ])
    expect(await contentNow()).toEqual(asSeeded)

    const imported = await bring({ pasted: TEN })
    expect(imported).toMatchObject({ state: 'done', total: 7, written: 7 })
    expect(imported.notes.map(({ title }) => title)).toEqual([
      expect.stringMatching(/, row 10, “Sheet event/),
      expect.stringMatching(/, row 11, “Sheet event/),
      expect.stringMatching(/, row 12, “Sheet event/),
    ])
    expect(imported.notes[1]?.message).toMatch(/^Type: .*no type "Banquets"/)
    const events = await eventsCalled('Sheet event')
    expect(events).toHaveLength(7)
    expect(events.find(({ title }) => title === 'Sheet event 3')).toMatchObject({
      _status: 'draft',
      type: 'exhibitions',
      dates: { start: '2026-03-03', end: '2026-03-29' },
      price: { free: false, from: 3.5 },
      venues: [expect.any(Number)],
      artists: [{ artist: expect.any(Number), role: 'artist' }],
    })
    // The same sheet once more changes nothing.
    expect(statesOf(await lookAt({ pasted: TEN })).slice(0, 7)).toEqual(
      Array<string>(7).fill('unchanged'),
    )

    expect(await finish(imported, 'take-back')).toMatchObject({ state: 'taken back', notes: [] })
    expect(await contentNow()).toEqual(asSeeded)
  }, 120_000)
})

describe('an import of sheets', () => {
  test('creates the artists and venues that somebody chose to create, and takes them back with the events', async () => {
    const pasted = `${HEADINGS}\nNamed\tTalks\tTeaser\t\t\tNew Hall\tAda Quill (Speaker); Wren Talaverra\t`
    const { names } = await lookAt({ pasted })
    expect(names).toMatchObject([
      { text: 'New Hall', mayBeCreated: true },
      { text: 'Ada Quill', mayBeCreated: true },
      { text: 'Wren Talaverra', like: [{ title: 'Wren Talavera' }] },
    ])
    const keyOf = (text: string) =>
      names.find((each: NameToChoose) => each.text === text)?.key ?? ''
    const meanings = {
      [keyOf('New Hall')]: '+',
      [keyOf('Ada Quill')]: '+',
      [keyOf('Wren Talaverra')]: 'wren-talavera',
    }

    const imported = await bring({ pasted, meanings })
    expect(imported).toMatchObject({ total: 3, written: 3 })
    const [event] = await eventsCalled('Named')
    expect(event?.artists?.map(({ role }) => role)).toEqual(['speaker', 'artist'])

    expect(await finish(imported, 'take-back')).toMatchObject({ state: 'taken back', notes: [] })
    expect(await contentNow()).toEqual(asSeeded)
  }, 120_000)

  test('changes sessions by their times and codes, and keeps those that no row names', async () => {
    const [{ sessions = [] } = {}] = await eventsCalled('Reading a Contact Sheet')
    const code = sessions?.[0]?.code
    const pasted = [
      'Event\tSession (code)\tDate\tStart\tEnd\tSold out',
      `reading-a-contact-sheet\t${code}\t14/3/2026\t11:45 AM\t12:45 PM\tYes`,
      'Reading a contact sheet\t\t15 March\t11.30pm\t0:30\t',
      'Reading a Contact Shet\t\t15/3/2026\t10:00\t11:00\t',
    ].join('\n')
    const looked = await lookAt({ pasted })
    expect(statesOf(looked)).toEqual(['changed', 'new', 'wrong'])
    expect(looked.rows[0]?.changes).toEqual([
      { column: 'Start', before: '2026-03-14 11:30', after: '2026-03-14 11:45' },
      { column: 'End', before: '2026-03-14 12:30', after: '2026-03-14 12:45' },
      { column: 'Sold out', before: 'No', after: 'Yes' },
    ])

    const imported = await bring({ pasted })
    const [changed] = await eventsCalled('Reading a Contact Sheet')
    expect(changed?.sessions).toMatchObject([
      { code, start: '2026-03-14T11:45', fully_booked: true },
      ...(sessions ?? []).slice(1).map((session) => ({ code: session.code })),
      { start: '2026-03-15T23:30', end: '2026-03-16T00:30' },
    ])
    // The history has one row, for one field of one record, and names the person who imported.
    const rows = await open.database.query(
      "select who, field from history where field = 'sessions' order by id desc limit 1",
    )
    expect(rows).toEqual([{ who: 'editor@staff.example', field: 'sessions' }])

    expect(await finish(imported, 'take-back')).toMatchObject({ state: 'taken back', notes: [] })
    expect(await contentNow()).toEqual(asSeeded)
  }, 120_000)

  test('is taken back only in records that nobody has changed since, and names the others', async () => {
    const pasted = 'Title\tAge\tCapacity\nSalt Ledger\t15+\t70\nLater changed\t15+\t70'
    const imported = await bring({ pasted })
    const [[known], [made]] = [
      await eventsCalled('Salt Ledger'),
      await eventsCalled('Later changed'),
    ]
    for (const id of [known?.id ?? 0, made?.id ?? 0]) {
      await open.payload.update({ collection: 'events', id, data: { age: '18+' }, draft: true })
    }

    const { notes } = await finish(imported, 'take-back')
    expect(notes).toMatchObject([
      { title: 'Later changed', message: 'It stays: it was changed since' },
      { title: 'Salt Ledger', message: 'Not set back, because it was changed since: Age' },
    ])
    const [after] = await eventsCalled('Salt Ledger')
    expect(after).toMatchObject({
      age: '18+',
      capacity: known?.capacity === 70 ? null : expect.anything(),
    })
  }, 120_000)

  test('stops when somebody says so, and writes nothing after that', async () => {
    const pasted = ['Title', ...Array.from({ length: 3 }, (_, index) => `Stopped ${index}`)].join(
      '\n',
    )
    const { seen } = await lookAt({ pasted })
    const begun = await ask<SheetImport>(editor, '/import', formOf({ pasted, seen }))
    const stopped = await ask<SheetImport>(editor, `/imports/${begun.id}/stop`)
    expect(stopped).toMatchObject({ state: 'stopped', written: 0, total: 3 })
    expect(await finish(stopped, 'go-on')).toMatchObject({ state: 'stopped', written: 0 })
  })

  test('is not stopped by a contributor who did not begin it', async () => {
    const pasted = 'Title\nNot to be stopped'
    const { seen } = await lookAt({ pasted })
    const begun = await ask<SheetImport>(editor, '/import', formOf({ pasted, seen }))

    await expect(ask(contributor, `/imports/${begun.id}/stop`)).rejects.toThrow('403')
    expect(await finish(begun, 'go-on')).toMatchObject({ state: 'done', written: 1 })
  })

  test('writes nothing that the person has not seen', async () => {
    const pasted = 'Title\nNever seen'
    await expect(ask(editor, '/import', formOf({ pasted, seen: 'other' }))).rejects.toThrow(
      '409 Something has changed',
    )
    expect(await eventsCalled('Never seen')).toEqual([])
  })

  test('may be made by a contributor, who may neither change pictures that visitors see nor take back imports of others', async () => {
    const own = await bring({ pasted: 'Title\nOf a contributor' }, contributor)
    expect(own).toMatchObject({ written: 1, mayTakeBack: true })
    const picture = await lookAt(
      { pasted: 'Picture\tTitle\nnoor-castellane-1\tOther' },
      contributor,
    )
    expect(picture.rows[0]).toMatchObject({
      state: 'wrong',
      problems: [{ message: expect.stringContaining('only an editor') }],
    })
    const [other] = (await (await editor.ask('/sheets/imports')).json()).imports.slice(1)
    await expect(ask(contributor, `/imports/${other.id}/take-back`)).rejects.toThrow('403')
    expect(await finish(own, 'take-back', contributor)).toMatchObject({
      state: 'taken back',
      notes: [],
    })
    expect(await eventsCalled('Of a contributor')).toEqual([])
  }, 120_000)
})
