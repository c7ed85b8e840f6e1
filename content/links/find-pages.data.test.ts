import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openPayload, type OpenPayload } from '../testing/open-payload.ts'
import { refusedFields } from '../testing/refused-fields.ts'
import {
  checkDraftTargets,
  findDeadEnd,
  findDeadEnds,
  findPage,
  searchPages,
} from './find-pages.ts'

let open: OpenPayload
let req: PayloadRequest

beforeAll(async () => {
  open = await openPayload(inject('databaseUrl'), { demo: 'small' })
  req = await createLocalReq({}, open.payload)
  await open.payload.create({
    collection: 'pages',
    draft: true,
    data: { title: 'Soon', name: 'soon' },
  })
  await open.payload.create({
    collection: 'redirects',
    data: { from: '/old-news/*', to: '/channel', status: '301', source: 'manual' },
  })
})

afterAll(() => open.close())

async function somePath(collection: 'events' | 'venues'): Promise<string> {
  const { docs } = await open.payload.find({
    collection,
    where: { _status: { equals: 'published' }, withdrawn: { not_equals: true } },
    limit: 1,
  })
  return `/${collection}/${docs[0]?.slug}`
}

describe('a link to our own site (spec/content B1.15)', () => {
  test.each([
    '/',
    '/program/map',
    '/visit?from=menu#trams',
    '/program/talks',
    '/2026/program/exhibitions',
    '/2026/artists',
    '/soon',
    '/old-news/today',
    '/media/0123456789abcdef-full.pdf',
    '#tickets',
    'https://elsewhere.example/nowhere',
    'mailto:box@parallax.example',
  ])('may be %s', async (href) => {
    expect(await findDeadEnd(href, req)).toBeUndefined()
  })

  test('may be the address of a record', async () => {
    const paths = await Promise.all([somePath('events'), somePath('venues')])

    expect(await Promise.all(paths.map((path) => findDeadEnd(path, req)))).toEqual([
      undefined,
      undefined,
    ])
  })

  test.each([
    '/vist',
    '/events/no-such-event',
    '/program/no-such-type',
    '/1999/artists',
    '/2026/venues/no-such-venue',
  ])('is refused if it leads nowhere: %s', async (href) => {
    expect(await findDeadEnd(href, req)).toBe(
      `There is no page at ${href}: choose one, or correct the address`,
    )
  })

  test('is refused if the page was withdrawn', async () => {
    const { payload } = open
    const { docs } = await payload.find({ collection: 'artists', limit: 1 })
    const [artist] = docs
    await payload.update({
      collection: 'artists',
      id: artist?.id ?? 0,
      data: { withdrawn: true, withdrawn_reason: 'At the artist’s request.', _status: 'published' },
    })

    const problem = await findDeadEnd(`/artists/${artist?.slug}`, req)

    expect(problem).toBe(`The page at /artists/${artist?.slug} was withdrawn: choose another`)
  })

  test('causes a warning while its page is a draft', async () => {
    const { payload } = open
    await payload.create({
      collection: 'pages',
      draft: true,
      data: { name: '2027-launch-weekend', title: 'Launch weekend', blocks: [], _status: 'draft' },
    })
    const year = { year: 2027, name: 'Parallax 2027', start: '2027-03-05', end: '2027-03-28' }
    await payload.create({
      collection: 'festivals',
      draft: true,
      data: { ...year, _status: 'draft' },
    })
    const hrefs = ['/2027/launch-weekend', '/2027/artists', '/2026/artists', '/visit']
    const menu = { navigation: hrefs.map((href) => ({ href })) }

    const found = await checkDraftTargets(menu, req)

    expect(found.map(({ level, field, message }) => [level, field, message])).toEqual([
      [
        'warning',
        'navigation.0.href',
        'The page at /2027/launch-weekend is a draft: publish it with this, or before',
      ],
      [
        'warning',
        'navigation.1.href',
        'The page at /2027/artists is a draft: publish it with this, or before',
      ],
    ])
  })

  test('is looked up together with all links of a form', async () => {
    const { docs } = await open.payload.find({
      collection: 'artists',
      where: { _status: { equals: 'published' }, withdrawn: { not_equals: true } },
      limit: 5,
      depth: 0,
    })
    const paths = docs.map(({ slug }) => `/artists/${slug}`)
    const queriesFor = async (hrefs: readonly string[]) => {
      const find = vi.spyOn(open.payload, 'find')
      expect(await findDeadEnds(hrefs, req)).toEqual(new Map())
      const { length } = find.mock.calls
      find.mockRestore()
      return length
    }

    expect(paths.length).toBeGreaterThan(1)
    expect(await queriesFor(paths)).toBe(await queriesFor(paths.slice(0, 1)))
  })

  test('is refused at the field when a record is published', async () => {
    const { docs } = await open.payload.find({ collection: 'artists', limit: 1, sort: '-id' })
    const links = [{ title: 'Her book', href: '/bok' }]

    const refused = await refusedFields(
      open.payload.update({
        collection: 'artists',
        id: docs[0]?.id ?? 0,
        data: { links, _status: 'published' },
      }),
    )

    expect(refused).toEqual([
      ['links.0.href', 'There is no page at /bok: choose one, or correct the address'],
    ])
  })
})

describe('the page that an address leads to', () => {
  test.each([
    ['/', { path: '/', title: 'Home', kind: 'Screen' }],
    ['/program/map#tram', { path: '/program/map', title: 'Program map', kind: 'Screen' }],
    ['/2026/artists', { path: '/2026/artists', title: 'Artists 2026', kind: 'Screen' }],
    [
      '/2026/program/talks',
      { path: '/2026/program/talks', title: 'Talks 2026', kind: 'Program type' },
    ],
    ['/soon', { path: '/soon', title: 'Soon', kind: 'Page', record: { collection: 'pages' } }],
  ])('has a name for staff: %s', async (href, page) => {
    expect(await findPage(href, req)).toMatchObject(page)
  })

  test('is that of the record', async () => {
    const path = await somePath('events')
    const { docs } = await open.payload.find({
      collection: 'events',
      where: { slug: { equals: path.replace('/events/', '') } },
    })

    expect(await findPage(path, req)).toEqual({
      path,
      title: docs[0]?.title,
      kind: 'Event',
      record: { collection: 'events', id: docs[0]?.id },
    })
  })

  test.each([
    '',
    '#tickets',
    '/vist',
    'https://elsewhere.example/visit',
    'mailto:box@parallax.example',
  ])('is undefined for an address without a page of our site: %j', async (href) => {
    expect(await findPage(href, req)).toBeUndefined()
  })
})

describe('a search for a page to link to', () => {
  test('finds screens and public records by title and by address, and no draft', async () => {
    const event = await somePath('events')

    expect(await searchPages('program map', req)).toContainEqual({
      path: '/program/map',
      title: 'Program map',
      kind: 'Screen',
    })
    expect((await searchPages(event, req)).map(({ path }) => path)).toContain(event)
    expect((await searchPages('soon', req)).map(({ path }) => path)).not.toContain('/soon')
  })
})
