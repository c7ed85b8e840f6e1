import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import * as app from '../src/app/render-page.tsx'
import type { SiteBuild } from '../src/process/built-app.ts'
import { DEFAULT_PAGE_SETTINGS, type PageSettings } from '../src/browser/page-settings.ts'
import { compress } from '../src/publish/compress.ts'
import type {
  ChangeSet,
  PreviewQuestion,
  PreviewSet,
  Reached,
  Upstream,
} from '../src/replica/upstream.ts'
import type { HttpReply } from '../src/http/reply.ts'
import { createSite } from '../src/process/site.ts'
import { readPage, type TestPage } from './read-page.ts'

export type WireAnswers = Readonly<Record<string, unknown>>

export interface TestSiteOptions {
  /** The time as an ISO instant. It is stopped until `setNow` is called. */
  readonly now?: string
  /** Answers that are added to `baseAnswers` or replace them; `undefined` removes one. */
  readonly answers?: WireAnswers
  readonly app?: Partial<SiteBuild['app']>
  readonly settings?: Partial<PageSettings>
  /** The content service answers only after the first `publish`. */
  readonly isSilent?: true
  /** A build to use; by default a build without files. */
  readonly built?: SiteBuild
  readonly assetFiles?: Parameters<typeof createSite>[0]['assetFiles']
  readonly origin?: string
  readonly metricsToken?: string
  /** The content service's answer for a link to the preview; by default there is no such link. */
  readonly preview?: (question: PreviewQuestion) => Promise<PreviewSet | undefined>
  readonly studioOrigin?: string
  readonly media?: Readonly<Record<string, Uint8Array>>
  /** The texts of hashed files, by name. */
  readonly assets?: Readonly<Record<string, string>>
  /** A folder that is kept when the site ends, so that another site can start on it; by default a temporary one. */
  readonly dataDir?: string
  /** The revision of the first answers. If it differs from the one on disk, the site fetches the answers again. */
  readonly firstRevision?: string
  /** Registers the end of the site: `afterAll` for a site that all tests of a file share. */
  readonly endedBy?: (end: () => Promise<void>) => void
}

const ORIGIN = 'https://festival.example'
export const PREVIEW_KEYS = ['a key of sixteen characters']
export const TEST_BUILD: SiteBuild = {
  app,
  build: { id: 'test-build', timestamp: 1 },
  worker: { keeping: '// keeps', off: '// switched off' },
  keptFiles: ['/assets/first.js'],
  assetsFolder: '',
  assetsOf: () => ({ script: '/assets/first.js', styles: [], fonts: [] }),
}

