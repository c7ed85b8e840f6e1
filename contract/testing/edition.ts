import type { WireOf } from '../answers/keys.ts'

export type EditionWire = WireOf<`/years/${number}`>

/** Parallax 2026, 6–29 March, with three types and two precincts. For another year, pass its dates too. */
export function anEdition(overrides: Partial<EditionWire> = {}): EditionWire {
  return {
    year: 2026,
    name: 'Parallax 2026',
    start: '2026-03-06',
    end: '2026-03-29',
    zone: 'Australia/Melbourne',
    where: 'Melbourne & Victoria',
    theme_title: 'Afterimage',
    gallery: [],
    intro: 'Twenty-four days of photographs.',
    types: [
      {
        key: 'exhibitions',
        title: 'Exhibitions',
        singular: 'Exhibition',
        kind: 'durational',
        schema_type: 'ExhibitionEvent',
        count: 48,
      },
      {
        key: 'talks',
        title: 'Talks',
        singular: 'Talk',
        kind: 'timed',
        schema_type: 'EducationEvent',
        count: 10,
      },
      {
        key: 'online',
        title: 'Online',
        singular: 'Online event',
        kind: 'timed',
        schema_type: 'Event',
        online: true,
        count: 0,
      },
    ],
    precincts: [
      { key: 'city', title: 'City', order: 1, kind: 'metro', basemap: 'city', count: 20 },
      { key: 'docklands', title: 'Docklands', order: 2, kind: 'metro', basemap: 'city', count: 6 },
    ],
    previous_year: 2024,
    ...overrides,
  }
}

/** Parallax 2022, 22 April – 15 May, with the legacy screens. All its times are in AEST. */
export function aLegacyEdition(overrides: Partial<EditionWire> = {}): EditionWire {
  return anEdition({
    year: 2022,
    name: 'Parallax 2022',
    start: '2022-04-22',
    end: '2022-05-15',
    theme_title: 'Ground Glass',
    previous_year: 2021,
    next_year: 2024,
    ...overrides,
  })
}

export function anEditionSummary(edition: EditionWire = anEdition()) {
  const { year, name, start, end, zone, where, theme_title: themeTitle, theme } = edition
  return {
    year,
    name,
    start,
    end,
    zone,
    ...(where ? { where } : {}),
    ...(themeTitle ? { theme_title: themeTitle } : {}),
    ...(theme ? { theme } : {}),
  }
}
