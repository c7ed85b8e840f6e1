import { anArtist, type ArtistWire } from 'contract/testing/artist.ts'
import { aLegacyEdition, anEdition } from 'contract/testing/edition.ts'
import { aSessionStub, aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { anImage } from 'contract/testing/image.ts'
import { toInstant } from 'contract/rules/local-time.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite } from '../../../testing/create-test-site.ts'
import { loadArgs } from '../../../testing/fake-content.ts'
import { loadArtist } from './load.ts'

const MELBOURNE = 'Australia/Melbourne'

function answersWith(artist: ArtistWire) {
  return {
    '/years/2026': anEdition(),
    '/years/2022': aLegacyEdition(),
    '/artists/noor-castellane': artist,
  }
}

async function pageOf(artist: ArtistWire) {
  const site = await createTestSite({ answers: answersWith(artist) })
  return site.page('/artists/noor-castellane')
}

const everything = anArtist({
  pronouns: 'she/her',
  born: '1980',
  based_in: 'Beirut',
  portrait: anImage({ caption: 'Noor Castellane.' }),
  works: [anImage(), anImage({ caption: '[Ebb], 2024.' })],
  events: [
    anEventStub(),
    anEventStub({
      id: 'ev22',
      slug: 'ebb',
      title: 'Ebb',
      year: 2022,
      dates: { start: '2022-04-22', end: '2022-05-15' },
    }),
  ],
  articles: [
    {
      id: 'at01',
      slug: 'weather-report',
      title: 'Weather Report',
      kind: 'interview',
      published_on: '2026-02-20',
      standfirst: 'On grey.',
      authors: [],
      tags: [],
      reading_min: 4,
    },
  ],
  website: 'https://castellane.example/',
  links: [{ title: 'Gallery', href: 'https://gallery.example/' }],
})

describe('artist (spec/screens §5.8)', () => {
  test('has in order name, facts, portrait, bio, current events, works, earlier years, articles, links', async () => {
    const page = await pageOf(everything)
    expect(page.title).toBe('Noor Castellane | Parallax 2026')
    const start = page.headings.findIndex(({ level }) => level === 1)
    expect(
      page.headings.slice(start, start + 9).map(({ level, text }) => `${level} ${text}`),
    ).toEqual([
      '1 Noor Castellane',
      '2 In Parallax 2026',
      '3 Slack Water',
      '2 Works',
      '2 Earlier festivals',
      '3 2022',
      '4 Ebb',
      '2 In the channel',
      '3 Weather Report',
    ])
    expect([...page.main.facts()]).toEqual([
      ['Pronouns', 'she/her'],
      ['Countries', 'Lebanon, Australia'],
      ['Born', '1980'],
      ['Based in', 'Beirut'],
    ])
    expect(page.main.text).toContain('photographs waiting rooms.')
    expect(page.main.text).toContain('Shed 9, Docklands 6–29 March 2026')
    expect(page.main.links()).toContainEqual([
      'Gallery (opens in a new tab)',
      'https://gallery.example/',
    ])
  })

  test('shows works uncropped, each with its caption, in a region that the keyboard reaches', async () => {
    const page = await pageOf(everything)
    const [rail] = page.main.all('section[aria-labelledby=works]')
    expect(rail?.all('a').map((link) => link.attribute('href'))).toHaveLength(2)
    expect(rail?.all('figcaption').map(({ text }) => text)).toEqual([
      'Noor Castellane, Tide, 2025, silver gelatin print.',
      'Ebb, 2024.',
    ])
    expect(page.main.all('span[data-cropped]')).toEqual([])
    expect(page.main.all('img[loading=eager]')).toHaveLength(1)
  })

  test('without a current event has earlier festivals in that place', async () => {
    const page = await pageOf(anArtist({ events: everything.events.slice(1) }))
    expect(page.headings.map(({ text }) => text)).not.toContain('In Parallax 2026')
    expect(page.headings).toContainEqual({ level: 2, text: 'Earlier festivals' })
  })

  test('without a portrait gives the text the full width', async () => {
    const page = await pageOf(anArtist())
    expect(page.main.all('div[data-portrait=no]')).toHaveLength(1)
    expect(page.main.all('img')).toEqual([])
  })

  test('begins with the sensitivity notice when the artist has died', async () => {
    const page = await pageOf(anArtist({ died: '2019' }))
    expect(page.main.text).toMatch(/^Please be aware that this page names a person who has died/)
  })

  test('changes when the next session of an event starts', () => {
    const sessions = [aSessionStub({ start: '2026-03-14T11:30', end: '2026-03-14T12:30' })]
    const answers = answersWith(anArtist({ events: [aTimedStub({ sessions })] }))
    const args = loadArgs(answers, { params: { artist: 'noor-castellane' } })
    loadArtist(args)
    expect(args.moment.until()).toBe(toInstant('2026-03-14T11:30', MELBOURNE))
  })
})
