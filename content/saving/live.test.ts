import { describe, expect, test } from 'vitest'
import { liveWords, type Reached } from './live.ts'

const AT = Date.parse('2026-03-14T00:42:07Z')
const SETTINGS = {
  clockOffsetMs: 0,
  zone: 'Australia/Melbourne',
  siteOrigin: 'https://festival.example',
  path: undefined,
}
const site = (changes: Partial<Reached['sites'][number]> = {}) => ({
  isAway: false,
  hasReached: true,
  at: AT,
  count: 1,
  paths: ['/program'],
  ...changes,
})
const wordsOf = (...sites: Reached['sites']) => liveWords({ isComposed: true, sites }, SETTINGS)

describe('what visitors have of a record (spec/behaviour §24.4)', () => {
  test('is live once every site shows it, since the last of them, with all pages that changed', () => {
    expect(wordsOf(site(), site({ at: AT - 1000, count: 2, paths: ['/program', '/'] }))).toEqual({
      state: 'live',
      since: '11.42.07am',
      count: 2,
      pages: ['https://festival.example/program', 'https://festival.example/'],
    })
  })

  test('names the record’s own page first', () => {
    const sites = [site({ paths: ['/program', '/events/sea', '/2026/program'] })]
    const { pages } = liveWords({ isComposed: true, sites }, { ...SETTINGS, path: '/events/sea' })
    expect(pages[0]).toBe('https://festival.example/events/sea')
  })

  test('has its time by the festival’s clock', () => {
    const live = liveWords(
      { isComposed: true, sites: [site()] },
      { ...SETTINGS, clockOffsetMs: 60_000 },
    )
    expect(live.since).toBe('11.43.07am')
  })

  test.each([
    [
      'going live while a site does not show it yet',
      [site(), site({ hasReached: false })],
      'going',
    ],
    [
      'live without the sites that are away',
      [site(), site({ hasReached: false, isAway: true })],
      'live',
    ],
    ['waiting while every site is away', [site({ isAway: true })], 'waiting'],
    ['waiting while no site has spoken', [], 'waiting'],
    ['live without a time if it was before anybody counted', [site({ at: undefined })], 'live'],
  ])('is %s', (_what, sites, state) => {
    expect(wordsOf(...sites).state).toBe(state)
  })

  test('has no time if no page changed with it, as after going back to what is public', () => {
    expect(wordsOf(site({ count: 0, paths: [] }))).toEqual({ state: 'live', count: 0, pages: [] })
  })

  test('is waiting while the content service is away', () => {
    expect(liveWords(undefined, SETTINGS).state).toBe('waiting')
  })
})
