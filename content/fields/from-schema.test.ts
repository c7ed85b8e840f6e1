import { choice, field } from 'contract/answers/field.ts'
import { Count, IsoDate, LocalDateTime, Text } from 'contract/answers/scalars.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { DATE_FIELD } from './dates.ts'
import { fieldOf, fieldsOf } from './from-schema.ts'

const Thing = v.object({
  title: Text,
  teaser: field(Text, { help: 'One sentence.', maxLength: 160, input: 'lines' }),
  age: field(v.optional(Text), { label: 'From which age' }),
  website: field(v.optional(Text), { input: 'href' }),
  capacity: v.optional(Count),
  day: field(v.optional(IsoDate), { help: 'The first.' }),
  until: field(v.optional(LocalDateTime), { after: 'day' }),
  online: v.optional(v.literal(true)),
  mode: choice({ walk: 'On foot', ride: 'By bicycle' }),
  flags: v.array(choice({ new: 'New' })),
  tags: field(v.array(Text), { help: 'In lower case.' }),
  place: v.object({ name: Text }),
})

const DATE = (kind: string, after?: string) => ({
  Field: { path: DATE_FIELD, clientProps: { kind, ...(after && { after }) } },
})

describe('the form of a field', () => {
  test.each([
    ['title', { type: 'text', required: true }],
    [
      'teaser',
      {
        type: 'textarea',
        required: true,
        maxLength: 160,
        admin: { description: 'One sentence.' },
      },
    ],
    ['age', { type: 'text', required: false, label: 'From which age' }],
    ['website', { type: 'text', required: false, validate: expect.any(Function) as unknown }],
    ['capacity', { type: 'number', required: false, min: 0 }],
    ['day', { type: 'text', admin: { description: 'The first.', components: DATE('day') } }],
    ['until', { type: 'text', admin: { components: DATE('day-and-time', 'day') } }],
    ['online', { type: 'checkbox' }],
    [
      'mode',
      {
        type: 'select',
        required: true,
        options: [
          { value: 'walk', label: 'On foot' },
          { value: 'ride', label: 'By bicycle' },
        ],
      },
    ],
    ['flags', { type: 'select', hasMany: true, options: [{ value: 'new', label: 'New' }] }],
    ['tags', { type: 'text', hasMany: true, admin: { description: 'In lower case.' } }],
  ] as const)('follows from its schema: %s', (name, expected) => {
    expect(fieldOf(Thing, name)).toMatchObject({ name, ...expected })
  })

  test('has what the form needs beyond the answer’s schema', () => {
    expect(fieldOf(Thing, 'mode', { defaultValue: 'walk', required: false })).toMatchObject({
      defaultValue: 'walk',
      required: false,
    })
  })

  test('must be written by hand for a value with parts', () => {
    expect(() => fieldsOf(Thing, 'title', 'place')).toThrow(/^place is of the type object/)
  })
})
