import { describe, expect, test } from 'vitest'
import { demo } from '../testing/demo-files.ts'

const { articles, artists, events, festivals, guides, pages, venues } = demo

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'

/** A number below a hundred in words: "twenty-six". */
function inWords(number: number): string {
  const ones = ONES.split(' ')
  if (number < ones.length) return ones[number] ?? ''
  const tens = TENS.split(' ')[Math.floor(number / 10) - 2] ?? ''
  return number % 10 === 0 ? tens : `${tens}-${ones[number % 10] ?? ''}`
}

const exhibitions = events.filter(
  ({ festival, sessions }) => festival === 2026 && sessions === undefined,
)
const timed = events.filter(({ festival, sessions }) => festival === 2026 && sessions !== undefined)
const here = venues.filter(({ editions }) => editions.some(({ year }) => year === 2026))
const having = (code: string) =>
  here.filter(({ access }) =>
    access.items?.some((item) => item.code === code && item.value === 'yes'),
  )

const text = (record: unknown) => JSON.stringify(record).replaceAll('\\n', ' ')
const pageOf = (name: string) => text(pages.find((page) => page.name === name))
const articleOf = (slug: string) => text(articles.find((article) => article.slug === slug))
const edition = text(festivals.find(({ year }) => year === 2026))
const site = text(demo.site)
const home = text(demo.site.screens.find(({ screen }) => screen === 'home'))

const all = exhibitions.length
const free = exhibitions.filter(({ price }) => price.free).length
const chosen = exhibitions.filter(({ credits_text: credits = [] }) =>
  credits.includes('Selected from Open Call 2026'),
).length
const outdoor = here.filter(({ place_type: type }) => type === 'outdoor').length
const open = here.filter(({ hours }) => hours.always_open === true).length
const shown = new Set(
  exhibitions.flatMap(({ artists: list = [] }) => list.map(({ artist }) => artist)),
).size

describe('counts that texts name are those of the records (spec/content F10)', () => {
  test.each([
    ['exhibitions of the edition', edition, '{} exhibitions by', all],
    ['artists of the edition', edition, 'exhibitions by {} artists', shown],
    ['venues of the edition', edition, 'in {} venues', here.length],
    ['timed events of the edition', edition, '{} events are added', timed.length],
    ['sites that never close', edition, '{} sites never close', open],
    ['venues on the map', site, 'the {} venues of Parallax 2026', here.length],
    ['exhibitions in the description', site, '{} exhibitions and forty events', all],
    ['exhibitions on the home page', home, '{} exhibitions and forty events', all],
    ['free exhibitions on the home page', home, '{} exhibitions are free', free],
    ['free exhibitions', pageOf('visit'), `{} of the ${inWords(all)} exhibitions`, free],
    ['venues to visit', pageOf('visit'), '{} venues, seven precincts', here.length],
    ['venues in the open', pageOf('visit'), '{} venues are in the open', outdoor],
    [
      'accessible toilets',
      pageOf('visit'),
      '{} of the twenty-eight',
      having('accessible_toilet').length,
    ],
    [
      'step-free venues',
      pageOf('visit/access'),
      '{} of the twenty-eight',
      having('step_free_entrance').length,
    ],
    ['free exhibitions to support', pageOf('support'), '{} exhibitions can be entered', free],
    [
      'free exhibitions for the press',
      pageOf('press/kit-2026'),
      'Entry to {} of the exhibitions',
      free,
    ],
    ['exhibitions of the open call', pageOf('about'), '{} were chosen from proposals', chosen],
    ['invited exhibitions', pageOf('about'), '{} of this year’s', all - chosen],
    [
      'stops of the walk in the dark',
      articleOf('ten-things-that-are-free'),
      '{} stops, no closing time',
      guides.find(({ slug }) => slug === 'free-after-dark')?.stops.length ?? 0,
    ],
  ])('%s', (_what, said, phrase, count) => {
    const [, number] = new RegExp(phrase.replace('{}', '([a-z-]+)'), 'i').exec(said) ?? []
    expect(number?.toLowerCase()).toBe(inWords(count))
  })

  test('the figures of About are those of all editions', () => {
    const total = events.filter(({ sessions }) => sessions === undefined).length
    for (const [label, value] of [
      ['Exhibitions', total],
      ['Artists', artists.length],
      ['Venues', venues.length],
    ] as const) {
      expect(pageOf('about')).toContain(`{"value":"${value}","label":"${label}"}`)
    }
  })
})

describe('distances that texts name are those of the guides', () => {
  test.each([
    ['west-by-bicycle', /eleven and a half/i, 11_500],
    ['goldfields-and-bay', /395 kilometres/, 395_000],
  ])('%s', (slug, words, metres) => {
    const guide = guides.find((each) => each.slug === slug)
    expect(guide?.intro).toMatch(words)
    expect(guide?.route?.distance_m).toBe(metres)
  })

  test('the walk of Ten Things That Are Free', () => {
    expect(articleOf('ten-things-that-are-free')).toContain('Two and a half kilometres')
    const guide = guides.find(({ slug }) => slug === 'free-after-dark')
    expect(guide?.route?.distance_m).toBe(2500)
  })
})
