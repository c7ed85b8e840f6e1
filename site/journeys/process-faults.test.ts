/**
 * Faults outside the site's process (spec/faults H19, H20, R1). In place of a full disk, there is a file where the data
 * folder should be, so nothing can be written. `replica/disk.test.ts` tests that the writer survives a full disk.
 */
import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import { aPage } from 'contract/testing/page.ts'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { tempFolder } from '../testing/temp-folder.ts'
import { createContentService, type ContentService } from '../testing/content-service.ts'
import { until } from '../testing/festival.ts'
import { rawAnswers, rawConnection, type RawAnswer } from '../testing/raw-http.ts'
import { startSiteProcess, type SiteProcess } from '../testing/site-process.ts'
import type { Build, BuildManifest } from '../src/browser/build.ts'

const REQUESTS = 20_000
/** The largest number of requests without a response that a connection may have (decision 035). */
const IN_A_ROW = 16
const AT_ONCE = 20
const MAX_FILES = 256
const CONNECTIONS = 300
const HAS_PRLIMIT = spawnSync('prlimit', ['--version']).status === 0

let content: ContentService
let folder: string

beforeEach(async () => {
  folder = await tempFolder()
  content = await createContentService({ ...baseAnswers(), ...titled('First') })
  onTestFinished(() => content.close())
})

describe('killing the backend under load (spec/faults R1, short) and then the site (spec/faults H19)', () => {
  test(`disturbs none of ${REQUESTS} requests, and the next start answers with the same bytes`, async () => {
    const site = await startSite(folder)
    await site.ready()
    const paths = await pathsOf(site)
    const before = await bodies(site, paths)

    let asked = 0
    const wrong: string[] = []
    const visit = async () => {
      while (asked < REQUESTS) {
        const first = asked
        asked += IN_A_ROW
        const some = Array.from(
          { length: IN_A_ROW },
          (_, index) => paths[(first + index) % paths.length] ?? '',
        )
        const found = await answers(site, some, `?x=${first}`)
        wrong.push(...some.filter((path, index) => found[index]?.body !== before.get(path)))
        if (asked > REQUESTS / 3) content.close()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visit))
    expect(wrong).toEqual([])

    const lastVisits = paths.map((path) => answers(site, [path]))
    await site.kill()
    await Promise.all(lastVisits)
    expect(await bodies(await startSite(folder), paths)).toEqual(before)
  })
})

describe('a data folder that cannot be written to (spec/faults H20)', () => {
  test('is logged in a line for each use of the folder, and the site serves from memory', async () => {
    const dataDir = join(folder, 'data')
    await writeFile(dataDir, 'in the way')
    const site = await startSite(dataDir)
    await site.ready()
    for (const event of ['builds.notKept', 'replica.unsaved']) {
      expect(await site.line(new RegExp(event))).toMatch(/ENOTDIR|EEXIST|not a folder/)
    }
    expect(await (await fetch(`${site.origin}/about`)).text()).toContain('First')
    expect(await (await fetch(`${site.origin}/healthz`)).json()).toMatchObject({ saved: false })
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
  })
})

describe.skipIf(!HAS_PRLIMIT)(
  `a limit of ${MAX_FILES} files, if there is prlimit to set it (spec/faults H20)`,
  () => {
    test(`lets the site answer as many of ${CONNECTIONS} connections as it can, and every request after them`, async () => {
      const site = await startSite(folder, ['prlimit', `--nofile=${MAX_FILES}`])
      await site.ready()
      const visit = () => rawConnection(site.port, request('/about'))
      const visitors = Array.from({ length: CONNECTIONS }, visit)
      // Writing to disk needs a file descriptor too. If the site closes a file in the meantime, one more visitor takes
      // its descriptor.
      await publishUntil(site.line(/replica\.unsaved.*EMFILE/), () => visitors.push(visit()))
      const served = () => visitors.filter(({ text }) => text().startsWith('HTTP/1.1 200 ')).length
      await expect.poll(served).toBeGreaterThan(MAX_FILES / 2)
      expect(served()).toBeLessThan(MAX_FILES)

      for (const { socket } of visitors) socket.destroy()
      await publishUntil(site.line(/replica\.saved/))
      expect((await fetch(`${site.origin}/about`)).status).toBe(200)
    })
  },
)

/** Edits the site repeatedly, so that it writes to disk, until a line is logged. */
async function publishUntil(said: Promise<string>, alsoDo = () => {}): Promise<void> {
  let isSaid = false
  void said.then(() => (isSaid = true))
  let changes = 0
  await until(async () => {
    content.publish(titled(`Change ${(changes += 1)}`))
    alsoDo()
    return isSaid
  })
}

const titled = (title: string) => ({ '/pages/about': aPage({ title }) })

const request = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: festival.example\r\nAccept-Encoding: br\r\n${headers}\r\n`

async function startSite(dataDir: string, by: readonly string[] = []): Promise<SiteProcess> {
  const site = await startSiteProcess({ contentUrl: content.url, dataDir, by })
  onTestFinished(() => site.kill())
  return site
}

async function pathsOf({ origin }: SiteProcess): Promise<readonly string[]> {
  const { id } = (await (await fetch(`${origin}/builds/latest.json`)).json()) as Build
  const manifest = await fetch(`${origin}/builds/meta/${id}.json`)
  return ((await manifest.json()) as BuildManifest).prerendered
}

/** Sends all requests at once on one connection, the last with `Connection: close`; returns the responses. */
async function answers(
  { port }: SiteProcess,
  paths: readonly string[],
  search = '',
): Promise<RawAnswer[]> {
  const sent = paths.map((path, index) =>
    request(path + search, index === paths.length - 1 ? 'Connection: close\r\n' : ''),
  )
  return rawAnswers(await rawConnection(port, sent.join('')).ended)
}

/** The bodies of pages, all of which must be found. */
async function bodies(site: SiteProcess, paths: readonly string[]): Promise<Map<string, string>> {
  const found = await answers(site, paths)
  expect(found.map(({ status }) => status)).toEqual(paths.map(() => 200))
  return new Map(paths.map((path, index) => [path, found[index]?.body ?? '']))
}
