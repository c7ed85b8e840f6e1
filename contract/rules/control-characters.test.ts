import { describe, expect, test } from 'vitest'
import { hasControlCharacter } from './control-characters.ts'

describe('control characters (spec/behaviour §1.1)', () => {
  test('are U+0000–U+001F and U+007F and nothing else', () => {
    const found = Array.from({ length: 0x3000 }, (_, code) => code).filter((code) =>
      hasControlCharacter(`a${String.fromCodePoint(code)}b`),
    )
    expect(found).toEqual([...Array.from({ length: 0x20 }, (_, code) => code), 0x7f])
  })
})
