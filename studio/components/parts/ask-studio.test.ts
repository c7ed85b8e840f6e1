import { expect, test } from 'vitest'
import { namedIn } from './ask-studio.ts'

test('an error in a part of the body is shown at the input of the same name', () => {
  const fields = { 'into.at': 'Give a day and a time', name: 'Too long' }

  expect(namedIn('into', { ok: false, message: 'Refused', fields })).toMatchObject({
    fields: { at: 'Give a day and a time', name: 'Too long' },
  })
})
