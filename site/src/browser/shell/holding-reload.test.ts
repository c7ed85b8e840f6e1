import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeTimers } from '../../../testing/fake-timers.ts'
import { askAgainAt, reloadWhenOpen, serverAheadMs } from './holding-reload.ts'

const OPENS_AT = Date.parse('2026-11-21T23:00:00Z')
const HOUR_MS = 3_600_000

/** Random numbers that are the same in every run, evenly spread over 0–1. */
function seeded(seed = 1): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describe('when a held page asks again (spec/behaviour §16.6, spec/faults L2)', () => {
  test('is spread evenly over the 20 s after the opening', () => {
    const random = seeded()
    const now = () => OPENS_AT - HOUR_MS
    const perSecond = Array.from({ length: 20 }, () => 0)
    for (let tab = 0; tab < 20_000; tab += 1) {
      const afterMs = askAgainAt({ opensAt: OPENS_AT, now, random }) - OPENS_AT
      const second = Math.floor(afterMs / 1000)
      perSecond[second] = (perSecond[second] ?? 0) + 1
    }
    expect(perSecond).toHaveLength(20)
    for (const tabs of perSecond) expect(Math.abs(tabs - 1000)).toBeLessThan(150)
  })

  test.each([
    { id: 'nobody knows the opening', opensAt: undefined },
    { id: 'it is still held when it should be open', opensAt: OPENS_AT },
  ])('is a minute ± 20 % when $id', ({ opensAt }) => {
    const delays = [0, 0.5, 1].map(
      (chance) => askAgainAt({ opensAt, now: () => OPENS_AT, random: () => chance }) - OPENS_AT,
    )
    expect(delays).toEqual([48_000, 60_000, 72_000])
  })
})

describe('a held page (spec/behaviour §16.6)', () => {
  beforeEach(() => fakeTimers({ now: OPENS_AT - HOUR_MS }))

  /** A tab that is opened now; it reloads 10 s after the opening of the site. */
  function aTab({ aheadMs = 0, visible = true } = {}) {
    const page = Object.assign(new EventTarget(), {
      visibilityState: visible ? ('visible' as const) : ('hidden' as const),
    })
    const reloadedAt: number[] = []
    reloadWhenOpen({
      opensAt: OPENS_AT,
      now: () => Date.now() + aheadMs,
      random: () => 0.5,
      page,
      reload: () => reloadedAt.push(Date.now() + aheadMs),
    })
    return {
      reloadedAt,
      show() {
        Object.assign(page, { visibilityState: 'visible' })
        page.dispatchEvent(new Event('visibilitychange'))
      },
    }
  }

  test('reloads once, after the opening', async () => {
    const { reloadedAt } = aTab()
    await vi.advanceTimersByTimeAsync(HOUR_MS + 9_999)
    expect(reloadedAt).toEqual([])
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(reloadedAt).toEqual([OPENS_AT + 10_000])
  })

  test('in a hidden tab waits until the tab is shown', async () => {
    const tab = aTab({ visible: false })
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
    expect(tab.reloadedAt).toEqual([])
    tab.show()
    expect(tab.reloadedAt).toEqual([OPENS_AT + HOUR_MS])
  })

  test('shown before the opening still waits for the opening', async () => {
    const tab = aTab({ visible: false })
    tab.show()
    expect(tab.reloadedAt).toEqual([])
    await vi.advanceTimersByTimeAsync(HOUR_MS + 10_000)
    expect(tab.reloadedAt).toEqual([OPENS_AT + 10_000])
  })

  test('reloads within a minute of waking when the computer slept through the opening', async () => {
    const { reloadedAt } = aTab()
    // The computer sleeps: the clock goes on, the timers do not.
    vi.setSystemTime(OPENS_AT + 8 * HOUR_MS)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reloadedAt).toHaveLength(1)
  })

  test.each([HOUR_MS, -HOUR_MS])(
    'reloads in the server’s time when its own clock is %i ms off (spec/faults L1)',
    async (offMs) => {
      const serverNow = Date.now()
      vi.setSystemTime(serverNow + offMs)
      vi.stubGlobal('fetch', () =>
        Promise.resolve(
          new Response(null, { headers: { Date: new Date(serverNow).toUTCString() } }),
        ),
      )
      const { reloadedAt } = aTab({ aheadMs: await serverAheadMs('https://festival.example/') })
      await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
      expect(reloadedAt).toEqual([OPENS_AT + 10_000])
    },
  )

  test.each([
    ['an answer from a cache', { Date: 'Sat, 21 Nov 2026 22:00:00 GMT', Age: '25' }, 25_000],
    ['an answer without a date', {}, 0],
    ['no answer', undefined, 0],
  ] as const)(
    'measures, from %s with headers %j, that the server is %i ms ahead',
    async (_id, headers, aheadMs) => {
      vi.stubGlobal('fetch', () =>
        headers
          ? Promise.resolve(new Response(null, { headers }))
          : Promise.reject(new TypeError('Failed to fetch')),
      )
      expect(await serverAheadMs('https://festival.example/')).toBe(aheadMs)
    },
  )
})
