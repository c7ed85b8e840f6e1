import { afterEach, describe, expect, test, vi } from 'vitest'
import { hashElement } from './hash-element.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the element of a hash (behaviour §15.11, §18.6)', () => {
  test.each([
    ['#list', 'list'],
    ['#caf%C3%A9', 'café'],
    ['#%', '%'],
    ['#%E0%A4', '%E0%A4'],
    ['#"]{}', '"]{}'],
    ['#<img onerror>', '<img onerror>'],
    ['', ''],
  ])('%j is looked for by the id %j', (hash, id) => {
    const getElementById = vi.fn<() => null>()
    vi.stubGlobal('document', { getElementById })
    hashElement(hash)
    expect(getElementById).toHaveBeenCalledWith(id)
  })
})
