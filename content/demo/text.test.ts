import { describe, expect, test } from 'vitest'
import { demo, photographs, type DemoBlock } from '../testing/demo-files.ts'

const { articles, artists, events, festivals, guides, pages, participate, pastFestivals, venues } =
  demo

/** A text without its Markdown. */
function plain(markdown: string): string {
  return markdown
    .replace(/^(?:#+|>|-|\d+\.) */gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('*', '')
}

const words = (markdown: string) => plain(markdown).match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []
const paragraphs = (markdown: string) => markdown.split(/\n\s*\n/).length
const sentences = (markdown: string) =>
  plain(markdown)
    .split(/(?<=[.?…])\s+|\n+/)
    .map((sentence) => sentence.trim())

/** Fields whose texts are not our prose: names, addresses, credits, and texts that many records share. */
const NO_PROSE = new Set([
  'slug',
  'name',
  'source',
  'file',
  'file_sha256',
  'upload_sha256',
  'sort_name',
  'href',
  'link',
  'url',
  'website',
  'meeting_point',
  'artists',
  'copyright',
  'licence',
  'medium',
  'dimensions',
])

/** Every text in a part of the demo, with its path. */
function texts(part: unknown, path = ''): { path: string; text: string }[] {
  if (typeof part === 'string') return [{ path, text: part }]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    NO_PROSE.has(key) ? [] : texts(value, `${path}/${key}`),
  )
}

const all = texts(demo)

/** Where a pattern occurs, with some words around it. */
function findings(pattern: RegExp, where = all): string[] {
  return where.flatMap(({ path, text }) => {
    const [found] =
      new RegExp(`.{0,30}(?:${pattern.source}).{0,30}`, pattern.flags).exec(text) ?? []
    return found === undefined ? [] : [`${path}: ${found}`]
  })
}

/** The texts that occur more than `most` times in a list, each with its places. */
function repeated(entries: readonly (readonly [what: string, where: string])[], most: number) {
  const places = new Map<string, string[]>()
  for (const [what, where] of entries) places.set(what, [...(places.get(what) ?? []), where])
  return [...places].filter(([, where]) => where.length > most)
}

type Counted = readonly (readonly [name: string, text: string])[]

/** Texts with fewer or more words than they should have. */
const outside = (list: Counted, least: number, most: number) =>
  list
    .map(([name, text]): [string, number] => [name, words(text).length])
    .filter(([, count]) => count < least || count > most)

const bodies = (year: number, isTimed: boolean): Counted =>
  events
    .filter((event) => event.festival === year && (event.sessions !== undefined) === isTimed)
    .map(({ slug, body }) => [slug, body])

const current = new Set(
  events
    .filter(({ festival }) => festival === 2026)
    .flatMap(({ artists: list = [] }) => list.map(({ artist }) => artist)),
)
const bios = (isCurrent: boolean): Counted =>
  artists.filter(({ slug }) => current.has(slug) === isCurrent).map(({ slug, bio }) => [slug, bio])

/** The running text of blocks. */
function textOf(blocks: readonly DemoBlock[]): string {
  return blocks
    .flatMap((block) => {
      switch (block.blockType) {
        case 'text':
        case 'notice':
          return [block.body]
        case 'quote':
          return [block.text]
        case 'columns':
          return [block.left, block.right]
        case 'accordion':
          return block.items.map(({ body }) => body)
        default:
          return []
      }
    })
    .join('\n\n')
}

describe('how long texts are (spec/content F10)', () => {
  test.each([
    ['exhibitions of 2026', bodies(2026, false), 70, 160],
    ['timed events of 2026', bodies(2026, true), 40, 90],
    ...[2018, 2021, 2022, 2024].flatMap((year): [string, Counted, number, number][] => [
      [`exhibitions of ${year}`, bodies(year, false), 30, 60],
      [`timed events of ${year}`, bodies(year, true), 30, 60],
    ]),
    ['artists of 2026', bios(true), 40, 80],
    ['artists of earlier editions', bios(false), 20, 40],
    ['venues', venues.map(({ slug, body }) => [slug, body] as const), 20, 60],
    [
      'stops of guides',
      guides.flatMap(({ slug, stops }) =>
        stops.map(({ note }, index) => [`${slug} ${index + 1}`, note] as const),
      ),
      20,
      50,
    ],
    ['articles', articles.map(({ slug, blocks }) => [slug, textOf(blocks)] as const), 150, 600],
  ] as const)('%s keep to their bounds', (_what, list, least, most) => {
    expect(list.length).toBeGreaterThan(0)
    expect(outside(list, least, most)).toEqual([])
  })

  test('essays and interviews are the long articles, news and announcements the short', () => {
    const count = ({ blocks }: (typeof articles)[number]) => words(textOf(blocks)).length
    const isLong = ({ kind }: (typeof articles)[number]) => kind === 'essay' || kind === 'interview'
    const long = articles.filter(isLong).map(count)
    const short = articles.filter((article) => !isLong(article)).map(count)

    expect(Math.min(...long)).toBeGreaterThan(Math.max(...short))
  })

  test('exhibitions of 2026 have two or three paragraphs', () => {
    const others = bodies(2026, false).filter(([, body]) => ![2, 3].includes(paragraphs(body)))

    expect(others).toEqual([])
  })

  test('a teaser is one sentence of at most 160 characters', () => {
    const wrong = events.filter(
      ({ teaser }) =>
        [...teaser].length > 160 || sentences(teaser).length !== 1 || !/[.?]$/.test(teaser),
    )

    expect(wrong.map(({ slug, teaser }) => `${slug}: ${teaser}`)).toEqual([])
  })

  test('standfirsts and summaries have at most 300 characters, and one standfirst exactly so many', () => {
    const standfirsts = articles.map(({ standfirst }) => [...standfirst].length)
    const summaries = [...participate, ...pastFestivals].map(({ summary }) => [...summary].length)

    expect(Math.max(...standfirsts, ...summaries)).toBe(300)
    expect(standfirsts.filter((length) => length === 300)).toHaveLength(1)
  })
})

describe('how texts are written (spec/content F10)', () => {
  test.each([
    ['exclamation marks', /!(?!\[)/],
    [
      'filler adjectives',
      /\b(?:stunning|unmissable|journey|breathtaking|captivating|mesmeri[sz]ing|iconic|vibrant|immersive|must-see|world-class|awe-inspiring|spectacular|unforgettable|unique|amazing|incredible|exciting|thought-provoking|evocative|nestled|compelling|delves?|tapestry)\b/i,
    ],
    ['lorem ipsum', /\b(?:lorem|ipsum|dolor sit|placeholder|todo|tbc)\b/i],
    [
      'American spelling',
      /\b(?:colou?r(?<!colour)|colors|center|gray|theater|favorite|neighbor\w*|traveler|organiz\w+|realiz\w+|recogniz\w+|analyz\w+|aluminum|jewelry|catalog)\b/i,
    ],
    ['typewriter quotes and apostrophes', /\w'\w|"/],
    ['HTML', /<\/?[a-z][^>]*>|&[a-z]+;/i],
    [
      'titles that are numbers',
      /\b(?:Exhibition|Event|Artist|Venue|Untitled|Work) (?:#|no\.? ?)?\d+/,
    ],
    ['spaces at an end or in a row', /^\s|\s$| {2}/],
    ['decomposed letters', /\p{M}/u],
  ])('there are no %s', (_what, pattern) => {
    expect(findings(pattern)).toEqual([])
  })

  test('no sentence over 60 characters occurs twice', () => {
    const long = all.flatMap(({ path, text }) =>
      sentences(text)
        .filter((sentence) => sentence.length > 60)
        .map((sentence): [string, string] => [sentence, path]),
    )

    expect(long.length).toBeGreaterThan(1_000)
    expect(repeated(long, 1)).toEqual([])
  })

  test.each([
    [
      'bodies',
      [...events.map(({ slug, body }) => [slug, body] as const), ...bios(true), ...bios(false)],
    ],
    ['teasers', events.map(({ slug, teaser }) => [slug, teaser] as const)],
    ['standfirsts', articles.map(({ slug, standfirst }) => [slug, standfirst] as const)],
    [
      'alternative texts',
      photographs.flatMap(({ source, alt }) => (alt === undefined ? [] : [[source, alt] as const])),
    ],
  ] as const)('no first four words are shared by three %s', (_what, list) => {
    const openings = list.map(([name, text]): [string, string] => [
      words(text).slice(0, 4).join(' ').toLowerCase(),
      name,
    ])

    expect(repeated(openings, 2)).toEqual([])
  })

  test('titles are unique among the events of an edition', () => {
    const titles = events.map(({ festival, title, slug }): [string, string] => [
      `${festival} ${title}`,
      slug,
    ])

    expect(repeated(titles, 1)).toEqual([])
  })
})

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const DATE = new RegExp(`(${DAYS.join('|')}),? (\\d{1,2}) (${MONTHS.join('|')})(?: (\\d{4}))?`, 'g')

/** Days of the week in the texts of a record that do not match the record's dates. */
function wrongDays(record: unknown, year: number): string[] {
  return texts(record).flatMap(({ path, text }) =>
    [...text.matchAll(DATE)].flatMap(([said, day, date, month = '', ownYear]) => {
      const at = Date.UTC(Number(ownYear ?? year), MONTHS.indexOf(month), Number(date))
      return DAYS[new Date(at).getUTCDay()] === day ? [] : [`${path}: ${said}`]
    }),
  )
}

describe('dates in prose (spec/content F10)', () => {
  test('have the day of the week that the calendar has', () => {
    const yearOf = (name: string) => Number(/^(\d{4})-/.exec(name)?.[1] ?? 2026)
    const wrong = [
      ...[...events, ...guides].flatMap((record) => wrongDays(record, record.festival)),
      ...festivals.flatMap((festival) => wrongDays(festival, festival.year)),
      ...articles.flatMap((article) =>
        wrongDays(article, Number(article.published_on.slice(0, 4))),
      ),
      ...participate.flatMap((item) =>
        wrongDays(item, Number((item.closes_at ?? '2026').slice(0, 4))),
      ),
      ...pages.flatMap((page) => wrongDays(page, yearOf(page.name))),
    ]

    expect(wrong).toEqual([])
  })
})

describe('plain texts', () => {
  /** The paths of fields that may contain Markdown, and of redirects, which contain wildcards. */
  const marked = /\/(?:body|bio|left|right|transcript|from)$/

  test('hold no marks that only Markdown reads', () => {
    const plainTexts = all.filter(({ path }) => !marked.test(path))
    expect(findings(/\*|\]\(/, plainTexts)).toEqual([])
  })
})

describe('alternative texts (spec/content B1.2, B1.3)', () => {
  const alts = photographs.flatMap(({ source, alt }) =>
    alt === undefined ? [] : [{ path: source, text: alt }],
  )

  test.each([
    [
      'look like a file name',
      /\.(?:jpe?g|png|tiff?|webp|heic|psd)\b|^(?:img|dsc|dscf|p)[ _-]?\d+/i,
    ],
    ['name a resolution', /low.?res|hi.?res/i],
    ['have two underscores', /_.*_/],
    ['begin with what every picture is', /^(?:an? )?(?:image|photo|photograph|picture) of/i],
    ['end like a sentence or with white space', /[.\s]$/],
    ['are longer than 250 characters', /^.{251}/],
    [
      'name the style that made them',
      /\b(?:lightpaint|startrails?|photogram|windowlight|bokeh|multiple exposure style)\b/i,
    ],
  ])('never %s', (_what, pattern) => {
    expect(findings(pattern, alts)).toEqual([])
  })

  test('say something of the picture: four words at least', () => {
    expect(alts.filter(({ text }) => words(text).length < 4)).toEqual([])
  })
})
