import { expect, test } from 'vitest'
import { acceptedFor, kindOfFile } from './kind-of-file.ts'

test.each([
  ['image/jpeg', 'photograph'],
  ['image/webp', 'photograph'],
  ['image/svg+xml', 'logo'],
  ['application/pdf', 'document'],
  ['audio/x-m4a', 'sound'],
  ['image/png', undefined],
  ['text/plain', undefined],
  ['', undefined],
])('a file of the type "%s" is of the kind: %s', (type, kind) => {
  expect(kindOfFile({ type })).toBe(kind)
})

test('a field for sounds and documents accepts the types of both', () => {
  expect(acceptedFor(['document', 'sound'])).toBe(
    'application/pdf,audio/mpeg,audio/mp4,audio/x-m4a',
  )
})
