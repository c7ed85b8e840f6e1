import { Count, Id, Text } from 'contract/answers/scalars.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { copier } from './copier.ts'

const copy = copier(
  v.object({
    id: Id,
    title: Text,
    age: v.optional(Text),
    capacity: v.optional(Count),
    fully_booked: v.optional(v.literal(true)),
    tags: v.array(Text),
    place: v.object({ name: Text }),
  }),
)

test('copies what stands in the answer as staff gave it', () => {
  expect(copy({ title: 'Tide', capacity: 0, tags: ['sea'], fully_booked: true })).toEqual({
    title: 'Tide',
    capacity: 0,
    tags: ['sea'],
    fully_booked: true,
  })
})

test('leaves out what is missing or of no answer, and gives an empty list for no list', () => {
  const document = { title: 'Tide', fully_booked: false, withdrawn: true, place: { name: 'Shed' } }
  expect(copy(document)).toEqual({ title: 'Tide', tags: [] })
})

test('leaves what is of another kind to the compiler', () => {
  const { title } = copy({ id: 7, title: 'Tide' })
  expect(title).toBe('Tide')
  // @ts-expect-error the number of the record is no id of an answer
  expect(copy({ id: 7, title: 'Tide' }).id).toBe(7)
})
