import { historyRuns } from 'contract/testing/fuzz.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Documents } from '../stores/documents.ts'
import { anArtist, anEvent, aPage, aVenue, someDocuments } from '../testing/documents.ts'
import { wholeDocuments } from '../testing/whole-documents.ts'
import { compose, createComposer, type Composition } from './compose.ts'
import { composeWhole } from './whole.ts'

/** These take about three seconds on an idle machine; `npm run fuzz` tries more. */
const HISTORIES = 15
const NOW = Date.parse('2026-03-14T00:20:00Z')
const WHOLE = wholeDocuments()
const { globals: GLOBALS, edits: _edits, ...TABLES } = WHOLE
/** Rows of the history of both events. Each random history of edits has some of them. */
const ROWS: Documents['edits'] = [
  { id: 1, at: '2026-02-20T01:00:00.000Z', code: 'e001', edits: [{ kind: 'new' }] },
  {
    id: 2,
    at: '2026-03-02T01:00:00.000Z',
    code: 'e001',
    edits: [{ kind: 'moved', previous_venue: 7 }],
  },
  {
    id: 3,
    at: '2026-03-03T01:00:00.000Z',
    code: 'e001',
    edits: [{ kind: 'sold_out', session: 's001' }],
  },
  {
    id: 4,
    at: '2026-03-03T01:00:00.000Z',
    code: 'e001',
    edits: [{ kind: 'cancelled' }, { kind: 'new', session: 's001' }],
  },
  {
    id: 5,
    at: '2026-03-09T01:00:00.000Z',
    code: 'e007',
    edits: [{ kind: 'moved', previous_start: '2026-03-14T10:00', previous_venue: 1 }],
  },
  { id: 6, at: '2026-03-10T01:00:00.000Z', code: 'e007', edits: [{ kind: 'new' }] },
]

interface Document {
  readonly id: number
}

/**
 * A composer that remembers. It returns what it composed from the documents, or the message with which it refused
 * them.
 */
function remembering() {
  const composer = createComposer()
  return (documents: Documents, asOf = NOW) => {
    const steps = composer.compose(documents, { asOf })
    return outcome(() => {
      for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
    })
  }
}

function outcome(make: () => Composition) {
  try {
    const { answers, dropped, until } = make()
    return { answers: [...answers], dropped, until }
  } catch (error) {
    return { refused: String(error) }
  }
}

/** The keys of the answers that the second composition made again. */
function changedKeys(before: Outcome, after: Outcome): string[] | undefined {
  return after.answers
    ?.filter(([, entry]) => !before.answers?.some(([, was]) => was === entry))
    .map(([key]) => key)
}

type Outcome = ReturnType<typeof outcome>

/**
 * An edit of one record. It removes or breaks one field, or copies the field of another record; or it removes the
 * record, or puts it back. Or an edit of one field of header, footer or settings, or other rows of the history.
 */
const anEdit = fc.record({
  place: fc.constantFrom(
    ...(Object.keys(TABLES) as (keyof typeof TABLES)[]),
    ...(Object.keys(GLOBALS) as (keyof typeof GLOBALS)[]),
    'edits' as const,
  ),
  record: fc.nat(),
  field: fc.nat(),
  what: fc.constantFrom(
    'remove',
    'restore',
    'withdraw',
    'empty',
    'break',
    'borrow',
    'stamp',
    'word',
  ),
  seed: fc.nat(9),
})
type Edit = typeof anEdit extends fc.Arbitrary<infer Value> ? Value : never

function edited(documents: Documents, edit: Edit): Documents {
  const { place, record } = edit
  switch (place) {
    case 'edits':
      return { ...documents, edits: ROWS.filter((_, index) => (record >> index) % 2 === 1) }
    case 'header':
    case 'footer':
    case 'site': {
      const { [place]: original } = GLOBALS
      const [changed = original] = editedRows([documents.globals[place]], [original], edit)
      return { ...documents, globals: { ...documents.globals, [place]: changed } }
    }
    default:
      return { ...documents, [place]: editedRows(documents[place], WHOLE[place], edit) }
  }
}

