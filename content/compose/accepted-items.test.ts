import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isAccepted } from './accepted-items.ts'

const stub = v.object({ title: v.string() })
const list = v.object({ events: v.array(stub), related: v.object({ events: v.array(stub) }) })
const inBoth = (...events: readonly unknown[]) => ({ events, related: { events } })

test('an item is checked once by its schema, and a bad item beside it is found', () => {
  let checks = 0
  const counted = v.pipe(
    v.object({ title: v.string() }),
    v.check(() => (checks += 1) > 0),
  )
  const schema = v.object({ events: v.array(counted) })
  const good = { title: 'Tide' }
  expect(isAccepted(schema, { events: [good] })).toBe(true)
  expect(isAccepted(schema, { events: [good, { title: 1 }] })).toBe(false)
  expect(isAccepted(schema, { events: [good, good] })).toBe(true)
  expect(checks).toBe(1)
})

test('nothing of an answer that does not fit counts as accepted', () => {
  const [good, bad] = [{ title: 'Tide' }, { title: 1 }]
  expect(isAccepted(list, inBoth(good, bad))).toBe(false)
  expect(isAccepted(list, inBoth(bad))).toBe(false)
  expect(isAccepted(list, inBoth(good))).toBe(true)
})

test.each([
  ['a field of the answer', { ...inBoth({ title: 'Tide' }), related: undefined }],
  ['an item of a list in a field', { events: [], related: { events: [{}] } }],
  ['an answer that is a list', [{ title: 'Tide' }]],
])('%s is checked each time', (_what, answer) => {
  expect(isAccepted(list, answer)).toBe(false)
  expect(isAccepted(list, answer)).toBe(false)
})

test('an item is accepted only by the schema that has checked it', () => {
  const numbered = v.object({ events: v.array(v.object({ number: v.number() })) })
  const item = { title: 'Tide' }
  expect(isAccepted(list, inBoth(item))).toBe(true)
  expect(isAccepted(numbered, { events: [item] })).toBe(false)
})

test('a list that has a rule of its own keeps all its items', () => {
  const pair = v.object({ events: v.pipe(v.array(stub), v.length(2)) })
  const answer = { events: [{ title: 'Tide' }, { title: 'Salt' }] }
  expect(isAccepted(pair, answer)).toBe(true)
  expect(isAccepted(pair, answer)).toBe(true)
})
