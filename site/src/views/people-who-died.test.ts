import { aBasemap } from 'contract/testing/basemap.ts'
import { anEdition, anEditionSummary } from 'contract/testing/edition.ts'
import { anEvent } from 'contract/testing/event.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { aGuide, aStop } from 'contract/testing/guide.ts'
import { anImage, aStubImage } from 'contract/testing/image.ts'
import { aSearchRow } from 'contract/testing/search-row.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { expect, test } from 'vitest'
import { bodyText, createTestSite } from '../../testing/create-test-site.ts'

const NOTICE =
  'This event contains names or images of Aboriginal or Torres Strait Islander people who have died.'
const stub = anEventStub({ access: ['people_who_died'], image: aStubImage() })
const [name = ''] = /[\da-f]{16}/.exec(aStubImage().url) ?? []

async function open() {
  return createTestSite({
    answers: {
      '/years/2026': anEdition(),
      '/years/2026/program': { events: [stub] },
      '/years/2026/venues': { venues: [aVenueStub()] },
      '/search': { rows: [aSearchRow()] },
      '/basemap/city': aBasemap(),
      '/guides/low-water': aGuide({ stops: [aStop({ event: stub })] }),
      '/events/slack-water': anEvent({
        access: { items: [{ code: 'people_who_died', value: 'yes' }] },
        lead_image: anImage(),
        nearby: [stub],
      }),
      '/home': {
        hero: [{ event: stub, image: anImage() }],
        featured: [stub],
        band: { event: stub, image: anImage({ caption: 'The band' }) },
        guides: [],
        articles: [],
        edition: anEditionSummary(anEdition()),
      },
    },
  })
}

test.each([
  '/program',
  '/program/map',
  '/search?q=slack',
  '/program?view=grid',
  '/guides/low-water',
])(
  '%s has no picture of an event with names or images of people who have died (spec/content A5)',
  async (path) => {
    const html = await bodyText((await (await open()).answer(path)).body)
    expect(html).toContain('Slack Water')
    expect(html).not.toContain(name)
  },
)

test.each(['/program?view=grid', '/guides/low-water'])(
  '%s says the words before the title and all else of the event',
  async (path) => {
    const { main } = await (await open()).page(path)
    const [card] = main.all('li').filter(({ text }) => text.includes('This event contains'))
    expect(card?.text).toContain(NOTICE)
  },
)

test('home does not use its picture as the leading one, and has the notice before its band', async () => {
  const { main } = await (await open()).page('/')
  const pictures = main.all('img').length
  expect(pictures).toBe(1)
  expect(main.all('section[aria-labelledby=band]')[0]?.text).toMatch(new RegExp(`^${NOTICE}`))
})

test('the preview of its link has the picture of the site', async () => {
  const page = await (await open()).page('/events/slack-water')
  const [image] = page.document.all('meta[property=og:image]')
  expect(image?.attribute('content') ?? '').not.toContain(name)
})
