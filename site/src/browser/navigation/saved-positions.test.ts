import { describe, expect, test } from 'vitest'
import { createSavedPositions } from './scroll.ts'

/** Session storage that outlives its documents. */
function aStorage(value: string | null = null): Storage {
  let stored = value
  return {
    getItem: () => stored,
    setItem: (_key: string, given: string) => (stored = given),
  } as unknown as Storage // no other member is used
}

describe('saved scroll positions (spec/behaviour §18.4)', () => {
  test('are found again in the next document', () => {
    const storage = aStorage()
    const first = createSavedPositions(() => storage)
    first.save('a', 300)
    first.save('a', 400)
    first.store()
    const next = createSavedPositions(() => storage)
    expect([next.find('a'), next.find('b')]).toEqual([400, undefined])
  })

  test('are kept for the last hundred entries', () => {
    const positions = createSavedPositions(() => aStorage())
    for (let entry = 0; entry <= 100; entry += 1) positions.save(String(entry), entry)
    expect([positions.find('0'), positions.find('1'), positions.find('100')]).toEqual([
      undefined,
      1,
      100,
    ])
  })

  test.each(['nonsense', '{}', '[["a"],["b","1"],7]', 'null'])(
    'are empty if the store has %s',
    (stored) => {
      const positions = createSavedPositions(() => aStorage(stored))
      expect([positions.find('a'), positions.find('b')]).toEqual([undefined, undefined])
    },
  )

  test('last as long as the document if storage is refused', () => {
    const positions = createSavedPositions(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
    positions.save('a', 300)
    positions.store()
    expect(positions.find('a')).toBe(300)
  })
})
