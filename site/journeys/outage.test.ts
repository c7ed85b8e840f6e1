import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startFestival, until, type Festival } from '../testing/festival.ts'

const SLUG = 'magnesium'
const PATH = `/events/${SLUG}`
/** From the save to the page (issue §3, §6.3). */
const VISIBLE_MS = 2_000
const SAVES = 50

interface Etags {
  readonly page: string | null
  readonly payload: string | null
}

let festival: Festival

beforeAll(async () => {
  festival = await startFestival({ adminUrl: inject('databaseUrl'), demo: 'small' })
}, 240_000)

afterAll(() => festival.close())

describe('the site without its backend (issue §6.3)', () => {
  test('answers every page as before, also after a restart of the site', async () => {
    const paths = await festival.paths()
    const before = await bodies(paths)
    await festival.stopBackend()
    expect(await bodies(paths)).toEqual(before)

    await festival.restartSite()
    expect(await bodies(paths)).toEqual(before)
    await festival.startBackend()
  })

  test('shows an edit in the page, the lists and the payloads, and changes no other page', async () => {
    const slug = await anEventSlug()
    const paths = [
      ...new Set([
        '/',
        '/program',
        '/search',
        '/timeline',
        '/artists',
        ...(await festival.paths()),
      ]),
    ]
    const before = await etags(paths)
    await rename(slug, 'Magnesium, Once More')
    await untilShown(`/events/${slug}`, 'Magnesium, Once More')
    await untilShown('/program', 'Magnesium, Once More')
    expect(await text(`/events/${slug}/_payload.json`)).toContain('Magnesium, Once More')

    const after = await etags(paths)
    const changed = (of: keyof Etags) =>
      paths.filter((path) => before.get(path)?.[of] !== after.get(path)?.[of])
    expect(changed('page')).toContain(`/events/${slug}`)
    expect(changed('page').length).toBeLessThan(paths.length / 2)
    expect(changed('page')).toEqual(changed('payload'))
  })
})

describe('live for real (issue §3)', () => {
  test(`shows each of ${SAVES} saves of the studio's own process within ${VISIBLE_MS} ms`, async () => {
    const slug = await anEventSlug()
    const late: string[] = []
    for (let save = 1; save <= SAVES; save += 1) {
      const title = `Take ${save}`
      await rename(slug, title)
      const savedMs = performance.now()
      await untilShown(`/events/${slug}`, `<h1`, title)
      if (performance.now() - savedMs > VISIBLE_MS) late.push(title)
    }
    expect(late).toEqual([])
  })

  test('a draft changes nothing', async () => {
    const slug = await anEventSlug()
    const path = `/events/${slug}`
    const before = await etags([path])
    await rename(slug, 'A secret plan', { draft: true })
    // A published change behind it shows that the draft has been heard of.
    await festival.edit({
      collection: 'pages',
      where: { name: { equals: 'about' } },
      data: { title: 'About, again' },
    })
    await untilShown('/about', 'About, again')
    expect(await etags([path])).toEqual(before)
    expect(await text('/program')).not.toContain('A secret plan')
  })
})

/** An event that the small profile has. */
async function anEventSlug(): Promise<string> {
  const paths = await festival.paths()
  const path =
    paths.find((each) => each === PATH) ?? paths.find((each) => each.startsWith('/events/'))
  return path?.slice('/events/'.length) ?? ''
}

function rename(slug: string, title: string, { draft = false } = {}): Promise<void> {
  return festival.edit({
    collection: 'events',
    where: { slug: { equals: slug } },
    data: { title },
    draft,
  })
}

async function text(path: string): Promise<string> {
  return (await festival.get(path)).text()
}

function untilShown(path: string, ...words: readonly string[]): Promise<void> {
  return until(async () => {
    const body = await text(path)
    return words.every((word) => body.includes(word))
  })
}

async function bodies(paths: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const path of paths) found.set(path, await text(path))
  return found
}

async function etags(paths: readonly string[]): Promise<Map<string, Etags>> {
  const found = new Map<string, Etags>()
  for (const path of paths) {
    found.set(path, {
      page: await etag(path),
      payload: await etag(`${path === '/' ? '' : path}/_payload.json`),
    })
  }
  return found
}

async function etag(path: string): Promise<string | null> {
  const response = await festival.get(path)
  await response.body?.cancel()
  return response.headers.get('etag')
}
