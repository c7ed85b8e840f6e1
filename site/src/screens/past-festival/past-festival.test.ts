import { describe, expect, test } from 'vitest'
import { anEdition } from 'contract/testing/edition.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { anImage } from 'contract/testing/image.ts'
import { aHeading, aTextBlock } from 'contract/testing/page.ts'
import { aTier } from 'contract/testing/partner.ts'
import {
  aFestivalStub,
  aPastFestival,
  aPilotStub,
  type PastFestivalWire,
} from 'contract/testing/past-festival.ts'
import { createTestSite } from '../../../testing/create-test-site.ts'
import { expectOrder } from '../../../testing/expect-order.ts'

async function pageOf(overrides: Partial<PastFestivalWire> = {}) {
  const festival = aPastFestival(overrides)
  const site = await createTestSite({
    answers: {
      [`/past-festivals/${festival.slug}`]: festival,
      '/years/2024': anEdition({
        year: 2024,
        start: '2024-03-08',
        end: '2024-04-07',
        next_year: 2026,
        body: [{ type: 'p', children: [{ text: 'The blur is drawn first.' }] }],
        gallery: [anImage({ caption: 'The last night.' })],
      }),
    },
  })
  return site.page(`/past-festivals/${festival.slug}`)
}

describe('past festival (spec/screens §5.16)', () => {
  test('has in order title to neighbours', async () => {
    const page = await pageOf({
      image: anImage(),
      blocks: [aHeading('How it went'), aTextBlock('It rained.')],
      highlights: { events: [anEventStub({ year: 2024 })], artists: [], articles: [] },
      counts: { events: 62, artists: 26, venues: 20 },
      report: { title: 'Report 2024', href: '/2024/report' },
      tiers: [aTier()],
      cite: 'Parallax (2024) Second Curtain.',
      newer: aFestivalStub({ slug: 'parallax-2026', title: 'Parallax 2026', order_year: 2026 }),
      older: aFestivalStub({ slug: 'parallax-2022', title: 'Parallax 2022', order_year: 2022 }),
    })
    expect(page.status).toBe(200)
    expect(page.title).toBe('Parallax 2024 | Parallax 2026')
    expect(page.main.outline()).toEqual([
      '1 Parallax 2024',
      '2 How it went',
      '2 Highlights',
      '3 Slack Water',
      '2 The festival on record',
      '2 Report',
      '2 Partners',
      '3 Founding Partners',
      '2 How to cite',
    ])
    expectOrder(page.main.text, [
      'Parallax 2024',
      '8 March – 7 April 2024',
      'Second Curtain',
      'Noor Castellane, Tide',
      'Exhibitions',
      'Thirty-one days',
      'The blur is drawn first.',
      'It rained.',
      'The last night.',
      'Slack Water',
      'Program 2024 (62)',
      'Artists 2024 (26)',
      'Venues 2024 (20)',
      'Report 2024',
      'Farrow Trust',
      'Parallax (2024) Second Curtain.',
      'Previous',
      'Parallax 2022',
      'Next',
      'Parallax 2026',
    ])
    expect(page.main.links()).toContainEqual(['Venues 2024 (20)', '/2024/venues'])
  })

  test('leaves out what a festival without an edition lacks', async () => {
    const pilot = aPilotStub()
    const page = await pageOf({
      ...pilot,
      year: undefined,
      theme_title: undefined,
      start: undefined,
      end: undefined,
    })
    expect(page.title).toBe('Test Strip | Parallax 2026')
    expect(page.main.outline()).toEqual(['1 Test Strip'])
    expect(page.main.links()).toEqual([])
  })

  test('answers 404 with the path as typed when there is no such festival', async () => {
    const site = await createTestSite()
    expect((await site.page('/past-festivals/none')).main.text).toContain(
      'Page Not Found: /past-festivals/none',
    )
  })
})
