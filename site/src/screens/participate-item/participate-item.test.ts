import { describe, expect, test } from 'vitest'
import { anImage } from 'contract/testing/image.ts'
import { aRichText, aTextBlock } from 'contract/testing/page.ts'
import { aParticipateItem, type ParticipateItemWire } from 'contract/testing/participate.ts'
import { createTestSite } from '../../../testing/create-test-site.ts'
import { expectOrder } from '../../../testing/expect-order.ts'

const call = aParticipateItem({
  image: anImage(),
  fee: { label: '$20', waiver_note: 'Nobody under 25 pays.' },
  eligibility: aRichText('Anyone with a print.'),
  blocks: [aTextBlock('Hang it on a free peg.')],
  terms: { title: 'Terms of the swap', href: '/privacy' },
  downloads: [
    { title: 'Label sheet', url: 'https://files.parallax.example/labels.pdf', bytes: 418_304 },
  ],
  contact: 'swap@parallax.example',
  outcome: [{ title: 'The swapped prints', href: '/channel/swapped' }],
})

async function pageAt(now: string, item: ParticipateItemWire = call) {
  const site = await createTestSite({ now, answers: { [`/participate/${item.slug}`]: item } })
  return site.page(`/participate/${item.slug}`)
}

const DURING = '2026-03-14T00:20:00Z'

describe('participate item (spec/screens §5.14)', () => {
  test.each([
    ['landscape', 1600, '58vw'],
    ['square', 1200, '41vw'],
    ['portrait', 900, '41vw'],
  ] as const)('loads a %s picture for the columns it takes', async (layout, width, share) => {
    const image = anImage({ width, height: 1200 })
    const { main } = await pageAt(DURING, aParticipateItem({ image }))
    expect(main.all('[data-layout]')[0]?.attribute('data-layout')).toBe(layout)
    const picture = main.all('img').find((each) => each.attribute('data-picture') !== undefined)
    expect(picture?.attribute('sizes')).toBe(`(width > 1024px) ${share}, 100vw`)
  })

  test('has in order state to contact', async () => {
    const page = await pageAt(DURING)
    expect(page.status).toBe(200)
    expect(page.title).toBe('Print Swap | Parallax 2026')
    expect(page.main.outline()).toEqual(['1 Print Swap', '2 Terms', '2 Downloads', '2 Contact'])
    expectOrder(page.main.text, [
      'Open',
      'Print Swap',
      'Leave a print',
      'Closes Sunday 29 March 2026, 11.59pm AEDT',
      '$20',
      'Nobody under 25 pays.',
      'Anyone with a print.',
      'Register a print',
      'Hang it on a free peg.',
      'Terms of the swap',
      'Label sheet',
      'PDF, 418 kB',
      'swap@parallax.example',
    ])
    expect([...page.main.facts().keys()]).toEqual(['Deadline', 'Fee', 'Who may take part'])
    expect(page.main.links()).toContainEqual([
      'swap@parallax.example',
      'mailto:swap@parallax.example',
    ])
  })

  test.each([
    [
      'before it opens',
      '2026-03-01T00:00:00Z',
      ['Upcoming', 'Opens Friday 6 March 2026, 10am AEDT'],
      'Register a print',
    ],
    [
      'when it has closed',
      '2026-03-30T00:00:00Z',
      ['Closed', 'Closed Sunday 29 March 2026', 'The swapped prints'],
      'Register a print',
    ],
    ['while it is open', DURING, ['Open', 'Register a print'], 'The swapped prints'],
  ])('%s', async (_, now, shown, absent) => {
    const page = await pageAt(now)
    expectOrder(page.main.text, shown)
    expect(page.main.text).not.toContain(absent)
  })

  test('changes when it closes', async () => {
    const site = await createTestSite({ now: DURING, answers: { '/participate/print-swap': call } })
    await site.page('/participate/print-swap')
    expect((await site.store.get('/participate/print-swap'))?.until).toBe(
      Date.parse('2026-03-27T23:59:00+11:00'),
    )
  })

  test('is shown as open without dates, fee, terms and contact', async () => {
    const page = await pageAt(
      DURING,
      aParticipateItem({ opens_at: undefined, closes_at: undefined, contact: 'Ask at the desk' }),
    )
    expect([...page.main.facts().keys()]).toEqual([])
    expect(page.main.outline()).toEqual(['1 Print Swap', '2 Contact'])
    expect(page.main.links().map(([text]) => text)).toEqual([
      'Register a print (opens in a new tab)',
    ])
  })

  test('answers 404 with the path as typed when there is no such item', async () => {
    const site = await createTestSite()
    expect((await site.page('/participate/nothing')).main.text).toContain(
      'Page Not Found: /participate/nothing',
    )
  })
})
