import { describe, expect, test } from 'vitest'
import { anArticleStub } from 'contract/testing/article-stub.ts'
import { anArtistStub } from 'contract/testing/artist-stub.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { anImage } from 'contract/testing/image.ts'
import { aHeading, aPage, aRichText, type BlockWire } from 'contract/testing/page.ts'
import { aTier } from 'contract/testing/partner.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { createTestSite } from '../../testing/create-test-site.ts'

async function mainOf(...blocks: BlockWire[]) {
  const site = await createTestSite({
    answers: {
      '/routes': { custom_pages: ['about'], program: [], festival_years: [2026] },
      '/years/2026': anEdition(),
      '/pages/about': aPage({ blocks }),
    },
  })
  return (await site.page('/about')).main
}

const body = aRichText('Words.')

describe('markup of blocks (spec/screens §5.18)', () => {
  test('skips no heading level and names every list item by a heading', async () => {
    const main = await mainOf(
      { type: 'venues', items: [aVenueStub()] },
      aHeading('People'),
      { type: 'artists', items: [anArtistStub()] },
      aHeading('To see', 3),
      { type: 'events', items: [anEventStub()] },
      aHeading('More'),
      { type: 'articles', items: [anArticleStub()] },
      { type: 'map', venues: [aVenueStub()], basemap: 'city' },
      { type: 'partners', groups: [aTier()] },
    )
    expect(main.outline()).toEqual([
      '1 About Parallax',
      '2 Shed 9',
      '2 People',
      '3 Noor Castellane',
      '3 To see',
      '4 Slack Water',
      '2 More',
      '3 Six Rolls, One Winter',
      '3 Shed 9',
      '3 Founding Partners',
    ])
  })

  test('opens questions by details, without script', async () => {
    const main = await mainOf({ type: 'accordion', items: [{ title: 'Steps?', body }] })
    expect(main.all('summary').map(({ text }) => text)).toEqual(['Steps?'])
    expect(main.all('details')[0]?.text).toBe('Steps? Words.')
  })

  test('loads nothing of a provider: a player is a link in a new tab', async () => {
    const main = await mainOf({ type: 'embed', provider: 'vimeo', id: '9', title: 'Red Bulb' })
    expect(main.links()).toEqual([
      ['Red Bulb, on Vimeo (opens in a new tab)', 'https://vimeo.com/9'],
    ])
    expect([...main.all('iframe'), ...main.all('img')]).toEqual([])
  })

  test('plays the site’s own sound and links to a sound elsewhere, each with its transcript', async () => {
    const own = await mainOf({
      type: 'audio',
      url: '/media/dust.mp3',
      title: 'Dust',
      transcript: body,
    })
    expect(own.all('audio').map((audio) => audio.attribute('preload'))).toEqual(['none'])
    expect(own.all('details')[0]?.text).toBe('Transcript Words.')
    const away = await mainOf({
      type: 'audio',
      url: 'https://files.example/dust.mp3',
      title: 'Dust',
      transcript: body,
    })
    expect(away.all('audio')).toEqual([])
    expect(away.links()).toEqual([
      ['Listen: Dust (opens in a new tab)', 'https://files.example/dust.mp3'],
    ])
  })

  test('keeps captions of pictures, and titles of works in them in italics', async () => {
    const main = await mainOf({ type: 'gallery', images: [anImage(), anImage()] })
    expect(main.all('figcaption').map(({ text }) => text)).toHaveLength(2)
    expect(main.all('em').map(({ text }) => text)).toEqual(['Tide', 'Tide'])
  })

  test('shows the importance of a notice, the type of a file and the source of a quote', async () => {
    const main = await mainOf(
      { type: 'notice', level: 'warning', body },
      {
        type: 'files',
        files: [{ title: 'Report', url: 'https://files.example/r.pdf', bytes: 5_872_640 }],
      },
      { type: 'quote', text: 'It is quiet.', cite: 'The treasurer' },
      { type: 'stats', items: [{ label: 'Visits', value: '38,200' }] },
      {
        type: 'people',
        people: [
          { name: 'Noor', role: 'Artist', artist: { id: 'ar01', slug: 'noor', name: 'Noor' } },
        ],
      },
      { type: 'columns', left: body, right: aRichText('Others.') },
      { type: 'buttons', links: [{ title: 'Program', href: '/program' }] },
      { type: 'divider' },
    )
    expect(main.text).toContain('Please note Words.')
    expect(main.text).toContain('PDF, 5.9 MB')
    expect(main.all('blockquote').map(({ text }) => text)).toEqual(['It is quiet.'])
    expect(main.text).toContain('38,200 Visits')
    expect(main.links()).toContainEqual(['Noor', '/artists/noor'])
    expect(main.text).toContain('Others.')
    expect(main.links()).toContainEqual(['Program', '/program'])
    expect(main.all('hr')).toHaveLength(1)
  })
})
