import { expect, test } from 'vitest'
import { namedIn } from './ask-studio.ts'

test('what is refused in a part of the body goes to the input of its name', () => {
  const fields = { 'into.at': 'Give a day and a time', name: 'Too long' }

  expect(namedIn('into', { ok: false, message: 'Refused', fields })).toMatchObject({
    fields: { at: 'Give a day and a time', name: 'Too long' },
  })
})
