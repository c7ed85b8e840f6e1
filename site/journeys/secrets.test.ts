/** No token and no address of the content service leaves the site (faults X23, R14). */
import { spawn } from 'node:child_process'
import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { knownPaths } from '../src/publish/known-paths.ts'
import { answerOf, applyChanges, EMPTY_SNAPSHOT } from '../src/replica/snapshot.ts'
import { buildRoutes } from '../src/routes.ts'
import { createContentStub, type ContentStub } from '../testing/content-stub.ts'
import { freePort } from '../testing/free-port.ts'
import { until } from '../testing/festival.ts'
import { SMALL_FESTIVAL } from '../testing/small-festival.ts'

const SITE = join(import.meta.dirname, '..')
const TOKEN = 'canary/token+of=sixteen&more?'
const ANSWERS = { ...baseAnswers(), ...SMALL_FESTIVAL }

let content: ContentStub
beforeAll(async () => {
  content = await createContentStub(ANSWERS)
})
afterAll(() => content.close())

/** The site in a process of its own; its log stands in its folder. */
async function startSite(given: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'festival-secrets-'))
  const port = await freePort()
  const log = await open(join(folder, 'site.log'), 'w')
  const child = spawn(process.execPath, [join(SITE, 'src/main.ts')], {
    cwd: SITE,
    stdio: ['ignore', log.fd, log.fd],
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      SITE_PORT: String(port),
      SITE_ORIGIN: 'https://festival.example',
      CONTENT_URL: content.url,
      CONTENT_TOKEN: TOKEN,
      DATA_DIR: folder,
      ...given,
    },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill()
    await ended
  }
  onTestFinished(async () => {
    await stop()
    await log.close()
    await rm(folder, { recursive: true })
  })
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(isReady)
  return { origin, folder, stop }
}

/** All that an answer says, its headers too. */
async function told(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  return [response.status, JSON.stringify([...response.headers]), await response.text()].join('\n')
}

/** Every page with its payload, every key through the proxy, and errors of all kinds: what was asked, and what it said. */
async function everyAnswer(origin: string): Promise<ReadonlyMap<string, string>> {
  const said = new Map<string, string>()
  const paths = [...pagePaths(), '/nope', '/artists/nobody', '/%zz', '/old']
  const files = ['/healthz', '/readyz', '/metrics', '/sitemap.xml', '/robots.txt']
  const builds = ['/builds/latest.json', '/assets/none.js', '/media/none.jpg', '/api/content']
  for (const path of [...paths, ...files, ...builds]) {
    said.set(path, await told(origin + path))
    const payload = `${path === '/' ? '' : path}/_payload.json`
    said.set(payload, await told(origin + payload))
  }
  said.set('/program?sort=title', await told(`${origin}/program?sort=title`))
  said.set('POST /about', await told(`${origin}/about`, { method: 'POST' }))
  const secret = { Authorization: `Bearer ${TOKEN}`, 'Content-Endpoint-Url': content.url }
  const calls = [...Object.keys(ANSWERS), '/events/nobody', '//evil.test', '/__proto__'].map(
    (path) => ({ path, headers: path.startsWith('/years') ? { ...secret } : {} }),
  )
  for (const call of [...calls, { path: '/routes', retry: 1 }, { path: '/routes', body: 1 }]) {
    const body = JSON.stringify(call)
    const headers = { 'Content-Type': 'application/json' }
    said.set(`POST ${body}`, await told(`${origin}/api/content`, { method: 'POST', headers, body }))
  }
  return said
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

/** A secret as it stands, percent-encoded, and in base64 wherever in a text it begins. */
function spellings(secret: string): string[] {
  const inBase64 = ['', 'x', 'xx'].map((before) =>
    // The first and last characters depend on what stands beside.
    Buffer.from(before + secret)
      .toString('base64')
      .replace(/^.{4}|.{4}$/g, ''),
  )
  const asJson = JSON.stringify(secret).slice(1, -1)
  return [secret, encodeURIComponent(secret), encodeURI(secret), asJson, ...inBase64]
}

/** Where a secret stands. */
function leaks(texts: ReadonlyMap<string, string>): string[] {
  const secrets = [TOKEN, content.url].flatMap(spellings)
  return [...texts]
    .filter(([, text]) => secrets.some((secret) => text.includes(secret)))
    .map(([name]) => name)
}

describe('the token and the address of the content service (faults X23, R14)', () => {
  test('stand in no answer, no built file, no snapshot and no line of the log', async () => {
    const { origin, folder, stop } = await startSite()
    const answers = await everyAnswer(origin)
    await stop()
    const [built, kept] = await Promise.all([
      everyFile(join(SITE, 'dist/client')),
      everyFile(folder),
    ])

    expect(leaks(answers)).toEqual([])
    expect(leaks(built)).toEqual([])
    expect(leaks(kept)).toEqual([])
    // Else nothing was searched.
    expect(answers.get('/about')).toContain('About Parallax')
    expect(built.size).toBeGreaterThan(10)
    expect([...kept.values()].join('')).toContain('site.listening')
    expect([...kept.keys()].some((path) => path.endsWith('answers.ndjson'))).toBe(true)
  })

  test('are found by this search where direct mode does put them: in every page', async () => {
    const { origin } = await startSite({ NODE_ENV: 'development', CLIENT_REQUESTS: 'true' })
    const answers = await everyAnswer(origin)
    const found = leaks(answers)
    expect(found).toEqual(
      expect.arrayContaining(['/', '/about', '/program', '/nope', 'POST /about']),
    )
    expect(found.filter((asked) => /^[^?]*\/_payload\.json$|^POST \{/.test(asked))).toEqual([])
    for (const secret of [TOKEN, content.url]) {
      const forms = [
        secret,
        encodeURIComponent(secret),
        Buffer.from(`x${secret}y`).toString('base64'),
      ]
      for (const form of forms) expect(leaks(new Map([['planted', form]]))).toEqual(['planted'])
    }
  })
})
