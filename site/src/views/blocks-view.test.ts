import { describe, expect, test } from 'vitest'
import { createMoment, type Moment } from 'contract/rules/moment.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { aBasemap } from 'contract/testing/basemap.ts'
import { anArticleStub } from 'contract/testing/article-stub.ts'
import { anArtistStub } from 'contract/testing/artist-stub.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { aSessionStub, aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { anImage } from 'contract/testing/image.ts'
import { aHeading, aPage, aRichText, aTextBlock, type BlockWire } from 'contract/testing/page.ts'
import { aPartner, aTier } from 'contract/testing/partner.ts'
import { aVenueStub } from 'contract/testing/venue-stub.ts'
import { fakeContent } from '../../testing/fake-content.ts'
import { type BlockView, blocksView } from './blocks-view.ts'

const NOW = Date.parse('2026-03-14T00:20:00Z')

interface ViewOptions {
  readonly background?: string
  readonly moment?: Moment
  readonly answers?: Parameters<typeof fakeContent>[0]
}

function view(
  blocks: readonly BlockWire[],
  { background = '#ffffff', moment = createMoment(NOW), answers = {} }: ViewOptions = {},
) {
  const page = parseAnswer('/pages/about', aPage({ blocks: [...blocks] }))
  const content = fakeContent({ '/years/2026': anEdition(), ...answers })
  return blocksView(page.blocks, { content, moment, background })
}

const SOUNDCLOUD = 'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/9'

const typesOf = (blocks: readonly BlockView[]) => blocks.map(({ type }) => type)
const body = aRichText('Words')
const video = {
  provider: 'vimeo',
  id: '9000000021',
  title: 'Under the Red Bulb',
  captions: true,
} as const

