import { describe, expect, test } from 'vitest'
import { anImage, aStubImage } from 'contract/testing/image.ts'
import { aFestivalStub, aPastFestival, aPilotStub } from 'contract/testing/past-festival.ts'
import { createTestSite } from '../../../testing/create-test-site.ts'
import { expectOrder } from '../../../testing/expect-order.ts'

const current = aFestivalStub({
  slug: 'parallax-2026',
  title: 'Parallax 2026',
  order_year: 2026,
  year: 2026,
  theme_title: 'Afterimage',
  start: '2026-03-06',
  end: '2026-03-29',
  stats: [],
})
const items = [current, aFestivalStub({ image: aStubImage() }), aPilotStub()]

async function pageAt(now: string, given = items) {
  const site = await createTestSite({ now, answers: { '/past-festivals': { items: given } } })
  return { site, page: await site.page('/past-festivals') }
}

describe('past festivals (spec/screens §5.15)', () => {
  test('have in previews the picture of the newest one, cropped for previews (spec/asked §9)', async () => {
    const og = { og: '/media/0123456789abcdef-og.jpg', 'og-width': 1200, 'og-height': 630 }
    const image = anImage({ sizes: { ...anImage().sizes, ...og } })
    const site = await createTestSite({
      answers: {
        '/past-festivals': { items: [current, aFestivalStub({ image: aStubImage() })] },
        '/past-festivals/parallax-2026': aPastFestival({ image: anImage() }),
        '/past-festivals/parallax-2024': aPastFestival({ image }),
      },
    })
    const { document } = await site.page('/past-festivals')
    const content = (name: string) =>
      document.all(`meta[property=${name}]`).map((each) => each.attribute('content'))
    expect(['og:image', 'og:image:width', 'og:image:height'].flatMap(content)).toEqual([
      `${site.origin}${og.og}`,
      '1200',
      '630',
    ])
  })

  test('show each festival from year to its own screens, newest first', async () => {
    const { page } = await pageAt('2026-03-14T00:20:00Z')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Past festivals | Parallax 2026')
    expect(page.main.outline()).toEqual(['1 Past festivals', '2 2024', '2 2016'])
    expectOrder(page.main.text, [
      '2024',
      'Second Curtain',
      '8 March – 7 April 2024',
      '30',
      'Exhibitions',
      'Parallax 2024',
      'Program 2024',
      'Artists 2024',
      'Venues 2024',
      '2016',
      'Test Strip',
    ])
  })

  test('have no year links for a festival without an edition', async () => {
    const { page } = await pageAt('2026-03-14T00:20:00Z')
    expect(page.main.links()).toEqual([
      ['Parallax 2024', '/past-festivals/parallax-2024'],
      ['Program 2024', '/2024/program'],
      ['Artists 2024', '/2024/artists'],
      ['Venues 2024', '/2024/venues'],
      ['Test Strip', '/past-festivals/test-strip-2016'],
    ])
  })

  test('include the current edition from the day after its last', async () => {
    expect((await pageAt('2026-03-29T23:59:59+11:00')).page.main.outline()).not.toContain('2 2026')
    const { page, site } = await pageAt('2026-03-30T00:00:00+11:00')
    expect(page.main.outline()).toEqual(['1 Past festivals', '2 2026', '2 2024', '2 2016'])
    expect((await site.store.get('/past-festivals'))?.until).toBeUndefined()
  })

  test('says so when none is over', async () => {
    const { page } = await pageAt('2026-03-14T00:20:00Z', [])
    expect(page.main.text).toContain('No festival is over yet')
  })
})
