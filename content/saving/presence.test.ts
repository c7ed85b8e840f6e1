import { expect, test } from 'vitest'
import { createPresence, GONE_AFTER_MS } from './presence.ts'

const ann = { tab: 'a', account: 1, name: 'Ann' }
const bob = { tab: 'b', account: 2, name: 'Bob', field: 'Teaser' }

test('two people with one record open meet each other, with the field in which one types', () => {
  const { meet } = createPresence()

  expect(meet('events 7', ann, 0)).toEqual([])
  expect(meet('events 7', bob, 1)).toEqual([ann])
  expect(meet('events 7', ann, 2)).toEqual([bob])
})

test('nobody meets themselves in another tab, or people at another record', () => {
  const { meet } = createPresence()
  meet('events 8', bob, 0)
  meet('events 7', { ...ann, tab: 'second' }, 0)

  expect(meet('events 7', ann, 1)).toEqual([])
})

test('a visit ends when its form is closed, or 20 seconds after the last sign of life', () => {
  const { meet, leave } = createPresence()
  meet('events 7', bob, 0)
  leave('events 7', 'b')
  expect(meet('events 7', ann, 1)).toEqual([])

  meet('events 7', bob, 2)
  expect(meet('events 7', ann, 1 + GONE_AFTER_MS)).toEqual([bob])
  expect(meet('events 7', ann, 2 + GONE_AFTER_MS)).toEqual([])
})
