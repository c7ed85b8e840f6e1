import type { LabelledField } from 'content/records/place-of.ts'
import { ORDER } from 'content/saving/merge.ts'
import { describe, expect, test } from 'vitest'
import { findPlace, placeValueInWords } from './conflict-words.ts'

const FORM: readonly LabelledField[] = [
  { type: 'checkbox', name: 'online', label: 'Online' },
  { type: 'relationship', name: 'venue', label: 'Venue', relationTo: 'venues' },
  {
    type: 'array',
    name: 'sessions',
    label: 'Sessions',
    labels: { singular: 'Session' },
    fields: [
      { type: 'text', name: 'start', label: 'Start' },
      {
        type: 'group',
        name: 'status',
        label: 'Status',
        fields: [
          {
            type: 'select',
            name: 'state',
            label: 'State',
            options: [{ value: 'sold_out', label: 'Sold out' }],
          },
        ],
      },
    ],
  },
  {
    type: 'blocks',
    name: 'blocks',
    label: 'Blocks',
    blocks: [
      { slug: 'quote', label: 'Quote', fields: [{ type: 'text', name: 'text', label: 'Words' }] },
    ],
  },
]

const FIRST = { id: 'a', start: '2026-03-14T18:30' }
const SECOND = { id: 'b', start: '2026-03-15T18:30' }
const RECORD = {
  sessions: [FIRST, SECOND],
  blocks: [{ id: 'q', blockType: 'quote', text: 'Slowly' }],
}

const titleOf = (_collection: string, id: number) =>
  Promise.resolve(id === 17 ? 'Fog Lane' : undefined)

describe('a conflict', () => {
  test.each<[string, path: readonly string[], value: unknown, words: string]>([
    ['a record by its title', ['venue'], 17, 'Venue: Fog Lane'],
    ['nothing', ['venue'], null, 'Venue: empty'],
    ['a tick', ['online'], false, 'Online: No'],
    [
      'a time in a row',
      ['sessions', 'b', 'start'],
      '2026-03-14T18:30',
      'Session 2, Start: 14 March 2026, 6.30pm',
    ],
    [
      'a choice in a row',
      ['sessions', 'a', 'status', 'state'],
      'sold_out',
      'Session 1, Status, State: Sold out',
    ],
    ['a field of a block', ['blocks', 'q', 'text'], 'Fast', 'Quote 1, Words: Fast'],
    ['a row', ['sessions', 'b'], SECOND, 'Session 2: 15 March 2026, 6.30pm'],
    ['a row that one person removed', ['sessions', 'a'], undefined, 'Session 1: taken out'],
    [
      'a row that is no longer in the record',
      ['sessions', 'c'],
      { id: 'c', start: '2026-03-16T18:30' },
      'Sessions, a row that was taken out: 16 March 2026, 6.30pm',
    ],
    [
      'the order of rows',
      ['sessions', ORDER],
      ['b', 'a', 'c'],
      'Sessions, order: 1. 15 March 2026, 6.30pm; 2. 14 March 2026, 6.30pm; 3. a new row',
    ],
  ])('is described in words: %s', async (_case, path, value, words) => {
    const place = findPlace(FORM, path, RECORD)

    expect(`${place.words}: ${await placeValueInWords(place, value, titleOf)}`).toBe(words)
  })
})
