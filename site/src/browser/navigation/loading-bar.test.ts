import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeTimers } from '../../../testing/fake-timers.ts'
import { createLoadingBar, estimate, type BarState } from './loading-bar.ts'
import type { NavigationListener } from './navigation.ts'

const FRAME_MS = 16

let bar: Required<Pick<NavigationListener, 'start' | 'error' | 'end'>>
/** The states that were drawn, each once, without the frames of a running bar. */
let states: BarState[]
let percent: number

beforeEach(() => {
  fakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, FRAME_MS))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame))
  states = []
  percent = -1
  const { start, error, end } = createLoadingBar((state, drawn) => {
    if (states.at(-1) !== state) states.push(state)
    percent = drawn
  })
  if (!start || !error || !end) throw new Error('The bar does not follow the whole of a navigation')
  bar = { start, error, end }
})

const at = { token: 1, from: {}, to: {}, at: {} } as never // the bar reads no fields of a navigation
const start = () => bar.start(at)
const end = () => bar.end(at)
const fail = () => bar.error(at)
const pass = (ms: number) => vi.advanceTimersByTime(ms)

describe('the estimate (spec/behaviour §17)', () => {
  test.each([
    [-1, 0],
    [0, 0],
    [100, 6.3],
    [250, 15.6],
    [500, 29.5],
    [1_000, 50],
    [1_500, 62.6],
    [2_000, 70.5],
    [5_000, 87.4],
    [10_000, 93.7],
  ])('at %i ms is %f', (elapsedMs, expected) => {
    expect(estimate(elapsedMs)).toBeCloseTo(expected, 1)
  })

  test('never reaches 100', () => {
    expect(estimate(3_600_000)).toBeLessThan(100)
  })
})

describe('the loading bar (spec/asked §4, spec/behaviour §17)', () => {
  test('is not shown for a load of 199 ms', () => {
    start()
    pass(199)
    end()
    pass(10_000)
    expect(states).toEqual(['waiting', 'idle'])
  })

  test.each([200, 1_000, 60_000])('runs from 200 ms to the end of a load of %i ms', (loadMs) => {
    start()
    pass(loadMs)
    expect(states).toEqual(['waiting', 'running'])
    expect(Math.abs(percent - estimate(loadMs - 200))).toBeLessThanOrEqual(estimate(FRAME_MS))
    end()
    expect([states.at(-1), percent]).toEqual(['done', 100])
    pass(499)
    expect(states.at(-1)).toBe('done')
    pass(1)
    expect([states.at(-1), percent]).toEqual(['hidden', 100])
    pass(399)
    expect(states.at(-1)).toBe('hidden')
    pass(1)
    expect([states.at(-1), percent]).toEqual(['idle', 0])
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([100, 1_000])(
    'shows an error at %i ms, and hides it as it hides the end',
    (errorMs) => {
      start()
      pass(errorMs)
      fail()
      end()
      expect([states.at(-1), percent]).toEqual(['failed', 100])
      pass(500)
      expect(states.at(-1)).toBe('hidden')
      pass(400)
      expect(states.at(-1)).toBe('idle')
    },
  )

  test('shows the error of a screen that fails to render after its navigation has ended', () => {
    start()
    end()
    fail()
    expect(states).toEqual(['waiting', 'idle', 'failed'])
  })

  test('starts again at 0 when another navigation starts', () => {
    start()
    pass(1_000)
    end()
    start()
    expect([states.at(-1), percent]).toEqual(['waiting', 0])
    pass(199)
    expect(states.at(-1)).toBe('waiting')
    pass(1)
    expect(states.at(-1)).toBe('running')
    pass(10_000)
    expect(states.at(-1)).toBe('running')
  })

  test.each([
    ['done', 300],
    ['hidden', 700],
  ])(
    'forgets the end of the last navigation when the next one starts while it is %s',
    (state, afterMs) => {
      start()
      pass(1_000)
      end()
      pass(afterMs)
      expect(states.at(-1)).toBe(state)
      start()
      pass(10_000)
      expect(states.at(-1)).toBe('running')
    },
  )

  test('is idle after any thousand navigations', () => {
    let seed = 1
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 1_000; round += 1) {
      start()
      pass(random(1_500))
      if (random(4) === 0) fail()
      end()
      pass(random(1_200))
    }
    pass(900)
    expect([states.at(-1), percent]).toEqual(['idle', 0])
    expect(vi.getTimerCount()).toBe(0)
  })
})
