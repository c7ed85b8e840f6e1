import { describe, expect, test } from 'vitest'
import { aStubImage } from 'contract/testing/image.ts'
import { aParticipateStub, type ParticipateStubWire } from 'contract/testing/participate.ts'
import { createTestSite } from '../../../testing/create-test-site.ts'
import { expectOrder } from '../../../testing/expect-order.ts'
import { loadArgs } from '../../../testing/fake-content.ts'
import { loadParticipate } from './load.ts'

const swap = aParticipateStub({ image: aStubImage(), fee: { label: 'Free' } })
const openCall = aParticipateStub({
  id: 'pt03',
  slug: 'open-call-2028',
  title: 'Open Call 2028',
  kind: 'open_call',
  opens_at: '2026-06-01T09:00',
  closes_at: '2026-10-04T23:59',
})
const closed = aParticipateStub({
  id: 'pt01',
  slug: 'open-call-2026',
  title: 'Open Call 2026',
  kind: 'open_call',
  opens_at: '2025-06-01T09:00',
  closes_at: '2025-09-30T23:59',
})
const all = [closed, swap, openCall]

async function participateSite(items: readonly ParticipateStubWire[] = all, now?: string) {
  return createTestSite({ ...(now ? { now } : {}), answers: { '/participate': { items } } })
}

describe('participate (spec/screens §5.13)', () => {
  test('has in order title, then open, upcoming and closed items, each with its facts', async () => {
    const page = await (await participateSite()).page('/participate')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Participate | Parallax 2026')
    expect(page.main.outline()).toEqual([
      '1 Participate',
      '2 Open',
      '3 Print Swap',
      '2 Upcoming',
      '3 Open Call 2028',
      '2 Closed',
      '3 Open Call 2026',
    ])
    expectOrder(page.main.text, [
      'Program',
      'Print Swap',
      'Leave a print',
      'Closes Sunday 29 March 2026, 11.59pm AEDT',
      'Free',
      'Opens Monday 1 June 2026, 9am AEST',
      'Closed Tuesday 30 September 2025',
    ])
    expect(page.main.all('time').map((time) => time.attribute('datetime'))[0]).toBe(
      '2026-03-29T23:59:00+11:00',
    )
  })

  test.each([
    ['2026-03-28T12:00:00+11:00', 'Closes tomorrow, 11.59pm AEDT'],
    ['2026-03-29T12:00:00+11:00', 'Closes today, 11.59pm AEDT'],
  ])('at %s says “%s”', async (now, text) => {
    const page = await (await participateSite(all, now)).page('/participate')
    expect(page.main.text).toContain(text)
  })

  test('moves an item to the closed ones when its time has come', async () => {
    const page = await (
      await participateSite(all, '2026-03-29T23:59:00+11:00')
    ).page('/participate')
    expect(page.main.outline()).toEqual([
      '1 Participate',
      '2 Upcoming',
      '3 Open Call 2028',
      '2 Closed',
      '3 Open Call 2026',
      '3 Print Swap',
    ])
    expectOrder(page.main.text, ['Nothing is open just now', 'Upcoming'])
  })

  test('is valid until the first of its items changes its state or its words', () => {
    const until = (now?: string) => {
      const args = loadArgs({ '/participate': { items: all } }, now ? { now } : {})
      loadParticipate(args)
      return args.moment.until()
    }
    expect(until()).toBe(Date.parse('2026-03-27T23:59:00+11:00'))
    expect(until('2026-03-29T20:00:00+11:00')).toBe(Date.parse('2026-03-29T23:59:00+11:00'))
    expect(until('2026-05-01T00:00:00Z')).toBe(Date.parse('2026-06-01T09:00:00+10:00'))
    expect(until('2027-01-01T00:00:00Z')).toBeUndefined()
  })

  test('filters by kind and state, and links back to all items', async () => {
    const site = await participateSite()
    const page = await site.page('/participate?kind=open_call&state=closed')
    expect(page.main.outline()).toEqual(['1 Participate', '2 Closed', '3 Open Call 2026'])
    expect(page.main.text).toContain('1 of 3 ways, open call, closed')
    expect(page.main.links()).toContainEqual(['Clear', '/participate'])
    expect((await site.page('/participate?kind=learn')).main.text).toContain('Nothing of this kind')
  })

  test('says that nothing is open if there are no items', async () => {
    const page = await (await participateSite([])).page('/participate')
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('Nothing is open just now')
  })
})
