import { describe, expect, test } from 'vitest'
import { placeOf, type LabelledField } from './place-of.ts'

const FORM: readonly LabelledField[] = [
  { type: 'ui', name: 'findings' },
  {
    type: 'tabs',
    tabs: [
      { label: 'Event', fields: [{ type: 'row', fields: [{ name: 'title', label: 'Title' }] }] },
      {
        label: 'When and where',
        fields: [
          {
            type: 'array',
            name: 'sessions',
            labels: { singular: 'Session', plural: 'Sessions' },
            fields: [
              { type: 'row', fields: [{ name: 'end', label: 'Ends' }] },
              { type: 'group', name: 'status', label: 'Status', fields: [{ name: 'state' }] },
            ],
          },
          {
            type: 'blocks',
            name: 'blocks',
            label: 'Content',
            blocks: [
              {
                slug: 'video',
                labels: { singular: 'Video' },
                fields: [{ name: 'captions', label: 'Captions' }],
              },
            ],
          },
        ],
      },
    ],
  },
  { name: 'slug', label: 'Address' },
]

describe('the place of a field in its form', () => {
  test.each([
    ['title', { words: 'Title', tab: 'Event' }],
    ['sessions', { words: 'Sessions', tab: 'When and where' }],
    ['sessions.1', { words: 'Session 2', tab: 'When and where' }],
    ['sessions.1.end', { words: 'Session 2, Ends', tab: 'When and where' }],
    ['sessions.0.status.state', { words: 'Session 1, Status, State', tab: 'When and where' }],
    ['blocks.2.captions', { words: 'Video 3, Captions', tab: 'When and where' }],
    ['slug', { words: 'Address' }],
    ['previous_venue.name', { words: 'Previous venue, Name' }],
  ])('is said in the words of the form: %s', (path, expected) => {
    expect(placeOf(FORM, path, () => 'video')).toEqual(expected)
  })
})
