import { onTestFinished, vi } from 'vitest'

/** Fake timers until the test ends. */
export function fakeTimers(options?: Parameters<typeof vi.useFakeTimers>[0]): void {
  vi.useFakeTimers(options)
  onTestFinished(() => void vi.useRealTimers())
}
