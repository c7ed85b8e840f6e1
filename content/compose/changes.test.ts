import { describe, expect, test } from 'vitest'
import type { Documents } from '../stores/documents.ts'
import type { PublicEdit } from '../history/public-edits.ts'
import { composeAnswers } from '../testing/answers.ts'
import { anEvent, aVenue, someDocuments } from '../testing/documents.ts'

type Event = Documents['events'][number]

const talk = (overrides: Partial<Event> = {}): Event =>
  anEvent({
    id: 2,
    code: 'b002',
    slug: 'tide',
    title: 'Tide',
    type: 'talks',
    sessions: ['s001', 's002'].map((code, index) => ({
      id: code,
      code,
      start: `2026-03-1${4 + index}T11:00`,
      end: `2026-03-1${4 + index}T12:00`,
      status: { state: 'scheduled' as const },
    })),
    ...overrides,
  })

const row = (id: number, at: string, edit: PublicEdit, code = 'b002') => ({
  id,
  at: `${at}:00.000Z`,
  code,
  edits: [edit],
})

function changesOf(overrides: Partial<Documents>) {
  const { answers } = composeAnswers(someDocuments({ events: [talk()], ...overrides }), { asOf: 0 })
  return answers.get('/years/2026/changes')
}

describe('what has changed in an edition (spec/content D14)', () => {
  test('is listed newest first, with the session, the former time and the former venue', () => {
    const edits = [
      row(1, '2026-03-10T01:00', { kind: 'sold_out', session: 's002' }),
      row(2, '2026-03-11T02:00', {
        kind: 'moved',
        session: 's001',
        previous_start: '2026-03-13T11:00',
        previous_venue: 1,
      }),
    ]
    expect(changesOf({ edits, venues: [aVenue()] })).toEqual({
      changes: [
        {
          at: '2026-03-11T02:00:00Z',
          kind: 'moved',
          event: { id: 'b002', slug: 'tide', title: 'Tide', year: 2026, type: 'talks' },
          session: { id: 's001', start: '2026-03-14T11:00', end: '2026-03-14T12:00' },
          previous_start: '2026-03-13T11:00',
          previous_venue: { name: 'Shed 9', slug: 'shed-9' },
        },
        expect.objectContaining({ kind: 'sold_out', at: '2026-03-10T01:00:00Z' }),
      ],
    })
  })

  test('gives a change the reason of its present status, and lists a status that no row of the history has', () => {
    const status = { state: 'cancelled' as const, note: 'Ill.', changed_at: '2026-03-09T00:00:00Z' }
    const events = [talk({ status }), anEvent({ status: { ...status, note: 'Flooded.' } })]
    const edits = [row(1, '2026-03-10T01:00', { kind: 'cancelled' })]
    expect(changesOf({ events, edits })).toMatchObject({
      changes: [
        { at: '2026-03-10T01:00:00Z', event: { slug: 'tide' }, note: 'Ill.' },
        { at: '2026-03-09T00:00:00Z', note: 'Flooded.' },
      ],
    })
  })

  test('joins the rows of one save, and treats a change of the only session as one of the event', () => {
    const [session] = talk().sessions ?? []
    const events = [talk({ sessions: session ? [session] : [] })]
    const at = '2026-03-10T01:00'
    const edits = [
      row(1, at, { kind: 'postponed' }),
      row(2, at, { kind: 'moved', session: 's001', previous_start: '2026-03-13T11:00' }),
    ]
    expect(changesOf({ events, edits })).toEqual({
      changes: [expect.objectContaining({ kind: 'postponed', previous_start: '2026-03-13T11:00' })],
    })
  })

  test('lists as new only events that were first published after the day of the program, each once', () => {
    const events = [talk(), anEvent()]
    const publish = (id: number, at: string, code: string) => row(id, at, { kind: 'new' }, code)
    const { code = '' } = anEvent()
    const edits = [
      publish(1, '2026-01-10T01:00', 'b002'),
      publish(2, '2026-02-10T01:00', code ?? ''),
      publish(3, '2026-02-20T01:00', code ?? ''),
    ]
    expect(changesOf({ events, edits })).toEqual({
      changes: [expect.objectContaining({ kind: 'new', at: '2026-02-10T01:00:00Z' })],
    })
  })

  test('lists nothing as new in an imported program, whose events have no first publication', () => {
    const events = [talk(), anEvent({ createdAt: '2026-02-10T01:00:00.000Z' })]
    const edits = [row(1, '2026-02-10T01:05', { kind: 'new' })]
    expect(changesOf({ events, edits })).toEqual({ changes: [] })
  })

  test('leaves out changes of withdrawn events, of another edition, and of removed sessions', () => {
    const edits = [
      row(1, '2026-03-10T01:00', { kind: 'cancelled', session: 's009' }),
      row(2, '2026-03-10T01:00', { kind: 'cancelled' }, 'zzzz'),
    ]
    expect(changesOf({ edits })).toEqual({ changes: [] })
    expect(
      changesOf({
        edits: [row(3, '2026-03-10T01:00', { kind: 'moved' })],
        events: [talk({ withdrawn: true })],
      }),
    ).toEqual({ changes: [] })
  })
})
