import { baseAnswers } from 'contract/testing/base-answers.ts'
import { anArtist } from 'contract/testing/artist.ts'
import { anEdition, aLegacyEdition } from 'contract/testing/edition.ts'
import { anEvent } from 'contract/testing/event.ts'
import { aPage } from 'contract/testing/page.ts'
import { aVenue, aYearVenue } from 'contract/testing/venue.ts'
import { describe, expect, test } from 'vitest'
import { answerOf, applyChanges, EMPTY_SNAPSHOT } from '../replica/snapshot.ts'
import { buildRoutes, FIXED_ROUTES } from '../urls/routes.ts'
import type { WireAnswers } from '../../testing/create-test-site.ts'
import { knownPaths } from './known-paths.ts'

function knownOf(answers: WireAnswers) {
  const wires = { ...baseAnswers(), '/routes': routes(), ...answers }
  const { snapshot } = applyChanges(
    EMPTY_SNAPSHOT,
    'r1',
    Object.entries(wires).map(([key, answer]) => ({ key, etag: 'e', answer })),
    { full: true },
  )
  const answer = answerOf(snapshot, '/routes')
  if (!answer) throw new Error('the routes are bad')
  return knownPaths(buildRoutes(answer), snapshot)
}

function routes({
  custom_pages = [] as string[],
  program = [] as string[],
  festival_years = [] as number[],
} = {}) {
  return { custom_pages, program, festival_years }
}

const FIXED = FIXED_ROUTES.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(':'))
const added = (answers: WireAnswers) =>
  knownOf(answers)
    .filter(({ path }) => !FIXED.includes(path))
    .map(({ path, route, params }) => [path, route.id, params] as const)

describe('the paths that have a page', () => {
  test('are only the fixed ones if there is no content', () => {
    expect(knownOf({}).map(({ path }) => path)).toEqual(FIXED)
  })

  test('are those of every record, with the parameters their screens take', () => {
    expect(
      added({
        '/events/slack-water': anEvent(),
        '/artists/noor-castellane': anArtist(),
        '/venues/shed-9': aVenue(),
      }),
    ).toEqual([
      ['/venues/shed-9', 'venue', { venue: 'shed-9' }],
      ['/artists/noor-castellane', 'artist', { artist: 'noor-castellane' }],
      ['/events/slack-water', 'event', { event: 'slack-water' }],
    ])
  })

  test('are canonical: encoded, and lower-case even if the slug is not (spec/behaviour §2.2.10)', () => {
    expect(
      added({
        '/artists/café': anArtist({ slug: 'café' }),
        "/artists/artist's-walk": anArtist({ id: 'ar02', slug: "artist's-walk" }),
      }),
    ).toEqual([
      ['/artists/caf%C3%A9', 'artist', { artist: 'café' }],
      ['/artists/artist%27s-walk', 'artist', { artist: "artist's-walk" }],
    ])
  })

  test('are those of each festival year and of its types, without reserved ones (spec/behaviour §2.2.4)', () => {
    const types = [
      ...anEdition().types,
      ...(['map', 'events', 'guides-walks'] as const).map((key) => ({
        key,
        title: key,
        singular: key,
        kind: 'timed' as const,
        schema_type: 'Event' as const,
        count: 1,
      })),
    ]
    const paths = added({
      '/routes': routes({ festival_years: [2026, 2022] }),
      '/years/2026': anEdition({ types }),
      '/years/2022': aLegacyEdition({ types }),
    }).map(([path]) => path)
    expect(paths).toEqual([
      '/program/exhibitions',
      '/program/talks',
      '/program/online',
      '/2026/program',
      '/2026/program/map',
      '/2026/program/exhibitions',
      '/2026/program/talks',
      '/2026/program/online',
      '/2026/artists',
      '/2026/venues',
      '/2022/program',
      '/2022/program/map',
      '/2022/program/events',
      '/2022/program/exhibitions',
      '/2022/program/talks',
      '/2022/program/online',
      '/2022/artists',
      '/2022/venues',
    ])
  })

  test('are those of the venues that took part in a year', () => {
    const paths = added({
      '/routes': routes({ festival_years: [2026, 2022] }),
      '/years/2022/venues/shed-9': aYearVenue(),
      '/years/2019/venues/shed-9': aYearVenue(),
    }).filter(([path]) => path.endsWith('shed-9'))
    expect(paths).toEqual([['/2022/venues/shed-9', 'year-venues-venue:2022', { venue: 'shed-9' }]])
  })

  test('are those of pages and entries by name, also of unlisted pages', () => {
    expect(
      added({
        '/routes': routes({ custom_pages: ['about', '2024-visit'], program: ['night-school'] }),
        '/pages/about': aPage(),
        '/pages/2024-visit': aPage({ id: 'pg02', name: '2024-visit' }),
        '/pages/visit/access': aPage({ id: 'pg03', name: 'visit/access', listed: false }),
        '/pages/2021-from-home/list': aPage({
          id: 'pg04',
          name: '2021-from-home/list',
          listed: false,
        }),
      }),
    ).toEqual([
      ['/night-school', 'program:night-school', {}],
      ['/about', 'custom:about', {}],
      ['/2024/visit', 'custom:2024-visit', {}],
      ['/visit/access', 'slug', { '*': 'visit/access' }],
      ['/2021/from-home/list', 'slug', { '*': '2021/from-home/list' }],
    ])
  })

  test('have one owner each: a page with the name of a fixed route has none', () => {
    const known = knownOf({ '/pages/partners': aPage({ name: 'partners', listed: false }) })
    expect(known.filter(({ path }) => path === '/partners').map(({ route }) => route.id)).toEqual([
      'partners',
    ])
  })
})