/** A whole site in memory, with a stopped clock. By default it ends with the test. */
export async function createTestSite({
  now = '2026-03-14T00:20:00Z',
  answers = {},
  app: parts = {},
  settings = {},
  isSilent,
  built = TEST_BUILD,
  assetFiles,
  origin = ORIGIN,
  metricsToken,
  preview = () => Promise.resolve(undefined),
  studioOrigin,
  media = {},
  assets: assetTexts = {},
  dataDir: givenDir,
  firstRevision = '1',
  endedBy = onTestFinished,
}: TestSiteOptions = {}) {
  const dataDir = givenDir ?? (await mkdtemp(join(tmpdir(), 'test-site-')))
  const clock = { nowMs: Date.parse(now) }
  const upstream = createTestUpstream(
    { ...baseAnswers(), ...answers },
    { firstRevision: isSilent ? '' : firstRevision, media, preview },
  )
  const assets = new Map(
    await Promise.all(
      Object.entries(assetTexts).map(
        async ([name, script]) =>
          [name, { type: 'text/javascript; charset=utf-8', body: await compress(script) }] as const,
      ),
    ),
  )
  const logged: { event: string; fields: Readonly<Record<string, unknown>> }[] = []
  const renderDeps = {
    ...built,
    app: { ...built.app, ...parts },
    clock: { now: () => clock.nowMs },
    clockOffsetMs: 0,
    settings: { ...DEFAULT_PAGE_SETTINGS, ...settings },
    origin,
  }
  const site = createSite({
    ...renderDeps,
    built: renderDeps,
    assetFiles: assetFiles ?? { find: (name) => assets.get(name) },
    upstream,
    metricsToken,
    previews: { keys: PREVIEW_KEYS, studioOrigin },
    dataDir,
    log: (event, fields) => logged.push({ event, fields }),
  })
  await site.start()
  if (!isSilent) await waitFor(() => site.store.base() !== undefined)
  endedBy(async () => {
    upstream.close()
    await site.close()
    // A media file may still be written into the folder.
    if (givenDir === undefined) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })

  async function answer(
    target: string,
    init: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
  ): Promise<HttpReply> {
    const { method = 'GET', headers = {}, body } = init
    return site.respond({
      method,
      target,
      headers,
      ...(body === undefined ? {} : { body: Readable.from([body]) }),
    })
  }

  return {
    answer,
    async page(target: string): Promise<TestPage> {
      const { status, headers, body } = await answer(target)
      return readPage(status, headers, await bodyText(body))
    },
    async json(target: string): Promise<unknown> {
      return JSON.parse(await bodyText((await answer(target)).body))
    },
    leave: site.leave,
    store: site.store,
    respond: site.respond,
    origin,
    renderDeps,
    dataDir,
    /** Resolves when every page is published. */
    settled: site.settled,
    /** Resolves when every page is published and the replica waits for the next change. */
    async idle(): Promise<void> {
      await waitFor(upstream.isWaiting)
      await site.settled()
    },
    /** A missing file that was requested repeatedly is listed once. */
    upstreamCalls: upstream.calls,
    /** The site's reports about the revision that its pages have reached. */
    reports: upstream.reports,
    logged,
    /** Changes answers as the content service does; `undefined` removes one. */
    async publish(changed: WireAnswers): Promise<void> {
      const revision = upstream.publish(changed)
      await waitFor(() => site.store.base()?.snapshot.revision === revision)
      await site.settled()
    },
    /** Changes answers in any way, even to invalid ones. Resolves when the site has accepted or refused them. */
    async send(changed: WireAnswers): Promise<void> {
      const asked = () => upstream.calls().filter((call) => call === 'changes').length
      const before = asked()
      upstream.publish(changed)
      await waitFor(() => asked() > before)
      await site.settled()
    },
    /** Makes the content service fail from now on. Resolves when the site has noticed it. */
    async cutOff(): Promise<void> {
      upstream.fail()
      await waitFor(() => logged.some(({ event }) => event === 'replica.behind'))
    },
    setNow(instant: string): void {
      clock.nowMs = Date.parse(instant)
    },
  }
}

export async function testPage(target: string, options?: TestSiteOptions): Promise<TestPage> {
  const site = await createTestSite(options)
  return site.page(target)
}

export async function bodyText(body: HttpReply['body']): Promise<string> {
  if (body === undefined) return ''
  return body instanceof Readable ? text(body) : body.toString()
}

async function waitFor(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1))
}

function createTestUpstream(
  initial: WireAnswers,
  {
    firstRevision,
    media,
    preview,
  }: {
    firstRevision: string
    media: Readonly<Record<string, Uint8Array>>
    preview: Upstream['preview']
  },
) {
  const calls: string[] = []
  const reports: Reached[] = []
  let answers = present(initial)
  let revision = firstRevision
  let wake: (() => void) | undefined
  let isFailing = false
  const set = (): ChangeSet => ({
    revision,
    full: true,
    changes: Object.entries(answers).map(([key, answer]) => ({
      key,
      etag: createHash('sha256').update(JSON.stringify(answer)).digest('base64url'),
      answer,
    })),
  })
  const upstream: Upstream = {
    async changes(since, signal, { atOnce } = { atOnce: false }) {
      calls.push('changes')
      const isNothingNew = since === revision && (!atOnce || revision === '')
      if (isNothingNew && !isFailing) {
        await new Promise<void>((resolve) => {
          wake = resolve
          signal.addEventListener('abort', () => resolve())
        })
        wake = undefined
      }
      if (isFailing) throw new Error('the content service is cut off')
      return set()
    },
    media(name) {
      if (!calls.includes(name)) calls.push(name)
      return Promise.resolve(media[name])
    },
    reached(report) {
      reports.push(report)
      return Promise.resolve()
    },
    preview,
  }
  return {
    ...upstream,
    calls: (): readonly string[] => [...calls],
    reports: (): readonly Reached[] => [...reports],
    isWaiting: (): boolean => wake !== undefined,
    publish(changed: WireAnswers): string {
      answers = present({ ...answers, ...changed })
      revision = String(Number(revision) + 1)
      wake?.()
      return revision
    },
    fail(): void {
      isFailing = true
      wake?.()
    },
    close: () => wake?.(),
  }
}

function present(answers: WireAnswers): WireAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))
}
