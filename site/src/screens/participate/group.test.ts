import { describe, expect, test } from 'vitest'
import { aParticipateStub } from 'contract/testing/participate.ts'
import { loadArgs } from '../../../testing/fake-content.ts'
import { groupItems } from './group.ts'
import { loadParticipate } from './load.ts'

const items = [
  aParticipateStub({
    id: 'pt01',
    slug: 'past',
    title: 'Past',
    kind: 'open_call',
    closes_at: '2026-02-01T10:00',
    opens_at: '2026-01-01T10:00',
  }),
  aParticipateStub({ id: 'pt02', slug: 'swap', title: 'Swap' }),
  aParticipateStub({
    id: 'pt03',
    slug: 'next',
    title: 'Next',
    kind: 'open_call',
    opens_at: '2026-06-01T09:00',
    closes_at: '2026-10-04T23:59',
  }),
  aParticipateStub({
    id: 'pt04',
    slug: 'help',
    title: 'Help',
    kind: 'volunteer',
    opens_at: undefined,
    closes_at: undefined,
  }),
]

function load(now?: string) {
  const args = loadArgs({ '/participate': { items } }, now ? { now } : {})
  return { ...loadParticipate(args), until: args.moment.until() }
}

describe('groups of participate items (spec/screens §5.13)', () => {
  test.each<[Record<string, string>, readonly string[]]>([
    [{}, ['Open: Swap, Help', 'Upcoming: Next', 'Closed: Past']],
    [{ kind: 'open_call' }, ['Upcoming: Next', 'Closed: Past']],
    [{ state: 'open' }, ['Open: Swap, Help']],
    [{ kind: 'volunteer', state: 'closed' }, []],
  ])('%j shows %j', (query, expected) => {
    const { view } = load()
    const groups = groupItems(view, query)
    expect(
      groups.map(
        ({ heading, items: shown }) => `${heading}: ${shown.map(({ title }) => title).join(', ')}`,
      ),
    ).toEqual(expected)
  })

  test('is true until the first of its items turns or is worded otherwise', () => {
    expect(load().until).toBe(Date.parse('2026-03-27T23:59:00+11:00'))
    expect(load('2026-03-29T20:00:00+11:00').until).toBe(Date.parse('2026-03-29T23:59:00+11:00'))
    expect(load('2026-05-01T00:00:00Z').until).toBe(Date.parse('2026-06-01T09:00:00+10:00'))
    expect(load('2027-01-01T00:00:00Z').until).toBeUndefined()
  })
})
