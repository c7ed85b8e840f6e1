import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createProgress } from './progress.ts'

const CLEAR = '\r\u001B[2K'

function createOut(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, columns: 60, written, write: (text: string) => written.push(text) }
}

async function doneAfter(ms: number): Promise<void> {
  const done = Promise.withResolvers<undefined>()
  setTimeout(done.resolve, ms)
  await done.promise
}

describe('progress', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('says nothing of a step that is done within 2 s', async () => {
    const out = createOut(false)
    const step = createProgress(out).step('Building', () => doneAfter(1_900))
    await vi.advanceTimersByTimeAsync(1_900)
    await step
    expect(out.written).toEqual([])
  })

  test('writes plain lines where there is no terminal: slow, every 30 s, done', async () => {
    const out = createOut(false)
    const step = createProgress(out).step('Installing', () => doneAfter(40_000))
    await vi.advanceTimersByTimeAsync(40_000)
    await step
    expect(out.written).toEqual(['Installing …\n', 'Installing … 32 s\n', 'Installing: 40 s\n'])
  })

  test('counts the seconds in one line of a terminal, for steps that run side by side too', async () => {
    const out = createOut(true)
    const progress = createProgress(out)
    const steps = [
      progress.step('Building', () => doneAfter(3_500)),
      progress.step('Seeding', () => doneAfter(4_500)),
    ]
    await vi.advanceTimersByTimeAsync(4_500)
    await Promise.all(steps)
    expect(out.written).toContain(`${CLEAR}Building … 3 s, Seeding … 3 s`)
    expect(out.written.join('')).toContain(`${CLEAR}Building: 4 s\n${CLEAR}Seeding … 4 s`)
    expect(out.written.at(-1)).toMatch(/Seeding: \d s\n$/)
  })

  test('keeps the line within the width of the terminal', async () => {
    const out = createOut(true)
    const step = createProgress(out).step('x'.repeat(100), () => doneAfter(2_500))
    await vi.advanceTimersByTimeAsync(2_500)
    await step
    expect(out.written.filter((text) => !text.endsWith('\n')).map((text) => text.length)).toContain(
      CLEAR.length + 59,
    )
  })

  test('writes warnings to the error output and leaves no half line behind', async () => {
    const out = createOut(true)
    const errorOut = createOut(true)
    const progress = createProgress(out, errorOut)
    const step = progress.step('Building', () => doneAfter(3_500))
    await vi.advanceTimersByTimeAsync(3_500)
    progress.showError('no disk')
    await step
    expect(errorOut.written).toEqual(['no disk\n'])
  })

  test('says how long a failing step took and passes its error on', async () => {
    const out = createOut(false)
    const step = createProgress(out).step('Building', async () => {
      await doneAfter(5_000)
      throw new Error('no disk')
    })
    // It fails while the clock is being moved, before anybody waits for it.
    step.catch(() => {})
    await vi.advanceTimersByTimeAsync(5_000)
    await expect(step).rejects.toThrow('no disk')
    expect(out.written.at(-1)).toBe('Building: failed after 5 s\n')
  })
})