describe('blocks (spec/screens §5.18, spec/content B14)', () => {
  test.each<[BlockWire['type'], BlockWire, BlockView['type']]>([
    ['text', aTextBlock('Words'), 'text'],
    ['image', { type: 'image', image: anImage(), width: 'wide' }, 'image'],
    ['gallery', { type: 'gallery', images: [anImage(), anImage()] }, 'gallery'],
    ['panorama', { type: 'panorama', image: anImage({ width: 3000 }) }, 'panorama'],
    ['quote', { type: 'quote', text: 'Quiet', cite: 'Somebody' }, 'quote'],
    ['video', { type: 'video', ...video }, 'player'],
    ['audio', { type: 'audio', url: '/media/x.mp3', title: 'Dust', transcript: body }, 'audio'],
    ['buttons', { type: 'buttons', links: [{ title: 'Go', href: '/visit' }] }, 'buttons'],
    ['accordion', { type: 'accordion', items: [{ title: 'Why?', body }] }, 'accordion'],
    ['columns', { type: 'columns', left: body, right: [] }, 'columns'],
    ['stats', { type: 'stats', items: [{ label: 'Visits', value: '61 %' }] }, 'stats'],
    ['people', { type: 'people', people: [{ name: 'Magda', role: 'Director' }] }, 'people'],
    [
      'files',
      { type: 'files', files: [{ title: 'Report', url: '/media/r.pdf', bytes: 9 }] },
      'files',
    ],
    ['events', { type: 'events', items: [anEventStub()] }, 'events'],
    ['artists', { type: 'artists', items: [anArtistStub()] }, 'artists'],
    ['venues', { type: 'venues', items: [aVenueStub()] }, 'venues'],
    ['articles', { type: 'articles', items: [anArticleStub()] }, 'articles'],
    ['partners', { type: 'partners', groups: [aTier()] }, 'partners'],
    ['map', { type: 'map', venues: [aVenueStub()], basemap: 'city' }, 'map'],
    ['embed', { type: 'embed', provider: 'soundcloud', id: '9', title: 'Room Tone' }, 'player'],
    ['notice', { type: 'notice', level: 'warning', body }, 'notice'],
    ['divider', { type: 'divider' }, 'divider'],
  ])('draws %s', (_, block, type) => {
    expect(typesOf(view([block]))).toEqual([type])
  })

  test.each<[BlockWire['type'], BlockWire]>([
    ['text', { type: 'text', body: [] }],
    ['gallery', { type: 'gallery', images: [] }],
    ['buttons', { type: 'buttons', links: [] }],
    ['accordion', { type: 'accordion', items: [] }],
    ['columns', { type: 'columns', left: [], right: [] }],
    ['stats', { type: 'stats', items: [] }],
    ['people', { type: 'people', people: [] }],
    ['files', { type: 'files', files: [] }],
    ['events', { type: 'events', items: [] }],
    ['artists', { type: 'artists', items: [] }],
    ['venues', { type: 'venues', items: [] }],
    ['articles', { type: 'articles', items: [] }],
    ['partners', { type: 'partners', groups: [aTier({ partners: [] })] }],
    ['map', { type: 'map', venues: [], basemap: 'city' }],
    ['notice', { type: 'notice', level: 'info', body: [] }],
  ])('leaves out %s with nothing to show, together with its heading', (_, block) => {
    const blocks = view([aTextBlock('Before'), aHeading('Of it'), block])
    expect(typesOf(blocks)).toEqual(['text'])
  })

  test.each<[string, readonly BlockWire[], readonly string[]]>([
    [
      'keeps a heading whose part still has something',
      [aHeading('A'), aHeading('B', 3), aTextBlock('x')],
      ['A', 'B'],
    ],
    [
      'drops an empty part and keeps the section',
      [aHeading('A'), aTextBlock('x'), aHeading('B', 3)],
      ['A'],
    ],
    ['drops a section before the next one', [aHeading('A'), aHeading('B'), aTextBlock('x')], ['B']],
    ['drops a heading over nothing but a divider', [aHeading('A'), { type: 'divider' }], []],
  ])('%s', (_, given, kept) => {
    const blocks = view(given)
    expect(blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []))).toEqual(kept)
  })

  test.each<[string, readonly BlockWire[], string]>([
    ['without a heading', [], 'h2'],
    ['under a section', [aHeading('A')], 'h3'],
    ['under a part of a section', [aHeading('A'), aTextBlock('x'), aHeading('B', 3)], 'h4'],
    ['under a part without a section, which then is one', [aHeading('B', 3)], 'h3'],
    [
      'under a heading inside a text',
      [{ type: 'text', body: [{ type: 'h2', id: 'a', children: [{ text: 'A' }] }] }],
      'h3',
    ],
  ])('sets titles of list items one heading level lower: %s', (_, before, heading) => {
    const blocks = view([...before, { type: 'events', items: [anEventStub()] }])
    expect(blocks.find(({ type }) => type === 'events')).toMatchObject({ heading })
  })

  test('choose logos by the page’s background', () => {
    const block: BlockWire = { type: 'partners', groups: [aTier()] }
    const logos = (background: string, group = block) =>
      view([group], { background }).flatMap((each) =>
        each.type === 'partners' ? each.tiers[0]?.partners[0]?.logo : [],
      )
    const dark = { src: '/media/00000000000000aa-full.svg' }
    const light = { src: '/media/00000000000000bb-full.svg' }
    expect(logos('#ffffff')).toMatchObject([{ file: dark, inDark: light }])
    expect(logos('#000000')).toEqual([{ file: expect.objectContaining(light) }])
    const darkOnly: BlockWire = {
      type: 'partners',
      groups: [aTier({ partners: [aPartner({ logo_light: undefined })] })],
    }
    expect(logos('#000000', darkOnly)).toMatchObject([{ file: dark, plate: 'always' }])
    expect(logos('#ffffff', darkOnly)).toMatchObject([{ file: dark, plate: 'dark' }])
  })

  test('change when a shown session starts or ends and at midnight, and never after the edition is over', () => {
    const talk = aTimedStub({
      sessions: [aSessionStub({ start: '2026-03-14T11:00', end: '2026-03-14T12:00' })],
    })
    const until = (block: BlockWire, now = NOW) => {
      const moment = createMoment(now)
      view([block], { moment })
      return moment.until()
    }
    const eventsBlock = (event: typeof talk): BlockWire => ({ type: 'events', items: [event] })
    const over = Date.parse('2026-03-30T00:00:00+11:00')
    const noon = Date.parse('2026-03-14T12:00:00+11:00')
    expect(until(eventsBlock(talk), noon - 3_600_000)).toBe(noon)
    expect(until(eventsBlock(talk), noon - 3_600_001)).toBe(noon - 3_600_000)
    expect(until(eventsBlock(anEventStub()))).toBe(Date.parse('2026-03-15T00:00:00+11:00'))
    expect(until(eventsBlock(talk), over)).toBeUndefined()
    expect(until(aTextBlock('x'))).toBeUndefined()
  })

  test('draw the venues of a map on its base map, and list them without one', () => {
    const map: BlockWire[] = [{ type: 'map', venues: [aVenueStub()], basemap: 'city' }]
    const drawn = view(map, { answers: { '/basemap/city': aBasemap() } })
    expect(drawn).toMatchObject([{ venues: [{ name: 'Shed 9' }], map: { area: 'city' } }])
    const [listed] = view(map)
    expect(listed).toMatchObject({ venues: [{ name: 'Shed 9' }], map: undefined })
  })

  test.each([
    [
      'youtube',
      'https://www.youtube.com/watch?v=9',
      'https://www.youtube-nocookie.com/embed/9?autoplay=1',
    ],
    ['vimeo', 'https://vimeo.com/9', 'https://player.vimeo.com/video/9?autoplay=1&dnt=1'],
    ['soundcloud', SOUNDCLOUD, `${SOUNDCLOUD}&auto_play=true`],
  ] as const)('leads to the page of %s, and plays in its frame', (provider, href, frame) => {
    const blocks = view([{ type: 'embed', provider, id: '9', title: 'Room Tone' }])
    expect(blocks).toMatchObject([{ player: { href, frame } }])
  })
})
