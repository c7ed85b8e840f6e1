import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  byArtist,
  byClosing,
  byDate,
  byEnding,
  byLocation,
  byNewest,
  byNextSession,
  byPrecinct,
  bySortKey,
  byTitle,
  byType,
  byYear,
} from './sort-orders.ts'
import type { OrderedEvent } from './sort-orders.ts'

const anEvent = (id: string, given: Partial<OrderedEvent> = {}): OrderedEvent => ({
  id,
  type: 'exhibitions',
  kind: 'durational',
  sort_title: id,
  sort_place: '01a',
  dates: { start: '2026-03-06', end: '2026-03-29' },
  sessions: [],
  artists: [],
  ...given,
})
const aTalk = (id: string, sessions: OrderedEvent['sessions'], given: Partial<OrderedEvent> = {}) =>
  anEvent(id, { type: 'talks', kind: 'timed', dates: undefined, sessions, ...given })
const session = (start: string, end: string) => ({
  start: `2026-03-${start}`,
  end: `2026-03-${end}`,
})

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join(' ')

describe('orders of events (spec/content C3)', () => {
  const first = aTalk('first', [session('06T18:00', '06T19:00'), session('20T18:00', '20T19:00')])
  const second = aTalk('second', [session('14T18:00', '14T19:00')])
  const over = aTalk('over', [session('05T18:00', '05T19:00')])
  const show = anEvent('show')
  const late = anEvent('late', { dates: { start: '2026-03-20', end: '2026-04-26' } })

  test('by location', () => {
    const events = [
      anEvent('c', { sort_place: '10a' }),
      anEvent('b', { sort_place: '02b' }),
      anEvent('a', { sort_place: '02a' }),
    ]
    expect(ids(events.toSorted(byLocation))).toBe('a b c')
  })

  test('by date, an exhibition before the sessions of its first day', () => {
    expect(ids([late, second, first, show, over].toSorted(byDate))).toBe(
      'over show first second late',
    )
  })

  test('by the next session, events that have none last', () => {
    const nextStart = ({ sessions }: OrderedEvent) =>
      sessions.find(({ end }) => end > '2026-03-14T18:30')?.start
    expect(ids([late, over, second, first].toSorted(byNextSession(nextStart)))).toBe(
      'second late first over',
    )
  })

  test('by ending', () => {
    expect(ids([late, show, first, second].toSorted(byEnding))).toBe('second first show late')
  })

  test('by artist, events without one last', () => {
    const events = [
      anEvent('none'),
      anEvent('b', { artists: [{ slug: 'b' }] }),
      anEvent('a', { artists: [{ slug: 'z', sort_key: 'a' }] }),
    ]
    expect(ids(events.toSorted(byArtist))).toBe('a b none')
  })

  test('by type, then the default order of the type', () => {
    const order = byType(['talks', 'exhibitions'])
    const near = anEvent('near', { sort_place: '00' })
    const other = anEvent('other', { type: 'unknown' })
    expect(ids([other, late, near, second, first].toSorted(order))).toBe(
      'first second near late other',
    )
  })

  test('by number, then title, then id if the rest is equal', () => {
    const events = [
      anEvent('e', { sort_title: 'x' }),
      anEvent('d', { sort_title: 'x' }),
      anEvent('c', { sort_title: 'a' }),
      anEvent('b', { number: 10, sort_title: 'z' }),
      anEvent('a', { number: 9, sort_title: 'z' }),
    ]
    expect(ids(events.toSorted(byLocation))).toBe('a b c d e')
  })

  test('by title, by code unit and not by a collator', () => {
    const events = ['a-b', 'a', 'ab', "a'b"].map((title) => anEvent(title, { sort_title: title }))
    expect(ids(events.toSorted(byTitle))).toBe("a a'b a-b ab")
  })

  test('do not depend on the order of the input', () => {
    const events = [first, second, over, show, late]
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: events.length }), (shuffled) => {
        for (const order of [byDate, byEnding, byArtist, byTitle, byLocation, byType(['talks'])]) {
          expect(shuffled.toSorted(order)).toEqual(events.toSorted(order))
        }
      }),
    )
  })
})

describe('orders of other lists (spec/content C3)', () => {
  test('artists by sort key, then id', () => {
    const artists = [
      { id: 'b', sort_key: 'x' },
      { id: 'a', sort_key: 'x' },
      { id: 'c', sort_key: 'a' },
    ]
    expect(ids(artists.toSorted(bySortKey))).toBe('c a b')
  })

  test('venues by precinct, those without one last', () => {
    const venues = [
      { id: 'online', sort_key: 'a' },
      { id: 'shed', sort_key: 's', precinct: 'docklands' },
      { id: 'bourse', sort_key: 'b', precinct: 'city' },
      { id: 'arcade', sort_key: 'a', precinct: 'city' },
    ]
    expect(ids(venues.toSorted(byPrecinct(['city', 'docklands'])))).toBe(
      'arcade bourse shed online',
    )
  })

  test('the channel newest first, then by title', () => {
    const articles = [
      { id: 'a', title: 'B', published_on: '2026-03-01' },
      { id: 'b', title: 'A', published_on: '2026-03-01' },
      { id: 'c', title: 'C', published_on: '2026-03-02' },
    ]
    expect(ids(articles.toSorted(byNewest))).toBe('c b a')
  })

  test('participate items by closing time, those without one last', () => {
    const items = [
      { id: 'c', order: 2 },
      { id: 'b', order: 1 },
      { id: 'a', order: 9, closes_at: '2026-03-29T23:59' },
    ]
    expect(ids(items.toSorted(byClosing))).toBe('a b c')
  })

  test('years newest first', () => {
    const festivals = [
      { id: 'old', order_year: 2016 },
      { id: 'new', order_year: 2024 },
    ]
    expect(ids(festivals.toSorted(byYear))).toBe('new old')
  })
})
