import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { toDocument, toPlain, type Path } from './document.ts'
import { excerpts } from './excerpts.ts'
import { filesOf } from './from-csv.ts'
import { nearest } from '../rules/nearest.ts'
import type { Shape } from './shape.ts'
import { readTable, writeTable } from './table-file.ts'
import { readText, readYaml, writeText } from './text-file.ts'

const shape = (name: string, kind: Shape['kind'], more: Partial<Shape> = {}): Shape => ({
  name,
  kind,
  many: false,
  to: [],
  options: [],
  fallback: undefined,
  fields: [],
  blocks: new Map(),
  isAlwaysWritten: false,
  ...more,
})
const BLOCKS = { name: 'blocks', kind: 'blocks' } as const

describe('a Markdown file', () => {
  const page = [
    '---',
    'title: Visit',
    'postcode: 0800',
    '---',
    '',
    'Come by tram.',
    '',
    'Or walk.',
    '',
    '## Hours',
    '',
    '```gallery',
    'images:',
    '  - one',
    '```',
    '',
    '---',
  ].join('\n')

  test('has fields in its head, and paragraphs, headings, fenced blocks and dividers below it', () => {
    expect(readText(page, BLOCKS).data).toEqual({
      title: 'Visit',
      postcode: '0800',
      blocks: [
        { type: 'text', body: 'Come by tram.\n\nOr walk.' },
        { type: 'heading', text: 'Hours' },
        { type: 'gallery', images: ['one'] },
        { type: 'divider' },
      ],
    })
  })

  test.each<[Path, number]>([
    [['title'], 2],
    [['blocks', 0], 6],
    [['blocks', 1, 'text'], 10],
    [['blocks', 2, 'images', 0], 14],
    [['blocks', 3], 17],
  ])('knows the line of %j', (path, line) => {
    expect(readText(page, BLOCKS).lineOf(path)).toBe(line)
  })

  test.each([
    [
      'two texts that follow each other',
      [
        { type: 'text', body: 'a' },
        { type: 'text', body: 'b' },
      ],
    ],
    ['a text with a heading of its own', [{ type: 'text', body: '## a\n\nb' }]],
    ['a text with a line of dashes', [{ type: 'text', body: 'a\n---\nb' }]],
    ['a heading of a part', [{ type: 'heading', text: 'a', level: '3' }]],
  ])('keeps %s', (_what, blocks) => {
    const { data } = readText(writeText({ title: 'x', blocks }, BLOCKS), BLOCKS)
    const levels = JSON.stringify(data['blocks']).replace('"level":3', '"level":"3"')

    expect(JSON.parse(levels)).toEqual(blocks)
  })

  test.each([
    ['no head', 'title: x', 1],
    ['a head that is no YAML', '---\ntitle: "x\n---\n', 2],
    ['a head with two faults', '---\ntitle: x\ntitle: y\nslug: [\n---\n', 3, 4],
    ['a block that is not closed', '---\ntitle: x\n---\n\n```gallery\n', 5],
  ])('is refused with each line for %s', (_what, text, ...lines) => {
    const problems = lines.map((line) => expect.objectContaining({ line }) as unknown)
    expect(() => readText(text, BLOCKS)).toThrow(expect.objectContaining({ problems }))
  })
})

describe('a table', () => {
  const tiers = [shape('year', 'number'), shape('tier', 'choice')]
  const shapes = [shape('name', 'text'), shape('tags', 'text', { many: true })]
  const fields = [...shapes, shape('tiers', 'rows', { fields: tiers })]
  const partner = {
    slug: 'halide',
    name: 'Halide, "Paper"',
    tags: ['a', 'b'],
    tiers: [
      { year: '2024', tier: 'major' },
      { year: '2026', tier: 'founding' },
    ],
  }

  test('holds lists and rows of rows, and reads what it wrote', () => {
    const [read] = readTable(writeTable('slug', fields, [partner]), 'slug', fields)

    expect(read?.data).toEqual(partner)
    expect(read?.lineOf(['tiers', 1])).toBe(3)
  })

  test('keeps an unknown column, so that the check of fields reports it', () => {
    const [read] = readTable('slug,nmae\nx,y\n', 'slug', fields)

    expect(read?.data).toEqual({ slug: 'x', nmae: 'y' })
  })
})

