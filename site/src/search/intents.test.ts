import { describe, expect, test } from 'vitest'
import { leadOf, type IntentContext } from './intents.ts'

const context: IntentContext = {
  today: '2026-03-14',
  start: '2026-03-06',
  end: '2026-03-29',
  isPast: false,
  types: [
    { key: 'exhibitions', title: 'Exhibitions', kind: 'durational' },
    { key: 'talks', title: 'Talks', kind: 'timed' },
    { key: 'workshops', title: 'Workshops', kind: 'timed' },
  ],
  precincts: [{ key: 'docklands', title: 'Docklands' }],
}

describe('what a search means (spec/behaviour §38)', () => {
  test.each([
    ['free', '/program?free=1', 'Program: free'],
    ['Wheelchair', '/program?access=step_free_entrance', 'Program: Step-free entrance'],
    ['auslan and captions', '/program?access=auslan+captions', undefined],
    ['captions, Auslan', '/program?access=auslan+captions', undefined],
    ['things for kids', '/program?children=6', undefined],
    ['today', '/program?day=today', 'Program: today'],
    ['tonight', '/now#tonight', 'Tonight'],
    ['what is open this evening', '/now#tonight', 'Tonight'],
    [
      'free tonight in Docklands',
      '/now?precinct=docklands&free=1#tonight',
      'Tonight: free, in Docklands',
    ],
    ['tomorrow', '/program?day=2026-03-15', undefined],
    ['sat', '/program?day=2026-03-14', undefined],
    ['Friday', '/program?day=2026-03-20', 'Program: on Friday 20 March'],
    ['15 March', '/program?day=2026-03-15', undefined],
    ['march 15th', '/program?day=2026-03-15', undefined],
    ['this weekend free in Docklands', '/program?day=weekend&precinct=docklands&free=1', undefined],
    ['open now', '/program?open=now', undefined],
    ['talks saturday', '/program/talks?day=2026-03-14', 'Talks: on Saturday 14 March'],
    ['workshop', '/program/workshops', 'Workshops'],
    ['toilets', '/venues?access=accessible_toilet', 'Venues: Accessible toilet'],
    ['car park', '/venues?access=accessible_parking', 'Venues: Accessible parking'],
    [
      'Saturday with wheelchair, toilet and children',
      '/program?day=2026-03-14&children=6&access=step_free_entrance+accessible_toilet',
      undefined,
    ],
    ['sold out', '/program?places=none', 'Program: sold out'],
    [
      'talks available tonight',
      '/now?type=talks&places=left#tonight',
      'Tonight: Talks, places left',
    ],
    ['exhibitions tonight', '/program/exhibitions?day=today', 'Exhibitions: today'],
    ['is anything cancelled today', '/changes', undefined],
    ['no nudity', '/program?without=nudity', undefined],
  ])('%s leads to %s', (q, href, text) => {
    const lead = leadOf(q, context)
    expect(lead?.href).toBe(href)
    if (text !== undefined) expect(lead?.text).toBe(text)
  })

  test.each([
    ['a name among its words', 'Saturday Swimmers'],
    ['a day outside the edition', '15 April'],
    ['no words of its own', 'what is on'],
    ['nothing', ''],
    ['a number', '42'],
  ])('leads nowhere with %s', (_, q) => {
    expect(leadOf(q, context)).toBeUndefined()
  })

  test('understands neither "tonight" nor the next weekday in an edition that is over', () => {
    const past = { ...context, today: '2026-03-30', isPast: true }
    expect(leadOf('tonight', past)).toBeUndefined()
    expect(leadOf('saturday', past)).toBeUndefined()
    expect(leadOf('15 march', past)?.href).toBe('/program?day=2026-03-15')
  })
})
