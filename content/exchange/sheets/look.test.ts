import fc from 'fast-check'
import { historyRuns } from 'contract/testing/fuzz.ts'
import { describe, expect, test } from 'vitest'
import { createPayloadConfig } from '../../payload-config.ts'
import { schemaOf } from '../folder.ts'
import type { Prose } from '../prose.ts'
import { keyOf, type Stored } from '../stored.ts'
import { look, type LookedAtRow } from './look.ts'
import { readPasted } from './read-files.ts'
import { sheetsOf } from './sheet-columns.ts'
import { readSheets } from './sheet-rows.ts'

const config = await createPayloadConfig({
  databaseUrl: 'postgres://nowhere.invalid/festival',
  dataDir: '/nowhere',
  secret: 'a secret',
  siteOrigin: 'https://parallax.example',
  clockOffsetMs: 0,
  s3: undefined,
})
const schema = schemaOf(config)
const sheets = sheetsOf(config, schema)
/** Does not convert texts: no row here is about formatting. */
const prose: Prose = { toTree: (markdown) => markdown, toMarkdown: (tree) => String(tree) }

function storing(records: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Stored {
  const all = Object.entries(records).map(([key, data], index) => {
    const [collection = '', name = ''] = key.split('/')
    return [key, { collection, name, data, document: { ...data, id: index + 1 } }] as const
  })
  const ids = new Map(all.map(([key, { document }]) => [key, document.id]))
  const names = {
    idOf: (collection: string, name: string) => ids.get(keyOf(collection, name)),
    nameOf: (collection: string, id: unknown) =>
      all.find(([, each]) => each.collection === collection && each.document.id === id)?.[1].name,
  }
  return { names, records: new Map(all) }
}

const STORED = storing({
  'festivals/2026': {
    name: 'Parallax 2026',
    types: [{ key: 'talks', title: 'Talks', singular: 'Talk', kind: 'timed' }],
  },
  'artists/zoe-obrien': { name: 'Zoë O’Brien', sort_name: 'O’Brien, Zoë' },
  'venues/north-hall': { name: 'North Hall' },
  'venues/north-hall-2': { name: 'North Hall' },
  'venues/kiln': { name: 'The Kiln' },
  'events/grain': {
    title: 'Grain',
    festival: '2026',
    type: 'talks',
    teaser: 'All of it',
    capacity: 40,
    sessions: [{ start: '2026-03-14T11:30', end: '2026-03-14T12:30' }],
  },
})

async function lookAt(lines: readonly string[], meanings: Readonly<Record<string, string>> = {}) {
  const { rows, notices } = readSheets(readPasted(lines.join('\n')), sheets)
  const asked = { rows, stored: STORED, year: '2026', meanings, schema, prose }
  return { ...(await look(asked, async () => [])), notices }
}

/** Describes a row in one line: its state, and what changes or is wrong. */
function inWords({ state, changes, problems }: LookedAtRow): string {
  const words = [
    ...changes.map(({ column, before, after }) => `${column}: ${before} → ${after}`),
    ...problems.map(({ column, message }) => `${column}: ${message}`),
  ]
  return [state, ...words].join(' | ')
}

async function firstRow(heading: string, row: string): Promise<string> {
  const { rows } = await lookAt([heading, row])
  return rows.map(inWords).join('\n')
}

describe('the dry run of a row', () => {
  test.each([
    ['Title\tTeaser', 'Grain\tAll of it', 'unchanged'],
    ['Title\tTeaser', 'GRAIN \tAll of it', 'changed | Title: Grain → GRAIN'],
    ['Title\tTeaser', 'Grain\tHalf of it', 'changed | Teaser: All of it → Half of it'],
    ['title\tcapacity', 'Grain\t', 'changed | Capacity: 40 → '],
    ['Address (slug)\tTitle', 'grain\tFine Grain', 'changed | Title: Grain → Fine Grain'],
    ['Title\tType', 'Grain\ttalk', 'unchanged'],
    ['Title\tType', 'Silver\tTALK', 'new | Title:  → Silver | Type:  → Talks'],
    ['Title\tArtists', 'Silver\tzoe  obrien', 'new | Title:  → Silver | Artists:  → Zoë O’Brien'],
    [
      'Title\tArtists',
      'Silver\tO’Brien, Zoë (Chair)',
      'new | Title:  → Silver | Artists:  → Zoë O’Brien (Chair)',
    ],
    ['Title\tVenues', 'Silver\tkiln', 'new | Title:  → Silver | Venues:  → The Kiln'],
    ['Title\tVenues', 'Silver\tnorth-hall-2', 'new | Title:  → Silver | Venues:  → north-hall-2'],
    [
      'Title\tVenues',
      'Silver\tNorth Hall',
      'wrong | Venues: 2 are called "North Hall": give the address (slug) instead',
    ],
    ['Title\tTeaser', '\tNo title', 'wrong | Title: Give a title'],
    ['Title\tCapacity', 'Grain\tmany', 'wrong | Capacity: This is not a number: many'],
    [
      'Title\tAddress (slug)',
      'Grain\tgrains',
      expect.stringMatching(/^wrong \| Address \(slug\): "Grain" has another address/),
    ],
    ['Event\tDate\tStart\tEnd', 'Grain\t14/3/2026\t11:30 AM\t12:30', 'unchanged'],
    [
      'Event\tDate\tStart\tEnd',
      'Grain\t46095\t11:30 AM\t1pm',
      'changed | End: 2026-03-14 12:30 → 2026-03-14 13:00',
    ],
    [
      'Event\tDate\tStart\tEnd',
      'Grain\t15 March\t11pm\t1am',
      'new | Start:  → 2026-03-15 23:00 | End:  → 2026-03-16 01:00',
    ],
    [
      'Event\tDate\tStart\tEnd',
      'Grian\t15 March\t11pm\t1am',
      expect.stringMatching(/^wrong \| Event: There is no event "Grian": is "Grain" meant\?/),
    ],
    [
      'Event\tDate\tStart\tEnd',
      'Grain\t15 March\tlate\t1am',
      'wrong | Start: Give a time, for example 6:30 PM or 18:30',
    ],
  ])('%s / %s', async (heading, row, expected) => {
    expect(await firstRow(heading, row)).toEqual(expected)
  })

  test('works for rows below a title, without empty rows and columns, and names what it does not read', async () => {
    const { rows, notices } = await lookAt([
      'Our program',
      '',
      '\tTitle\tCapacity\tTeasr\tMood',
      '',
      '\tSilver\t40\tx\ty',
      '',
    ])
    expect(rows).toMatchObject([{ state: 'new', number: 5, title: 'Silver' }])
    expect(notices).toEqual([
      'Pasted: The column "Teasr" is not read: is "Teaser" meant? Then name it so',
      expect.stringContaining('The column "Mood" is not read'),
    ])
  })

  test('offers similar names for each unknown name, and uses the one that is chosen', async () => {
    const lines = ['Title\tArtists', 'Silver\tZoe O’Brian; Ada Quill']
    const { rows, unknown } = await lookAt(lines)
    expect(rows[0]?.state).toBe('wrong')
    expect(unknown).toMatchObject([
      { text: 'Zoe O’Brian', like: [{ name: 'zoe-obrien' }] },
      { text: 'Ada Quill', like: [] },
    ])
    const chosen = await lookAt(lines, {
      'artists zoeobrian': 'zoe-obrien',
      'artists adaquill': '+',
    })
    expect(chosen.rows.map(({ state }) => state)).toEqual(['new'])
    expect(chosen.changed.map(({ record }) => record.data)).toMatchObject([
      { name: 'Ada Quill', sort_name: 'Quill, Ada' },
      { title: 'Silver', artists: [{ artist: 'zoe-obrien' }, { artist: '+artists-adaquill' }] },
    ])
  })

  test('leaves out what depends on a wrong row, and nothing else', async () => {
    const { rows } = await lookAt([
      'Title\tType\tPart of',
      'Silver\tBanquet\t',
      'Bromide\tTalk\tSilver',
      'Halide\tTalk\tGrain',
    ])
    expect(rows.map(({ state }) => state)).toEqual(['wrong', 'wrong', 'new'])
  })

  test('ends with a state for every row, whatever the cells contain', async () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('Grain', 'North Hall', '14/3/2026', '6pm', 'Yes', '=1+1'),
    )
    const headings = fc.constantFrom(
      ...sheets.map(({ columns }) => columns.map(({ label }) => label)),
    )
    const table = headings.chain((labels) =>
      fc
        .array(fc.array(cell, { minLength: labels.length, maxLength: labels.length }), {
          maxLength: 4,
        })
        .map((rows) => [labels, ...rows]),
    )
    await fc.assert(
      fc.asyncProperty(table, async (grid) => {
        const { rows } = readSheets([{ name: 'Any', grid }], sheets)
        const looked = await look(
          { rows, stored: STORED, year: '2026', meanings: {}, schema, prose },
          async () => [],
        )
        expect(
          looked.rows.every(({ state, problems }) => (state === 'wrong') === problems.length > 0),
        ).toBe(true)
      }),
      { numRuns: historyRuns(200) },
    )
  })
})
