import { describe, expect, test } from 'vitest'
import { moved, readChosen, storedOf } from './chosen.ts'

const EVENT = { collection: 'events', id: 7 } as const
const ARTICLE = { collection: 'articles', id: 2 } as const
const one = { collections: ['events'], isMany: false, isOfSeveral: false } as const
const many = { ...one, isMany: true }
const several = { collections: ['events', 'articles'], isMany: true, isOfSeveral: true } as const

describe('the value of a field that refers to records', () => {
  test.each([
    { shape: one, chosen: [EVENT], stored: 7 },
    { shape: one, chosen: [], stored: null },
    { shape: many, chosen: [EVENT, { collection: 'events', id: 3 }], stored: [7, 3] },
    { shape: many, chosen: [], stored: [] },
    {
      shape: several,
      chosen: [ARTICLE, EVENT],
      stored: [
        { relationTo: 'articles', value: 2 },
        { relationTo: 'events', value: 7 },
      ],
    },
  ] as const)('is written and read as $stored', ({ shape, chosen, stored }) => {
    expect(storedOf(chosen, shape)).toEqual(stored)
    expect(readChosen(stored, shape)).toEqual(chosen)
  })

  test.each([undefined, '', [undefined], { id: 'x' }, [{ relationTo: 'pages', value: 1 }]])(
    'refers to no record when %j is stored',
    (stored) => {
      expect(readChosen(stored, several)).toEqual([])
    },
  )

  test('may contain the whole record', () => {
    expect(readChosen({ id: 7, title: 'Fog' }, one)).toEqual([EVENT])
  })
})

test.each([
  ['a', -1, 'abc'],
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['c', 1, 'abc'],
] as const)('%s moved by %i makes %s of abc', (member, by, order) => {
  const list = ['a', 'b', 'c']
  expect(moved(list, list.indexOf(member), by).join('')).toBe(order)
})