describe('what a file says', () => {
  const fields = [
    shape('title', 'text'),
    shape('free', 'flag', { fallback: true }),
    shape('number', 'number'),
    shape('mode', 'choice', { options: ['walk', 'ride'], fallback: 'walk' }),
    shape('venue', 'ref', { to: ['venues'] }),
    shape('state', 'text', { fallback: 'VIC' }),
  ]
  const prose = { toTree: (text: string) => text, toMarkdown: String }
  const names = { idOf: (_collection: string, name: string) => (name === 'shed-9' ? 7 : undefined) }

  test('is refused field by field, all at once, with the nearest known word', () => {
    const said: string[] = []
    const { data } = readYaml('titel: x\nnumber: ten\nmode: drive\nvenue: shed-8\n')
    const report = (path: Path, message: string) => said.push(`${path.join('.')}: ${message}`)
    toDocument(fields, data, { names, prose, report })

    expect(said).toEqual([
      'titel: There is no field "titel": is "title" meant?',
      'number: This is not a number: ten',
      'mode: "drive" is none of: walk, ride',
      'venue: There is no "shed-8" among venues',
    ])
  })

  test('leaves out defaults, and has an empty text for an empty value whose default is not empty', () => {
    const document = { title: 'x', free: true, mode: 'walk', venue: 7, state: null }
    const plain = toPlain(fields, document, { prose, names: { nameOf: () => 'shed-9' } })

    expect(plain).toEqual({ title: 'x', venue: 'shed-9', state: '' })
    expect(toDocument(fields, plain, { names, prose, report: () => undefined })).toEqual({
      ...document,
      number: null,
    })
  })

  test.each([
    ['titel', 'title'],
    ['lead-image', undefined],
  ])('%s is nearest to %s', (word, expected) => {
    expect(nearest(word, ['title', 'teaser'])).toBe(expected)
  })
})

describe('the difference of a field', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

  test.each<[unknown, unknown, readonly [string, string]]>([
    ['Salt', 'Salts', ['Salt', 'Salts']],
    [undefined, 'New', ['(empty)', 'New']],
    [7, 8, ['7', '8']],
    [
      ['a', 'b'],
      ['a', 'c'],
      ['- a / - b', '- a / - c'],
    ],
    [
      `${words(20)} salt ${words(20)}`,
      `${words(20)} sugar ${words(20)}`,
      [
        '…ord word word word word word salt word word word word word word…',
        '…ord word word word word word sugar word word word word word word…',
      ],
    ],
  ])('between %j and %j is shown with the text around it', (before, after, shown) => {
    expect(excerpts(before, after)).toEqual(shown)
  })
})

describe('a CSV of another system', () => {
  const csv = [
    'title,type,date,start,end,venue,artists,summary,text',
    'Long Roll,talks,2027-03-06,18:00,19:00,Shed 9,Noor Castellane; Ida Kjell,A talk.,Come early.',
    'Long Roll,talks,2027-03-07,18:00,19:00,Shed 9,Noor Castellane; Ida Kjell,A talk.,Come early.',
  ].join('\n')

  test('becomes a folder: an event with its sessions, its venue and its artists', () => {
    const files = filesOf(csv, 2027)
    const event = readText(files.get('2027/events/long-roll.md') ?? '', {
      name: 'body',
      kind: 'prose',
    })

    expect([...files.keys()]).toEqual([
      '2027/events/long-roll.md',
      'venues/shed-9.md',
      'artists/noor-castellane.md',
      'artists/ida-kjell.md',
    ])
    expect(event.data).toMatchObject({
      venues: ['shed-9'],
      sessions: [{ start: '2027-03-06T18:00' }, { start: '2027-03-07T18:00' }],
      body: 'Come early.',
    })
  })

  test('ends a session on the next day if it ends at midnight or later', () => {
    const late = [
      'title,type,date,start,end,venue,artists,summary,text',
      'Night Shift,talks,2027-02-28,22:00,00:30,Shed 9,,A talk.,Come late.',
    ].join('\n')
    const text = filesOf(late, 2027).get('2027/events/night-shift.md') ?? ''

    expect(readText(text, { name: 'body', kind: 'prose' }).data).toMatchObject({
      sessions: [{ start: '2027-02-28T22:00', end: '2027-03-01T00:30' }],
    })
  })

  test('is not read if an argument of the command is missing: the usage is shown', () => {
    const script = fileURLToPath(new URL('from-csv.ts', import.meta.url))
    const { status, stderr } = spawnSync(process.execPath, [script, 'events.csv', '2027'], {
      encoding: 'utf8',
    })

    expect(stderr).toBe('Usage: node content/exchange/from-csv.ts <file.csv> <year> <folder>\n')
    expect(status).toBe(1)
  })
})
