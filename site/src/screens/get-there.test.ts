import { afterAll, describe, expect, test } from 'vitest'
import { anEdition } from 'contract/testing/edition.ts'
import { anEvent } from 'contract/testing/event.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { aGuide, aStop } from 'contract/testing/guide.ts'
import { aVenue } from 'contract/testing/venue.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { createTestSite } from '../../testing/create-test-site.ts'

const entrance = { lat: -37.8179, lon: 144.9441 }
const stub = aVenueStub({ entrance })
const [, bridge, arches] = aGuide().stops
if (!bridge || !arches) throw new Error('the builder has three stops')
const [venue] = anEvent().venues
if (!venue) throw new Error('the builder has a venue')

const site = await createTestSite({
  now: '2026-03-14T00:20:00Z',
  endedBy: afterAll,
  answers: {
    '/years/2026': anEdition(),
    '/years/2026/program': { events: [anEventStub()] },
    '/years/2026/venues': { venues: [stub] },
    '/events/slack-water': anEvent({ venues: [{ ...venue, entrance }] }),
    '/venues/shed-9': aVenue({ entrance }),
    '/guides/low-water': aGuide({ stops: [aStop({ venue: stub }), bridge, arches] }),
  },
})

const waysOn = async (path: string) =>
  (await site.page(path)).main.links().flatMap(([, href]) => (/-37\.8\d+/.test(href) ? href : []))

describe('the way to a large place (spec/behaviour §39.2)', () => {
  test.each(['/events/slack-water', '/venues/shed-9', '/program/map', '/guides/low-water'])(
    'leads to its entrance on %s, in the visitor’s own map and on OpenStreetMap',
    async (path) => {
      expect((await waysOn(path)).slice(0, 2)).toEqual([
        'https://www.google.com/maps/dir/?api=1&destination=-37.8179,144.9441',
        'https://www.openstreetmap.org/directions?to=-37.8179,144.9441',
      ])
    },
  )

  test('leads to the point of a stop that is not at its venue', async () => {
    const [, , footbridge] = await waysOn('/guides/low-water')
    expect(footbridge).toContain(`destination=${bridge.geo?.lat},${bridge.geo?.lon}`)
  })
})
