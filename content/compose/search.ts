import type { WireOf } from 'contract/answers/keys.ts'
import type { Records } from './records.ts'
import { yearOf, type Stubs } from './stubs.ts'
import { yearOfName } from './page.ts'

type Row = WireOf<'/search'>['rows'][number]

const NO_YEAR = 0

/** `/search`: one row a published thing that may be found, by type, title, id. */
export function composeSearch(records: Records, stubs: Stubs): WireOf<'/search'> {
  const rows: Row[] = [
    ...[...records.events.keys()].flatMap((id): Row[] => {
      const event = stubs.event(id)
      if (!event) return []
      const artists = event.artists.map(({ name }) => name).join(', ')
      return [
        [
          'event',
          event.id,
          event.slug,
          event.year,
          event.title,
          artists || event.teaser,
          event.tags.join(' '),
        ],
      ]
    }),
    ...[...records.artists.values()].map((artist): Row => {
      const countries = (artist.countries ?? []).join(', ')
      return ['artist', artist.code ?? '', artist.slug ?? '', NO_YEAR, artist.name, countries, '']
    }),
    ...[...records.venues.values()].map((venue): Row => {
      const suburb = venue.address?.suburb ?? ''
      return ['venue', venue.code ?? '', venue.slug ?? '', NO_YEAR, venue.name, suburb, '']
    }),
    ...[...records.guides.values()].map((guide): Row => {
      return [
        'guide',
        guide.code ?? '',
        guide.slug ?? '',
        yearOf(records, guide),
        guide.title,
        guide.intro,
        guide.mode,
      ]
    }),
    ...stubs.articles([...records.articles.keys()]).map((article): Row => {
      return [
        'article',
        article.id,
        article.slug,
        article.year ?? NO_YEAR,
        article.title,
        article.standfirst,
        article.tags.join(' '),
      ]
    }),
    ...[...records.participate.values()].map((item): Row => {
      return [
        'participate',
        item.code ?? '',
        item.slug ?? '',
        NO_YEAR,
        item.title,
        item.summary,
        item.kind,
      ]
    }),
    ...[...records['past-festivals'].values()].map((past): Row => {
      return [
        'festival',
        past.code ?? '',
        past.slug ?? '',
        past.order_year,
        past.title,
        past.summary,
        '',
      ]
    }),
    ...[...records.pages.values()]
      .filter((page) => page.listed !== false)
      .map((page): Row => {
        return [
          'page',
          page.code ?? '',
          page.name,
          yearOfName(page.name) ?? NO_YEAR,
          page.title,
          page.standfirst ?? '',
          '',
        ]
      }),
    ...[...records.strands.values()].map((strand): Row => {
      return [
        'page',
        strand.code ?? '',
        strand.name,
        yearOfName(strand.name) ?? NO_YEAR,
        strand.title,
        strand.intro ?? '',
        '',
      ]
    }),
  ]
  return { rows: rows.toSorted((a, b) => compare([a[0], a[4], a[1]], [b[0], b[4], b[1]])) }
}

function compare(a: readonly string[], b: readonly string[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index] ?? ''
    if (left !== right) return left < right ? -1 : 1
  }
  return 0
}
