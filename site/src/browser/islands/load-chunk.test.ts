import { describe, expect, test, vi } from 'vitest'
import { createChunkLoader } from './load-chunk.ts'

const never = new Promise<never>(() => undefined)
const missing = () => Promise.reject(new TypeError('Failed to fetch'))

function aLoader({ isOnline = true, isAdmitted = true } = {}) {
  const reopen = vi.fn<() => Promise<never> | undefined>(() => (isAdmitted ? never : undefined))
  return { reopen, loadChunk: createChunkLoader({ reopen, isOnline: () => isOnline }) }
}

describe('a part of the script that the page waits for (spec/behaviour §22.8)', () => {
  test('is returned by its name', async () => {
    const { loadChunk, reopen } = aLoader()
    expect(await loadChunk(() => Promise.resolve({ Part: 1 }), 'Part')).toBe(1)
    expect(reopen).not.toHaveBeenCalled()
  })

  test.each([
    ['does not come', missing],
    ['comes without what it should hold', () => Promise.resolve({})],
    ['comes as nothing', () => Promise.resolve(undefined)],
  ])('reloads the page, and does nothing more, when it %s', async (_when, load) => {
    const { loadChunk, reopen } = aLoader()
    const ended = vi.fn<() => void>()
    loadChunk<'Part', number>(load, 'Part').then(ended, ended)
    await expect.poll(() => reopen.mock.calls.length).toBe(1)
    expect(ended).not.toHaveBeenCalled()
  })

  test('rejects if the page was already reloaded', async () => {
    const { loadChunk } = aLoader({ isAdmitted: false })
    await expect(loadChunk(missing, 'Part')).rejects.toThrow('Failed to fetch')
  })

  test('rejects without a connection, and leaves the page in place', async () => {
    const { loadChunk, reopen } = aLoader({ isOnline: false })
    await expect(loadChunk(missing, 'Part')).rejects.toThrow('Failed to fetch')
    expect(reopen).not.toHaveBeenCalled()
  })
})
