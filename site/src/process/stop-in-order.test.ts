import { EventEmitter } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { stopInOrder } from './stop-in-order.ts'

/** A process that only records that it should exit. */
function aProcess() {
  const events = new EventEmitter()
  const ended = Promise.withResolvers<void>()
  const stop = vi.fn<(noticeMs: number) => Promise<void>>(() => ended.promise)
  const logFatal = vi.fn<(error: unknown) => void>()
  const exit = vi.fn<(code?: number | string | null) => never>()
  stopInOrder({
    // The only members of a process that are used.
    process: { on: (name: string, act: () => void) => events.on(name, act), exit } as never,
    stop,
    logFatal,
  })
  return { emit: events.emit.bind(events), ended, stop, logFatal, exit }
}

describe('the end of the process (spec/faults H18, §12)', () => {
  test.each([
    ['SIGTERM', 2_000],
    ['SIGINT', 0],
  ])('comes after %s when everything is done, with exit code 0', async (signal, noticeMs) => {
    const { emit, ended, stop, exit } = aProcess()
    emit(signal)
    expect(stop.mock.calls).toEqual([[noticeMs]])
    expect(exit).not.toHaveBeenCalled()
    ended.resolve()
    await vi.waitFor(() => expect(exit.mock.calls).toEqual([[0]]))
  })

  test('is immediate after a second signal', () => {
    const { emit, exit } = aProcess()
    emit('SIGTERM')
    emit('SIGTERM')
    expect(exit.mock.calls).toEqual([[1]])
  })

  test.each(['uncaughtException', 'unhandledRejection'])(
    'comes after %s in the same order, with exit code 1',
    async (event) => {
      const { emit, ended, stop, logFatal, exit } = aProcess()
      const error = new Error('a bug')
      emit(event, error)
      emit(event, error)
      expect(logFatal.mock.calls).toEqual([[error], [error]])
      expect(stop.mock.calls).toEqual([[2_000]])
      ended.resolve()
      await vi.waitFor(() => expect(exit.mock.calls).toEqual([[1]]))
    },
  )

  test('also happens if stopping in order fails', async () => {
    const { emit, ended, logFatal, exit } = aProcess()
    emit('SIGTERM')
    ended.reject(new Error('a bug'))
    await vi.waitFor(() => expect(exit.mock.calls).toEqual([[1]]))
    expect(logFatal.mock.calls).toEqual([[new Error('a bug')]])
  })
})
