/** No token and no address of the content service leaves the site (spec/faults X23, R14). */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPaths } from '../src/publish/known-paths.ts'
import { answerOf, applyChanges, EMPTY_SNAPSHOT } from '../src/replica/snapshot.ts'
import { buildRoutes } from '../src/urls/routes.ts'
import { createContentService, type ContentService } from '../testing/content-service.ts'
import { startLoggedSite } from '../testing/logged-site.ts'
import { SMALL_FESTIVAL } from '../testing/small-festival.ts'

const SITE = join(import.meta.dirname, '..')
const TOKEN = 'canary/token+of=sixteen&more?'
const ANSWERS = { ...baseAnswers(), ...SMALL_FESTIVAL }

let content: ContentService
beforeAll(async () => {
  content = await createContentService(ANSWERS)
})
afterAll(() => content.close())

function startSite(given: Readonly<Record<string, string>> = {}) {
  return startLoggedSite({ CONTENT_URL: content.url, CONTENT_TOKEN: TOKEN, ...given })
}

/** A response as text, with its headers. */
async function told(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  return [response.status, JSON.stringify([...response.headers]), await response.text()].join('\n')
}

/** The texts of responses, by request. */
async function allTold(
  origin: string,
  asked: readonly (readonly [target: string, init?: RequestInit])[],
): Promise<ReadonlyMap<string, string>> {
  return new Map(
    await Promise.all(
      asked.map(async ([target, init]) => {
        const name = init ? JSON.stringify([target, init]) : target
        return [name, await told(origin + target, init)] as const
      }),
    ),
  )
}

/** Every page with its payload, every key through the proxy, and errors of all kinds. */
function everything(): readonly (readonly [target: string, init?: RequestInit])[] {
  const pages = [...pagePaths(), '/nope', '/artists/nobody', '/%zz', '/old']
  const files = ['/healthz', '/readyz', '/metrics', '/sitemap.xml', '/robots.txt']
  const others = ['/builds/latest.json', '/assets/none.js', '/media/none.jpg', '/api/content']
  const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Endpoint-Url': content.url }
  return [
    ...[...pages, ...files, ...others, '/program?sort=title'].map((path) => [path] as const),
    ...pages.map((path) => [payloadOf(path)] as const),
    ['/about', { method: 'POST' }],
    ...Object.keys(ANSWERS).map((path) => call({ path })),
    ...['/events/nobody', '//evil.test', '/__proto__'].map((path) => call({ path, headers })),
    call({ path: '/routes', retry: 1 }),
    call({ path: '/routes', body: 1 }),
  ]
}

function payloadOf(path: string): string {
  return `${path === '/' ? '' : path}/_payload.json`
}

function call(envelope: object): readonly [target: string, init: RequestInit] {
  const headers = { 'Content-Type': 'application/json' }
  return ['/api/content', { method: 'POST', headers, body: JSON.stringify(envelope) }]
}

function pagePaths(): string[] {
  const changes = Object.entries(ANSWERS).map(([key, answer]) => ({ key, etag: 'e', answer }))
  const { snapshot } = applyChanges(EMPTY_SNAPSHOT, 'r', changes, { full: true })
  const routes = answerOf(snapshot, '/routes')
  return routes ? knownPaths(buildRoutes(routes), snapshot).map(({ path }) => path) : []
}

/** Every file below a folder, by its path. */
async function everyFile(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(path, 'latin1')] as const)),
  )
}

/**
 * A secret in plain text, percent-encoded, and in base64. Its form in base64 depends on its position: there are three.
 */
function spellings(secret: string): string[] {
  const inBase64 = ['', 'x', 'xx'].map((before) =>
    // The first and last characters depend on the neighbouring bytes.
    Buffer.from(before + secret)
      .toString('base64')
      .replace(/^.{4}|.{4}$/g, ''),
  )
  const asJson = JSON.stringify(secret).slice(1, -1)
  return [secret, encodeURIComponent(secret), encodeURI(secret), asJson, ...inBase64]
}

/** The texts in which the secret occurs. */
function leaks(texts: ReadonlyMap<string, string>): string[] {
  const secrets = [TOKEN, content.url].flatMap(spellings)
  return [...texts]
    .filter(([, text]) => secrets.some((secret) => text.includes(secret)))
    .map(([name]) => name)
}

describe('the token and the address of the content service (spec/faults X23, R14)', () => {
  test('are in no response, no built file, no snapshot and no line of the log', async () => {
    const { origin, folder, stop } = await startSite()
    const answers = await allTold(origin, everything())
    await stop()
    const [built, kept] = await Promise.all([
      everyFile(join(SITE, 'dist/client')),
      everyFile(folder),
    ])

    expect(leaks(answers)).toEqual([])
    expect(leaks(built)).toEqual([])
    expect(leaks(kept)).toEqual([])
    // Check that the search had something to search in.
    expect(answers.get('/about')).toContain('About Parallax')
    expect(built.size).toBeGreaterThan(10)
    expect([...kept.values()].join('')).toContain('site.listening')
    expect([...kept.keys()].some((path) => path.endsWith('answers.ndjson'))).toBe(true)
  })

  test('are found by this check in direct mode, which puts them into every page', async () => {
    const { origin } = await startSite({ NODE_ENV: 'development', CLIENT_REQUESTS: 'true' })
    const pages = ['/', '/about', '/program', '/nope'].map((path) => [path] as const)
    const data = [[payloadOf('/about')] as const, call({ path: '/global' })]
    expect(leaks(await allTold(origin, pages))).toEqual(pages.flat())
    expect(leaks(await allTold(origin, data))).toEqual([])
  })

  test('are found by this check in any spelling', () => {
    for (const secret of [TOKEN, content.url]) {
      const inBase64 = ['', 'x', 'xy'].map((before) =>
        Buffer.from(`${before}${secret} and more`).toString('base64'),
      )
      for (const spelling of [secret, encodeURIComponent(secret), ...inBase64])
        expect(leaks(new Map([['planted', spelling]]))).toEqual(['planted'])
    }
  })
})
