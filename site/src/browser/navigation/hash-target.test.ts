import { describe, expect, test, vi } from 'vitest'
import { hashElement } from './hash-target.ts'

describe('the element of a hash (spec/behaviour §15.11, §18.6)', () => {
  test.each([
    ['#list', 'list'],
    ['#caf%C3%A9', 'café'],
    ['#%', '%'],
    ['#%E0%A4', '%E0%A4'],
    ['#"]{}', '"]{}'],
    ['#<img onerror>', '<img onerror>'],
    ['#javascript:x', 'javascript:x'],
    ['#:~:text=x', ':~:text=x'],
    ['#toString', 'toString'],
    ['#__proto__', '__proto__'],
    ['', ''],
  ])('U4: %j is looked for by the id %j', (hash, id) => {
    expect(askedFor(hash)).toEqual([id])
  })

  test('U4: a hash of a megabyte is looked for like any other id', () => {
    const id = 'x'.repeat(1024 * 1024)
    expect(askedFor(`#${id}`)[0]).toHaveLength(id.length)
  })
})

/** The ids that are looked up in a document that has only `getElementById`, so that no selector can be used. */
function askedFor(hash: string): readonly string[] {
  const ids: string[] = []
  vi.stubGlobal('document', { getElementById: (id: string) => void ids.push(id) })
  hashElement(hash)
  return ids
}
