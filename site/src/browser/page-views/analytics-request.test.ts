import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAnalyticsTransport, jsonProvider } from './analytics-request.ts'

const OWN = 'https://festival.example'
const ELSEWHERE = 'https://stats.example/events'
const EVENTS = [
  {
    name: 'page_view',
    id: '1',
    path: '/program',
    title: 'Program',
    referrer: '',
    ts: '2026-03-14T00:20:00.000Z',
  },
] as const

const fetched = vi.fn<typeof fetch>()
const beacons: unknown[][] = []
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockReset()
  beacons.length = 0
})

const aTransport = (sendBeacon: (...given: unknown[]) => boolean = () => true) =>
  createAnalyticsTransport(jsonProvider(ELSEWHERE, OWN), {
    onLine: true,
    sendBeacon(...given: unknown[]) {
      beacons.push(given)
      return sendBeacon(...given)
    },
  } as Navigator) // no other member is used

describe('what a provider is sent (spec/behaviour §25.4, §25.6)', () => {
  test.each([
    [ELSEWHERE, 'text/plain;charset=UTF-8'],
    [`${OWN}/events`, 'application/json'],
  ])('is JSON, at %s as %s', (endpoint, type) => {
    expect(jsonProvider(endpoint, OWN)(EVENTS)).toEqual({
      url: endpoint,
      body: JSON.stringify({ events: EVENTS }),
      type,
    })
  })

  test('is one request that outlives the page, without cookies and redirects', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }))
    expect(await aTransport().deliver(EVENTS)).toBe(true)
    expect(fetched.mock.calls).toEqual([
      [
        ELSEWHERE,
        {
          method: 'POST',
          body: JSON.stringify({ events: EVENTS }),
          headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
          keepalive: true,
          credentials: 'omit',
          redirect: 'error',
          signal: expect.any(AbortSignal),
        },
      ],
    ])
  })

  test('is a beacon when the page is left', async () => {
    expect(aTransport().beacon(EVENTS)).toBe(true)
    const [[url, body] = []] = beacons
    expect(url).toBe(ELSEWHERE)
    expect(body instanceof Blob && [body.type, await body.text()]).toEqual([
      'text/plain;charset=utf-8',
      JSON.stringify({ events: EVENTS }),
    ])
  })

  test.each([
    ['does not take it', () => false],
    [
      'refuses it',
      () => {
        throw new TypeError('not allowed')
      },
    ],
  ])('is not a beacon if the browser %s', (_what, sendBeacon) => {
    expect(aTransport(sendBeacon).beacon(EVENTS)).toBe(false)
  })
})

describe('what a provider answers (spec/behaviour §25.5, §25.7)', () => {
  test.each([
    [200, true],
    [204, true],
    [400, true],
    [404, true],
    [429, true],
    [500, false],
    [503, false],
  ])('%i means that the events need not be sent again: %s', async (status, isDone) => {
    fetched.mockResolvedValue(new Response(null, { status }))
    expect(await aTransport().deliver(EVENTS)).toBe(isDone)
  })

  test('is not read', async () => {
    const cancelled = vi.fn<() => void>()
    fetched.mockResolvedValue(new Response(new ReadableStream({ cancel: cancelled })))
    await aTransport().deliver(EVENTS)
    expect(cancelled).toHaveBeenCalledOnce()
  })

  test('may be missing: blocked, offline, hanging', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await aTransport().deliver(EVENTS)).toBe(false)
    fetched.mockImplementation(() => {
      throw new TypeError('refused')
    })
    expect(await aTransport().deliver(EVENTS)).toBe(false)
  })
})
