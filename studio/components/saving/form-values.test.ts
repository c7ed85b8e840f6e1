import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { readValues } from './form-values.ts'

/** A response to a request from before the rows changed puts its own `disableFormData` into the form's state. */
test.each<[string, FormState, unknown]>([
  [
    'was removed',
    { 'access.items': { rows: [], value: 0, initialValue: 1, disableFormData: true } },
    [],
  ],
  [
    'was added',
    {
      'access.items': { rows: [{ id: 'a' }], value: 1, initialValue: 0, disableFormData: false },
      'access.items.0.id': { value: 'a' },
      'access.items.0.code': { value: 'lift' },
    },
    [{ id: 'a', code: 'lift' }],
  ],
])(
  'a list whose only row %s while the server answered has the rows of the form',
  (_what, state, items) => {
    expect(readValues(state)).toEqual({ access: { items } })
  },
)
