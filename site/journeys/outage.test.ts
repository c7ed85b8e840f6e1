import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startFestival, until, type Festival } from '../testing/festival.ts'

/** An event of the current edition that both demos have. */
const SLUG = 'every-shopfront-i-have-loved'
const PATH = `/events/${SLUG}`
const SAVES = 3

interface Etags {
  readonly page: string | null
  readonly payload: string | null
}

let festival: Festival

beforeAll(async () => {
  festival = await startFestival({ adminUrl: inject('databaseUrl'), demo: 'small' })
})

afterAll(() => festival.close())

describe('the site without its backend', () => {
  test('answers every page as before, also after a restart of the site', async () => {
    const paths = await festival.paths()
    const before = await bodies(paths)
    await festival.stopBackend()
    expect(await bodies(paths)).toEqual(before)

    await festival.restartSite()
    expect(await bodies(paths)).toEqual(before)
    await festival.startBackend()
  })

  test('shows an edit on the page, in the lists and in the payloads, and changes no other page', async () => {
    const paths = await festival.paths()
    const before = await etags(paths)
    await rename('Every Shopfront, Again')
    await untilShown(PATH, 'Every Shopfront, Again')
    await untilShown('/program', 'Every Shopfront, Again')
    expect(await text(`${PATH}/_payload.json`)).toContain('Every Shopfront, Again')

    // The other pages that show the event are published one after the other.
    let changed: Readonly<Record<keyof Etags, readonly string[]>> = { page: [], payload: [] }
    await until(async () => {
      const after = await etags(paths)
      const changedOf = (of: keyof Etags) =>
        paths.filter((path) => before.get(path)?.[of] !== after.get(path)?.[of])
      changed = { page: changedOf('page'), payload: changedOf('payload') }
      return changed.page.join() === changed.payload.join()
    })
    expect(changed.page).toContain(PATH)
    expect(changed.page.length).toBeLessThan(paths.length / 2)
  })
})

describe('a save in a separate process, as in the studio', () => {
  test(`is shown before the next one, ${SAVES} times`, async () => {
    for (let save = 1; save <= SAVES; save += 1) {
      await rename(`Take ${save}`)
      await expect.poll(() => text(PATH)).toContain(`Take ${save}`)
    }
  })

  test('changes nothing if it saves a draft', async () => {
    const before = await etags([PATH])
    await rename('A secret plan', { draft: true })
    // A later published change shows that the site has also seen the draft.
    await festival.edit({
      collection: 'pages',
      where: { name: { equals: 'about' } },
      data: { title: 'About, again' },
    })
    await untilShown('/about', 'About, again')
    expect(await etags([PATH])).toEqual(before)
    expect(await text('/program')).not.toContain('A secret plan')
  })
})

function rename(title: string, { draft = false } = {}): Promise<void> {
  return festival.edit({
    collection: 'events',
    where: { slug: { equals: SLUG } },
    data: { title },
    draft,
  })
}

async function text(path: string): Promise<string> {
  return (await festival.get(path, { redirect: 'follow' })).text()
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
  // HEAD, because the etag is requested again and again and the body is not needed.
  const { headers } = await festival.get(path, { method: 'HEAD', redirect: 'follow' })
  return headers.get('etag')
}
