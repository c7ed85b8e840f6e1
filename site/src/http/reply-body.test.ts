import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { fakeTimers } from '../../testing/fake-timers.ts'
import { createUnzipped } from './reply-body.ts'

describe('a decompressed copy', () => {
  /** Counts decompressions, with a clock that the test controls. */
  function counted() {
    fakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const unzip = vi.fn<(zipped: Buffer) => Promise<Buffer>>(async (zipped) => Buffer.from(zipped))
    return { unzip, unzipped: createUnzipped(unzip) }
  }

  test('is shared by all concurrent readers', async () => {
    const { unzip, unzipped } = counted()
    const zipped = Buffer.from('a page')
    const copies = await Promise.all([unzipped(zipped), unzipped(zipped)])
    expect(copies[0]).toBe(copies[1])
    expect(await unzipped(zipped)).toBe(copies[0])
    expect(unzip).toHaveBeenCalledOnce()
  })

  test('is released within half a minute, however often it is read', async () => {
    const { unzip, unzipped } = counted()
    const [first, second] = [Buffer.from('a page'), Buffer.from('another')]
    await unzipped(first)
    vi.advanceTimersByTime(29_999)
    await unzipped(first)
    await unzipped(second)
    expect(unzip).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(1)
    await unzipped(first)
    await unzipped(second)
    expect(unzip).toHaveBeenCalledTimes(4)
  })

  test('is one of at most 64', async () => {
    const { unzip, unzipped } = counted()
    const pages = Array.from({ length: 65 }, (_, number) => Buffer.from(`page ${number}`))
    for (const page of pages) await unzipped(page)
    await unzipped(pages[0] ?? Buffer.alloc(0))
    expect(unzip).toHaveBeenCalledTimes(66)
  })

  test('that failed is not kept: the next reader tries again', async () => {
    const { unzip, unzipped } = counted()
    unzip.mockRejectedValueOnce(new Error('out of memory'))
    const zipped = Buffer.from('a page')
    await expect(unzipped(zipped)).rejects.toThrow('out of memory')
    expect(await unzipped(zipped)).toEqual(zipped)
    expect(await unzipped(zipped)).toEqual(zipped)
    expect(unzip).toHaveBeenCalledTimes(2)
  })

  test('of bytes that are not brotli fails for every reader, with one timer for all', async () => {
    const { unzip, unzipped } = counted()
    unzip.mockImplementation(promisify(brotliDecompress))
    const zipped = Buffer.from('no brotli')
    await expect(unzipped(zipped)).rejects.toThrow('Decompression failed')
    await expect(unzipped(zipped)).rejects.toThrow('Decompression failed')
    expect(unzip).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(1)
  })

  test('that fails late does not remove a later copy', async () => {
    const { unzip, unzipped } = counted()
    const slow = Promise.withResolvers<Buffer>()
    unzip.mockReturnValueOnce(slow.promise)
    const zipped = Buffer.from('a page')
    const first = unzipped(zipped)
    vi.advanceTimersByTime(30_000)
    await unzipped(zipped)
    slow.reject(new Error('out of memory'))
    await expect(first).rejects.toThrow('out of memory')
    await unzipped(zipped)
    expect(unzip).toHaveBeenCalledTimes(2)
  })
})