function editedRows(
  before: readonly Document[],
  all: readonly Document[],
  { record, field, what, seed }: Edit,
): readonly Document[] {
  const original = all[record % Math.max(all.length, 1)]
  if (!original) return before
  const others = before.filter(({ id }) => id !== original.id)
  const row = before.find(({ id }) => id === original.id) ?? original
  const fields = Object.keys(original).filter((name) => name !== 'id')
  const name = fields[field % fields.length] ?? ''
  const values: Readonly<Record<string, Document>> = {
    restore: original,
    withdraw: withValue(row, 'withdrawn', true),
    empty: withValue(row, name, null),
    break: withValue(row, name, seed % 2 ? { wrong: seed } : 'wrong'),
    borrow: withValue(row, name, valueOf(all[seed % all.length], name)),
    stamp: withValue(row, 'updatedAt', `2026-03-02T10:20:3${seed}.456Z`),
    word: withValue(row, name, typeof valueOf(row, name) === 'string' ? `Word ${seed}` : seed),
  }
  return what === 'remove' ? others : [...others, values[what] ?? row]
}

function withValue(row: Document, name: string, value: unknown): Document {
  return { ...row, [name]: value }
}

function valueOf(row: object | undefined, name: string): unknown {
  return Object.entries(row ?? {}).find(([key]) => key === name)?.[1]
}

describe('compose by recorded reads (decision 045)', () => {
  test('returns what composing everything from the beginning returns, whatever was edited before', () => {
    fc.assert(
      fc.property(fc.array(anEdit, { minLength: 1, maxLength: 12 }), (edits) => {
        const composed = remembering()
        composed(WHOLE)
        let documents = WHOLE
        for (const [index, edit] of edits.entries()) {
          documents = edited(documents, edit)
          const asOf = NOW + index * 86_400_000
          expect(composed(documents, asOf)).toEqual(outcome(() => compose(documents, { asOf })))
        }
      }),
      { numRuns: historyRuns(HISTORIES) },
    )
  })

  test('does not make answers again that an edit does not affect', () => {
    const first = anEvent()
    const other = anEvent({ id: 2, code: 'e002', slug: 'two', venues: [], artists: [] })
    const composed = remembering()
    const before = composed(someDocuments({ events: [first, other] }))
    const after = composed(someDocuments({ events: [first, { ...other, title: 'Another title' }] }))
    expect(changedKeys(before, after)).toEqual([
      '/events/two',
      '/search',
      '/timeline',
      '/years/2026/program',
    ])
  })

  test('makes the answer of an event again, and no list, when its teaser is edited', () => {
    const edit = { teaser: 'Another sentence.', updatedAt: '2026-03-02T10:20:30.456Z' }
    const others = { artists: [anArtist()], venues: [aVenue()] }
    const composed = remembering()
    const before = composed(someDocuments({ ...others, events: [anEvent()] }))
    const after = composed(someDocuments({ ...others, events: [{ ...anEvent(), ...edit }] }))
    expect(changedKeys(before, after)).toEqual(['/events/the-waiting-hall'])
  })

  test('makes only one page again when one is edited, although each page looks up whose Easy English page it is', () => {
    const read: string[] = []
    const aWatchedPage = (name: string, id: number, title = name) => {
      const { blocks, ...page } = aPage({ id, code: `p00${id}`, name, title })
      return Object.defineProperty({ ...page, blocks }, 'blocks', {
        enumerable: true,
        get: () => {
          read.push(name)
          return blocks
        },
      })
    }
    const pages = ['one', 'two', 'three'].map((name, index) => aWatchedPage(name, index + 1))
    const composed = remembering()
    composed(someDocuments({ pages }))
    expect(new Set(read).size).toBe(3)
    read.length = 0
    composed(someDocuments({ pages: [aWatchedPage('one', 1, 'Another'), ...pages.slice(1)] }))
    expect(new Set(read)).toEqual(new Set(['one']))
  })

  test('returns the same etags in another thread', async () => {
    const etags = await composeWhole(WHOLE, { asOf: NOW })
    const { answers } = compose(WHOLE, { asOf: NOW })
    expect([...etags]).toEqual([...answers].map(([key, { etag }]) => [key, etag]))
  })

  test('notices a record that was looked up before it existed', () => {
    const composed = remembering()
    composed(someDocuments({ artists: [] }))
    const all = someDocuments()
    expect(composed(all)).toEqual(outcome(() => compose(all, { asOf: NOW })))
  })
})
