import fc from 'fast-check'
import { anyText } from 'contract/testing/any-text.ts'
import { previewKeys, readPreviewSignature, signPreview } from 'contract/rules/preview-signature.ts'
import { describe, expect, test } from 'vitest'
import { codeOf } from './code-of.ts'

const KEYS = ['the new key of a festival', 'the old key of a festival']
const NOW = Date.parse('2026-03-14T00:20:00Z')
const CLAIMS = { link: 12, until: NOW + 86_400_000 }
const read = (signature: string, keys = KEYS, now = NOW) =>
  readPreviewSignature(signature, keys, { codeOf, now })

describe('the signature of a link to the preview (spec/behaviour §31)', () => {
  test('says which link it is and when it ends, until it has ended', () => {
    const signature = signPreview(CLAIMS, KEYS, codeOf)

    expect(read(signature)).toEqual(CLAIMS)
    expect(read(signature, KEYS, CLAIMS.until - 1)).toEqual(CLAIMS)
    expect(read(signature, KEYS, CLAIMS.until)).toBeUndefined()
  })

  test('made with a key that was replaced is right as long as the old key is named', () => {
    const signature = signPreview(CLAIMS, ['the old key of a festival'], codeOf)

    expect(read(signature)).toEqual(CLAIMS)
    expect(read(signature, KEYS.slice(0, 1))).toBeUndefined()
  })

  test('is made with the token while no key is set, and stays right when one is', () => {
    const token = 'a token of sixteen characters'
    const signature = signPreview(CLAIMS, previewKeys({ token }, codeOf), codeOf)

    expect(read(signature, [...previewKeys({ keys: KEYS, token }, codeOf)])).toEqual(CLAIMS)
    expect(read(signature, [...previewKeys({ token: `${token}s` }, codeOf)])).toBeUndefined()
  })

  test('is refused with one character changed, added or left out', () => {
    const signature = signPreview(CLAIMS, KEYS, codeOf)
    expect(read(signature)).toEqual(CLAIMS)
    fc.assert(
      fc.property(
        fc.nat(signature.length - 1),
        fc.constantFrom(...'0123456789abcdefz.-/%', '', '00'),
        (place, other) => {
          const forged = signature.slice(0, place) + other + signature.slice(place + 1)
          return forged === signature || read(forged) === undefined
        },
      ),
    )
  })

  test('of any text is refused without throwing', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(read(text)).toBeUndefined()
      }),
    )
  })
})
