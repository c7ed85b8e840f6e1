import { describe, expect, test } from 'vitest'
import type { LabelledField } from '../records/place-of.ts'
import { changeInWords } from './changes-in-words.ts'

const FORM: readonly LabelledField[] = [
  { type: 'text', name: 'title', label: 'Title' },
  { type: 'checkbox', name: 'online', label: 'Online' },
  { type: 'text', name: 'opens', label: 'Opens' },
  { type: 'select', name: 'mode', label: 'Mode', options: [{ value: 'walk', label: 'On foot' }] },
  { type: 'relationship', name: 'venue', label: 'Venue', relationTo: 'venues' },
  { type: 'richText', name: 'body', label: 'Text' },
  {
    type: 'group',
    name: 'price',
    label: 'Price',
    fields: [{ type: 'number', name: 'from', label: 'From' }],
  },
  {
    type: 'array',
    name: 'sessions',
    label: 'Sessions',
    labels: { singular: 'Session' },
    fields: [
      { type: 'row', fields: [{ type: 'text', name: 'start', label: 'Start' }] },
      { type: 'text', name: 'note', label: 'Note' },
      { type: 'checkbox', name: 'full', label: 'Sold out' },
      { type: 'checkbox', name: 'online', label: 'Online' },
      { type: 'text', name: 'code', label: 'Code' },
      { type: 'group', name: 'place', fields: [{ type: 'text', name: 'room' }] },
      { type: 'text', name: 'id' },
    ],
  },
]

const paragraph = (text: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

const titleOf = (_collection: string, id: number) =>
  Promise.resolve(id === 7 ? 'Fog Lane' : undefined)

describe('a change in words', () => {
  test.each<[string, string, [old: unknown, now: unknown], string[]]>([
    ['text', 'title', ['Fog', 'Haze'], ['Title: Fog → Haze']],
    ['what was empty', 'title', [null, 'Haze'], ['Title:  → Haze']],
    ['a tick', 'online', [true, false], ['Online: Yes → No']],
    ['a day', 'opens', [null, '2026-03-06'], ['Opens:  → 6 March 2026']],
    ['a time', 'opens', ['2026-03-06T18:00', null], ['Opens: 6 March 2026, 6pm → ']],
    ['a choice', 'mode', [null, 'walk'], ['Mode:  → On foot']],
    ['a record', 'venue', [7, 8], ['Venue: Fog Lane → a record that is gone']],
    ['a text', 'body', [paragraph('One.'), paragraph('Two.')], ['Text: One. → Two.']],
    ['part of a group', 'price.from', [10, 12], ['Price, From: 10 → 12']],
    [
      'a row',
      'sessions',
      [[{ id: 'a', start: '2026-03-06T18:00' }], [{ id: 'a', start: '2026-03-06T19:00' }]],
      ['Sessions, Session 1, Start: 6 March 2026, 6pm → 6 March 2026, 7pm'],
    ],
    [
      'rows that came and went',
      'sessions',
      [[{ id: 'a', note: 'Old' }], [{ id: 'b', note: 'New' }]],
      ['Sessions, Session 1:  → New', 'Sessions, Session 1: Old → '],
    ],
    [
      'a new row, with what is ticked and without what only the system writes',
      'sessions',
      [[], [{ id: 'a', code: 'qy0n', note: 'New', full: true, online: false }]],
      ['Sessions, Session 1:  → New · Sold out'],
    ],
    [
      'a row with an empty group',
      'sessions',
      [null, [{ id: 'b', note: 'New', place: { room: null } }]],
      ['Sessions, Session 1:  → New'],
    ],
    [
      'the order of rows',
      'sessions',
      [
        [{ id: 'a' }, { id: 'b' }],
        [{ id: 'b' }, { id: 'a' }],
      ],
      ['Sessions:  → in another order'],
    ],
    ['a field that is no more', 'old_name', ['x', 'y'], ['Old name: x → y']],
  ])('says what it was and what it is: %s', async (_case, field, [old, next], expected) => {
    const lines = await changeInWords(FORM, { field, old, new: next }, titleOf)

    expect(lines.map((line) => `${line.words}: ${line.old} → ${line.new}`)).toEqual(expected)
  })
})
