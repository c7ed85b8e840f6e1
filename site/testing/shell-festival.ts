import { aGlobal, aNavGroup } from 'contract/testing/base-answers.ts'
import { anArtist } from 'contract/testing/artist.ts'
import { anEvent } from 'contract/testing/event.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { aHeading, aPage, aTextBlock } from 'contract/testing/page.ts'
import { aPartner } from 'contract/testing/partner.ts'
import { aVenue } from 'contract/testing/venue.ts'
import { serveBuiltSite, type BuiltSiteOptions } from './serve-built-site.ts'
import { SMALL_FESTIVAL } from './small-festival.ts'

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 34"><circle r="9"/></svg>',
)
const { header, footer } = aGlobal()
const TEXT = aTextBlock('Hold up a thumb and close one eye. '.repeat(40))

const ANSWERS = {
  '/global': aGlobal({
    header: {
      ...header,
      navigation: [
        aNavGroup('Program', [
          ['Full program', '/program'],
          ['Map', '/program/map'],
        ]),
        aNavGroup('Festival', [
          ['About', '/about'],
          ['Dark', '/dark'],
          ['Getting there', '/about#getting-there'],
          ['Shed 9', '/venues/shed-9'],
        ]),
        aNavGroup('Elsewhere', [
          ['Subscribe', '/subscribe'],
          ['Letters', 'https://letters.example/'],
          ['Write to us', 'mailto:hello@parallax.example'],
        ]),
      ],
    },
    footer: {
      ...footer,
      founding_partners: [aPartner()],
      principal_partners: [aPartner({ name: 'Northbank', website: 'https://northbank.example' })],
      major_partners: [aPartner({ name: 'Halide', website: 'https://halide.example' })],
    },
  }),
  '/routes': {
    custom_pages: ['about', 'dark', 'red'],
    program: ['night-school'],
    festival_years: [2026, 2024],
  },
  '/pages/about': aPage({
    blocks: [TEXT, TEXT, TEXT, aHeading('Getting there'), TEXT, TEXT, TEXT],
  }),
  '/artists/noor-castellane': anArtist({ events: [anEventStub({ year: 2024 })] }),
  '/events/slack-water': anEvent({ year: 2024 }),
  '/venues/shed-9': aVenue({ earlier: [{ year: 2024, events: [anEventStub()] }] }),
  '/pages/dark': aPage({
    id: 'pg04',
    name: 'dark',
    footer_mode: 'short',
    title: 'Dark',
    theme: { color: '#f1efe4', backgroundColor: '#00091f', accentColor: '#7fb0d6' },
  }),
  '/pages/red': aPage({
    id: 'pg05',
    name: 'red',
    title: 'Red',
    theme: { color: '#e8402a', backgroundColor: '#f4e04d' },
  }),
}

export function serveShellFestival(options: BuiltSiteOptions = {}) {
  return serveBuiltSite({
    ...options,
    media: { '00000000000000aa-full.svg': LOGO, '00000000000000bb-full.svg': LOGO },
    answers: { ...SMALL_FESTIVAL, ...ANSWERS, ...options.answers },
  })
}
