import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { readValues } from './form-values.ts'

test('a list has no rows after its last row was removed while the server answered', () => {
  // The late response has marked the list as one with rows.
  const items = { rows: [], value: 0, initialValue: 1, disableFormData: true }
  const state: FormState = { 'access.items': items, 'access.contact': { value: 'Bea' } }

  expect(readValues(state)).toEqual({ access: { items: [], contact: 'Bea' } })
})
