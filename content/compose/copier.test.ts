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

test('copies values that an answer has exactly as staff gave them', () => {
  expect(copy({ title: 'Tide', capacity: 0, tags: ['sea'], fully_booked: true })).toEqual({
    title: 'Tide',
    capacity: 0,
    tags: ['sea'],
    fully_booked: true,
  })
})

test('leaves out missing values and fields of no answer, and makes a missing list an empty one', () => {
  const document = { title: 'Tide', fully_booked: false, withdrawn: true, place: { name: 'Shed' } }
  expect(copy(document)).toEqual({ title: 'Tide', tags: [] })
})

test('lets the compiler ask for fields with values of another type', () => {
  const { title } = copy({ id: 7, title: 'Tide' })
  expect(title).toBe('Tide')
  // @ts-expect-error the number of the record is no id of an answer
  expect(copy({ id: 7, title: 'Tide' }).id).toBe(7)
})
