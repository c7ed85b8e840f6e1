import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeTimers } from '../../../testing/fake-timers.ts'
import type { PageViewEvent } from './analytics-request.ts'
import { createPageViewQueue, QUEUE_POLL_MS } from './page-view-queue.ts'

const START = Date.parse('2026-03-14T00:20:00Z')

beforeEach(() => fakeTimers({ now: START }))

const anEvent = (id: number): PageViewEvent => ({
  name: 'page_view',
  id: String(id),
  path: '/program',
  title: 'Program | Parallax 2026',
  referrer: '/',
  ts: '2026-03-14T00:20:00.000Z',
})

/** A queue, its provider, and what was delivered: the ids of the events, how, and when in seconds since the start. */
function aQueue({ chance = 0.5 } = {}) {
  const delivered: { at: number; ids: string[]; by: 'request' | 'beacon' }[] = []
  const provider = {
    answers: (): boolean | Promise<boolean> => true,
    takesBeacons: true,
    isOnline: true,
  }
  const note = (by: 'request' | 'beacon', events: readonly PageViewEvent[]) =>
    delivered.push({ at: (Date.now() - START) / 1000, ids: events.map(({ id }) => id), by })
  const queue = createPageViewQueue({
    transport: {
      async deliver(events) {
        note('request', events)
        return provider.answers()
      },
      beacon(events) {
        note('beacon', events)
        return provider.takesBeacons
      },
      isOnline: () => provider.isOnline,
    },
    now: Date.now,
    random: () => chance,
  })
  const add = (...ids: number[]) => {
    for (const id of ids) queue.add(anEvent(id))
  }
  return { queue, add, delivered, provider, times: () => delivered.map(({ at }) => at) }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('the queue of events (spec/asked §9, spec/behaviour §25.4)', () => {
  test('is sent in one request 3 seconds after an event', async () => {
    const { add, delivered } = aQueue()
    add(1, 2, 3, 4, 5)
    await vi.advanceTimersByTimeAsync(QUEUE_POLL_MS - 1)
    expect(delivered).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(delivered).toEqual([{ at: 3, ids: ['1', '2', '3', '4', '5'], by: 'request' }])
  })

  test('has no timer while it is empty', async () => {
    const { add, times } = aQueue()
    expect(vi.getTimerCount()).toBe(0)
    add(1)
    await seconds(3)
    expect(vi.getTimerCount()).toBe(0)
    await seconds(60)
    add(2)
    await seconds(3)
    expect(times()).toEqual([3, 66])
  })

  test('keeps the newest hundred events', async () => {
    const { add, delivered } = aQueue()
    add(...range(1, 150))
    await seconds(3)
    expect(delivered[0]?.ids).toEqual(range(51, 150).map(String))
  })

  test('keeps the newest hundred events also when a failed request returns its own', async () => {
    const { add, provider, delivered } = aQueue()
    provider.answers = () => false
    add(...range(1, 60))
    await seconds(3)
    add(...range(61, 150))
    await seconds(6)
    expect(delivered[1]?.ids).toEqual(range(51, 150).map(String))
  })

  test('sends one request at a time, however slow the provider is', async () => {
    const { add, provider, delivered } = aQueue()
    const slow = Promise.withResolvers<boolean>()
    provider.answers = () => slow.promise
    add(1)
    await seconds(3)
    add(2)
    await seconds(300)
    expect(delivered).toHaveLength(1)
    slow.resolve(true)
    await seconds(3)
    expect(delivered.map(({ ids }) => ids)).toEqual([['1'], ['2']])
  })
})

describe('events that do not arrive (spec/behaviour §25.5)', () => {
  test('are sent again together with newer ones', async () => {
    const { add, provider, delivered } = aQueue()
    provider.answers = () => false
    add(1)
    await seconds(3)
    provider.answers = () => true
    add(2)
    await seconds(60)
    expect(delivered.map(({ at, ids }) => [at, ids])).toEqual([
      [3, ['1']],
      [6, ['1', '2']],
    ])
  })

  test.each([
    [0.5, [3, 6, 12, 24, 48, 96, 192, 384, 768, 1536]],
    [0, [3, 6, 9, 15, 27, 51, 99, 195, 387, 771]],
  ])(
    'wait twice as long each time, rounded up to the next poll, and are dropped after 10 tries (chance %d)',
    async (chance, expected) => {
      const { add, provider, times } = aQueue({ chance })
      provider.answers = () => false
      add(1)
      await seconds(10_000)
      expect(times()).toEqual(expected)
      expect(vi.getTimerCount()).toBe(0)
    },
  )

  test('are retried after half an hour at most', async () => {
    const { add, provider, times } = aQueue()
    provider.answers = () => false
    for (let minute = 0; minute < 600; minute += 1) {
      add(minute)
      await seconds(60)
    }
    const gaps = times()
      .slice(1)
      .map((at, index) => at - (times()[index] ?? 0))
    expect(gaps.slice(-5)).toEqual([1800, 1800, 1800, 1800, 1800])
  })

  test('wait while the visitor is offline, which does not count as an attempt', async () => {
    const { add, provider, times } = aQueue()
    provider.isOnline = false
    add(1)
    await seconds(3600)
    expect(times()).toEqual([])
    provider.isOnline = true
    await seconds(3)
    expect(times()).toEqual([3603])
  })
})

describe('a page that is left (spec/behaviour §25.4)', () => {
  test('hands its events to the browser, once', async () => {
    const { queue, add, delivered } = aQueue()
    add(1, 2)
    queue.flush()
    queue.flush()
    await seconds(60)
    expect(delivered).toEqual([{ at: 0, ids: ['1', '2'], by: 'beacon' }])
  })

  test('sends by request the events that the browser does not accept', async () => {
    const { queue, add, delivered, provider } = aQueue()
    provider.takesBeacons = false
    add(1)
    queue.flush()
    await seconds(60)
    expect(delivered.map(({ at, by }) => [at, by])).toEqual([
      [0, 'beacon'],
      [0, 'request'],
    ])
  })

  test('sends nothing without events', () => {
    const { queue, delivered } = aQueue()
    queue.flush()
    expect(delivered).toEqual([])
  })
})
