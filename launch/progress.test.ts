import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createProgress } from './progress.ts'

function createOut() {
  const written: string[] = []
  return { written, write: (text: string) => written.push(text) }
}

async function doneAfter(ms: number): Promise<void> {
  const done = Promise.withResolvers<undefined>()
  setTimeout(done.resolve, ms)
  await done.promise
}

describe('progress', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('does not show a step that is done within 2 s', async () => {
    const out = createOut()
    const step = createProgress(out).step('Building', () => doneAfter(1_900))
    await vi.advanceTimersByTimeAsync(1_900)
    await step
    expect(out.written).toEqual([])
  })

  test('shows a slow step after 2 s, every 30 s, and when it is done', async () => {
    const out = createOut()
    const step = createProgress(out).step('Installing', () => doneAfter(40_000))
    await vi.advanceTimersByTimeAsync(40_000)
    await step
    expect(out.written).toEqual(['Installing …\n', 'Installing … 32 s\n', 'Installing: 40 s\n'])
  })

  test('shows how long a failing step took, and rethrows its error', async () => {
    const out = createOut()
    const step = createProgress(out).step('Building', async () => {
      await doneAfter(5_000)
      throw new Error('no disk')
    })
    // The step fails while the test moves the clock. Nothing awaits it yet, so the rejection must be handled here.
    step.catch(() => {})
    await vi.advanceTimersByTimeAsync(5_000)
    await expect(step).rejects.toThrow('no disk')
    expect(out.written.at(-1)).toBe('Building: failed after 5 s\n')
  })
})
