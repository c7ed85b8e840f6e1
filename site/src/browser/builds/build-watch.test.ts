import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeTimers } from '../../../testing/fake-timers.ts'
import { createBuildWatch, isNewer, type BuildWatchDeps } from './build-watch.ts'

const HOUR_MS = 3_600_000
const START = Date.parse('2026-03-14T00:20:00Z')
const OWN = { id: 'a', timestamp: 1 }

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fakeTimers({ now: START })
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json(OWN)))
})

/** A tab that watches for a new build, and the times of its requests, in hours since it was opened. */
function aTab(given: Partial<BuildWatchDeps> = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  const watch = createBuildWatch({
    own: OWN,
    pollMs: HOUR_MS,
    page,
    now: Date.now,
    random: () => 0.5,
    ...given,
  })
  const askedAt: number[] = []
  const answer = fetched.getMockImplementation()
  fetched.mockImplementation((...args) => {
    askedAt.push((Date.now() - START) / HOUR_MS)
    return answer?.(...args) ?? Promise.reject(new Error('no answer'))
  })
  watch.start()
  return {
    ...watch,
    askedAt,
    look(visibilityState: 'visible' | 'hidden') {
      Object.assign(page, { visibilityState })
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

const hours = (count: number) => vi.advanceTimersByTimeAsync(count * HOUR_MS)

describe('a newer build (spec/behaviour §22.4)', () => {
  test.each([
    [{ id: 'b', timestamp: 2 }, true],
    [{ id: 'b', timestamp: 1 }, false],
    [{ id: 'b', timestamp: 0 }, false],
    [{ id: 'a', timestamp: 2 }, false],
    [{ id: '', timestamp: 2 }, false],
    [{ id: 7, timestamp: 2 }, false],
    [{ id: 'b', timestamp: '2' }, false],
    [{ id: 'b', timestamp: NaN }, false],
    [{ id: 'b' }, false],
    [{}, false],
    [null, false],
    ['b', false],
  ])('of %o beside ours of 1: %s', (latest, expected) => {
    expect(isNewer(latest, OWN)).toBe(expected)
  })

  test('is not reported when two instances answer in turn', async () => {
    let turn = 0
    fetched.mockImplementation(() => {
      turn += 1
      const latest = turn % 2 === 0 ? { id: 'a', timestamp: 1 } : { id: 'b', timestamp: 2 }
      return Promise.resolve(Response.json(latest))
    })
    const tab = aTab({ own: { id: 'b', timestamp: 2 } })
    await hours(10)
    expect(tab.askedAt).toHaveLength(10)
    expect(tab.isStale()).toBe(false)
  })

  test.each([
    ['a 404', () => Promise.resolve(Response.json({}, { status: 404 }))],
    ['a 500', () => Promise.resolve(Response.json({ id: 'b', timestamp: 2 }, { status: 500 }))],
    [
      'HTML',
      () =>
        Promise.resolve(
          new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
        ),
    ],
    [
      'half an answer',
      () =>
        Promise.resolve(
          new Response('{"id":', { headers: { 'Content-Type': 'application/json' } }),
        ),
    ],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is not reported when the answer is %s, and nothing is logged', async (_what, answer) => {
    const warned = vi.spyOn(console, 'warn')
    fetched.mockImplementation(answer)
    const tab = aTab()
    await hours(1)
    expect([tab.askedAt.length, tab.isStale(), warned.mock.calls]).toEqual([1, false, []])
  })
})

describe('asking for a newer build (spec/asked §7, spec/behaviour §22.3)', () => {
  test('happens each hour, the first time after an hour, with the time in the address', async () => {
    const tab = aTab()
    await hours(3)
    expect(tab.askedAt).toEqual([1, 2, 3])
    expect(fetched.mock.calls[0]).toEqual([
      `/builds/latest.json?${START + HOUR_MS}`,
      { cache: 'no-store' },
    ])
  })

  test.each([
    [0, [0.8, 1.6, 2.4]],
    [1, [1.2, 2.4]],
  ])('varies by 20 %% with the random number %d', async (chance, expected) => {
    const tab = aTab({ random: () => chance })
    await hours(2.5)
    expect(tab.askedAt.map((at) => Number(at.toFixed(3)))).toEqual(expected)
  })

  test.each([
    [60_000, 10],
    [undefined, 0],
  ])('every %s ms happens %i times in ten minutes', async (pollMs, times) => {
    const tab = aTab({ pollMs })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(tab.askedAt).toHaveLength(times)
  })

  test('ends when a newer build is found', async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json({ id: 'b', timestamp: 2 })))
    const tab = aTab()
    await hours(1)
    expect(tab.isStale()).toBe(true)
    await hours(10)
    await tab.check()
    expect(tab.askedAt).toEqual([1])
  })

  test('waits twice as long after each failure, up to 4 hours, until it succeeds', async () => {
    fetched.mockImplementation(() =>
      Promise.resolve(
        Response.json(OWN, { status: Date.now() < START + 15 * HOUR_MS ? 500 : 200 }),
      ),
    )
    const tab = aTab()
    await hours(17)
    expect(tab.askedAt).toEqual([1, 3, 7, 11, 15, 16, 17])
  })

  test('waits while the tab is hidden, and then continues', async () => {
    const tab = aTab()
    await hours(0.75)
    tab.look('hidden')
    await hours(0.75)
    tab.look('visible')
    await hours(1)
    expect(tab.askedAt).toEqual([1.75])
  })

  test('happens at once if the tab was hidden for a whole interval', async () => {
    const tab = aTab()
    await hours(0.5)
    tab.look('hidden')
    await hours(8)
    expect(tab.askedAt).toEqual([])
    tab.look('visible')
    await hours(1)
    expect(tab.askedAt).toEqual([8.5, 9.5])
  })

  test('does not start in a tab that was opened in the background', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' as const })
    createBuildWatch({ own: OWN, pollMs: HOUR_MS, page, now: Date.now, random: () => 0.5 }).start()
    await hours(5)
    expect(fetched).not.toHaveBeenCalled()
    Object.assign(page, { visibilityState: 'visible' })
    page.dispatchEvent(new Event('visibilitychange'))
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('can be done now', async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json({ id: 'b', timestamp: 2 })))
    const tab = aTab({ pollMs: undefined })
    await tab.check()
    expect(tab.isStale()).toBe(true)
  })
})
