import { toInstant } from 'contract/rules/local-time.ts'
import { aBasemap } from 'contract/testing/basemap.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { anImage } from 'contract/testing/image.ts'
import { alwaysOpen, aVenueStub, dailyHours, unknownHours } from 'contract/testing/venue-stub.ts'
import { aVenue, type VenueWire } from 'contract/testing/venue.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite, testPage } from '../../../testing/create-test-site.ts'
import { loadArgs } from '../../../testing/fake-content.ts'
import { loadVenue } from './load.ts'

const MELBOURNE = 'Australia/Melbourne'

async function pageOf(venue: VenueWire, now?: string) {
  const site = await createTestSite({
    ...(now ? { now } : {}),
    answers: { '/years/2026': anEdition(), '/venues/shed-9': venue },
  })
  return site.page('/venues/shed-9')
}

const earlier = [
  {
    year: 2024,
    events: [{ id: 'ev24', slug: 'ebb', title: 'Ebb', year: 2024, type: 'exhibitions' }],
  },
]

describe('venue (spec/screens §5.6)', () => {
  test('has in order name, precinct, facts, access, what is on, text, picture, earlier years, nearby', async () => {
    const page = await pageOf(
      aVenue({
        current: [anEventStub()],
        body: [{ type: 'p', children: [{ text: 'A shed for 2.5 trains. Now a hall.' }] }],
        image: anImage(),
        earlier,
        nearby: [aVenueStub({ id: 've02', slug: 'harbour-wall', name: 'Harbour Wall' })],
      }),
    )
    expect(page.title).toBe('Shed 9 | Parallax 2026')
    expect(page.document.all('meta[name=description]')[0]?.attribute('content')).toBe(
      '9 Victoria Dock, Docklands VIC 3008. A shed for 2.5 trains.',
    )
    expect(page.document.all('meta[property=og:description]')[0]?.attribute('content')).toBe(
      'Daily 10am–5pm. 9 Victoria Dock, Docklands VIC 3008. A shed for 2.5 trains.',
    )
    const start = page.headings.findIndex(({ level }) => level === 1)
    expect(
      page.headings.slice(start, start + 8).map(({ level, text }) => `${level} ${text}`),
    ).toEqual([
      '1 Shed 9',
      '2 Access',
      '2 What is on',
      '3 Slack Water',
      '2 About this place',
      '2 Earlier festivals',
      '2 Nearby',
      '3 Harbour Wall',
    ])
    expect(page.main.links()).toContainEqual(['Docklands', '/venues?precinct=docklands'])
    expect(page.main.links()).toContainEqual(['Shed 9 in 2024', '/2024/venues/shed-9'])
    expect(page.main.all('details')[0]?.attribute('open')).toBeUndefined()
  })

  test('lists address, short name, entrance, hours, transport, phone and website', async () => {
    const page = await pageOf(
      aVenue({
        short_name: 'The Shed',
        entrance_note: 'From the dock side',
        getting_there: { tram: 'Routes 11 and 48', parking: 'None' },
        phone: '(03) 9000 0000',
        website: 'https://www.shed9.example/',
        hours: {
          ...dailyHours(),
          exceptions: [{ date: '2026-03-20', closed: true, note: 'private function' }],
        },
      }),
    )
    const facts = page.main.facts()
    expect([...facts.keys()]).toEqual([
      'Address',
      'Also called',
      'Entrance',
      'Hours',
      'Tram',
      'Parking',
      'Phone',
      'Website',
    ])
    expect(facts.get('Hours')).toBe(
      'Today 10am–5pm Open until 5pm Opening hours Daily 10am–5pm Other hours Friday 20 March 2026 Closed, private function',
    )
    expect(page.main.links()).toContainEqual(['(03) 9000 0000', 'tel:0390000000'])
    expect(page.main.links()).toContainEqual([
      'on OpenStreetMap (opens in a new tab)',
      'https://www.openstreetmap.org/directions?to=-37.8183,144.9452',
    ])
    expect(page.main.links()).toContainEqual([
      'shed9.example (opens in a new tab)',
      'https://www.shed9.example/',
    ])
  })

  test('lists every known access code, the date of the check and the contact', async () => {
    const page = await pageOf(
      aVenue({
        access: {
          items: [
            { code: 'lift', value: 'no', note: 'Two flights' },
            { code: 'step_free_entrance', value: 'yes' },
            { code: 'seating', value: 'unknown' },
          ],
          checked_on: '2026-02-12',
        },
      }),
    )
    expect(page.main.text).toContain(
      'Step-free entrance Lift: no. Two flights Checked 12 February 2026 Ask about access: access@parallax.example',
    )
    expect(page.main.text).not.toContain('Seating')
  })

  test('never leaves the access block empty', async () => {
    const page = await pageOf(aVenue())
    expect(page.main.text).toContain(
      'Access details are not yet confirmed Ask about access: access@parallax.example',
    )
  })

  test('shows no hours if it takes no part in the current edition, and opens earlier years', async () => {
    const { precinct: _none, ...venue } = aVenue({ earlier })
    const page = await pageOf(venue)
    expect(page.main.text).toContain('Not part of Parallax 2026')
    expect(page.main.facts().has('Hours')).toBe(false)
    expect(page.main.all('details')[0]?.attribute('open')).toBe('')
  })

  test('links to the program if it takes part but has no events yet', async () => {
    const page = await pageOf(aVenue())
    expect(page.main.text).toContain('Nothing of Parallax 2026 is announced here yet.')
    expect(page.main.links()).toContainEqual(['See the whole program', '/program'])
  })

  test.each([
    ['Always open', alwaysOpen()],
    ['Hours to be confirmed', unknownHours()],
  ])('says "%s" once, in place of a week', async (text, hours) => {
    const page = await pageOf(aVenue({ hours }))
    expect(page.main.facts().get('Hours')).toBe(text)
  })

  test('has no "open now" when the edition is past', async () => {
    const page = await pageOf(aVenue(), '2026-05-01T00:00:00Z')
    expect(page.main.facts().get('Hours')).toBe('Opening hours Daily 10am–5pm')
  })

  test('changes at the next opening or closing of it or of a venue nearby', () => {
    const nearby = [aVenueStub({ id: 've02', slug: 'b', hours: dailyHours('09:00', '13:00') })]
    const answers = { '/years/2026': anEdition(), '/venues/shed-9': aVenue({ nearby }) }
    const args = loadArgs(answers, { params: { venue: 'shed-9' } })
    loadVenue(args)
    expect(args.moment.until()).toBe(toInstant('2026-03-14T13:00', MELBOURNE))
  })

  test('is not found if it has no answer', async () => {
    const site = await createTestSite({ answers: { '/years/2026': anEdition() } })
    expect((await site.page('/venues/nowhere')).status).toBe(404)
  })

  test('has a map with a pin that leads to the map of the program', async () => {
    const venue = aVenue({ current: [anEventStub()] })
    const page = await testPage('/venues/shed-9', {
      answers: { '/years/2026': anEdition(), '/basemap/city': aBasemap(), '/venues/shed-9': venue },
    })
    expect(page.main.all('svg[data-pin=ve01]')[0]?.links()).toEqual([
      ['18', '/program/map?venue=shed-9#card-shed-9'],
    ])
  })
})
