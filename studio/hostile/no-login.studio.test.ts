/**
 * Without a login the studio shows only its login page. This holds for every view and every route, including new
 * ones.
 */
import { readdirSync } from 'node:fs'
import { createPayloadConfig } from 'content/payload-config.ts'
import { describe, expect, test } from 'vitest'
import { ownStudio } from '../testing/open-studio.ts'

const { origin, email } = ownStudio()

/** Views that can be opened without a login, because they lead to the login page or say why there is no login. */
const OPEN_VIEWS = [
  '/login',
  '/forgot',
  '/reset/0123',
  '/logout',
  '/logout-inactivity',
  '/unauthorized',
  '/create-first-user',
  '/users/verify/0123',
]

/** Words in the festival's records. */
const RECORDS = /The Waiting Hall|Castellane/

async function everyView(): Promise<string[]> {
  const { admin, collections, globals } = await createPayloadConfig({
    databaseUrl: 'postgresql://nowhere.example/none',
    dataDir: '',
    secret: '',
    siteOrigin: '',
    clockOffsetMs: 0,
    s3: undefined,
  })
  const own = Object.values(admin.components.views ?? {}).flatMap((view) =>
    view && 'path' in view && view.path ? [view.path] : [],
  )
  const ofCollections = collections.flatMap(({ slug }) =>
    ['', '/create', '/1', '/1/versions', '/1/versions/1', '/1/api', '/trash'].map(
      (path) => `/collections/${slug}${path}`,
    ),
  )
  const ofGlobals = globals.flatMap(({ slug }) =>
    ['', '/versions', '/versions/1', '/api'].map((path) => `/globals/${slug}${path}`),
  )
  const paths = ['', '/account', '/none']
  return [...new Set([...paths, ...own, ...ofCollections, ...ofGlobals])]
}

async function see(path: string): Promise<{ status: number; location: string; text: string }> {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
  return {
    status: response.status,
    location: response.headers.get('Location') ?? '',
    text: await response.text(),
  }
}

describe('without a login', () => {
  test('every view leads to the login', async () => {
    const views = (await everyView()).filter((view) => !OPEN_VIEWS.includes(view))
    const open: string[] = []
    for (const view of views) {
      const { status, location, text } = await see(`/admin${view}`)
      // A page that began to load before the missing login was noticed redirects the browser with a script.
      const leads =
        location.includes('/login') || text.includes('NEXT_REDIRECT;replace;/admin/login')
      const shows = text.includes(email) || RECORDS.test(text)
      if (!(leads || status === 404) || shows) open.push(`${view} ${status} ${location}`)
    }

    expect(views.length).toBeGreaterThan(100)
    expect(open).toEqual([])
  })

  test.each(OPEN_VIEWS)('%s shows nothing of the festival’s records or accounts', async (view) => {
    const { text } = await see(`/admin${view}`)

    expect(text).not.toContain(email)
    expect(text).not.toMatch(RECORDS)
  })

  test('there are no routes but the admin, its API and the way there', () => {
    const files = readdirSync(new URL('../app', import.meta.url), { recursive: true })
    const routes = files.map(String).filter((file) => /(?:^|\/)(?:page|route)\.tsx?$/.test(file))

    expect(routes.toSorted()).toEqual([
      '(home)/page.tsx',
      '(payload)/admin/[[...segments]]/page.tsx',
      '(payload)/api/[...slug]/route.ts',
    ])
  })

  test('no server function answers', async () => {
    const { text } = await see('/admin/login')
    const [, id = ''] = /\\?"id\\?":\\?"([\da-f]{40,44})\\?"/.exec(text) ?? []
    const answers: string[] = []
    for (const name of ['form-state', 'schedule-publish', 'render-list', 'table-state']) {
      const args = {
        collectionSlug: 'events',
        id: 1,
        docPreferences: { fields: {} },
        operation: 'update',
      }
      const response = await fetch(`${origin}/admin/login`, {
        method: 'POST',
        headers: { 'Next-Action': id, 'Content-Type': 'text/plain;charset=UTF-8', Origin: origin },
        body: JSON.stringify([{ name, args: { ...args, schemaPath: 'events' } }]),
      })
      const said = await response.text()
      const isRefused = response.status >= 400 || /Unauthorized|not allowed|logged in/i.test(said)
      if (!isRefused || /teaser/.test(said))
        answers.push(`${name} ${response.status} ${said.slice(0, 200)}`)
    }

    expect(id).not.toBe('')
    expect(answers).toEqual([])
  })
})
