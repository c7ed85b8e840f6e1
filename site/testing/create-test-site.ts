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

/** Wire answers by key. */
export type WireAnswers = Readonly<Record<string, unknown>>

export interface TestSiteOptions {
  /** ISO instant; stands still until `setNow`. */
  readonly now?: string
  /** Beside, or in place of, those of `baseAnswers`; `undefined` leaves one out. */
  readonly answers?: WireAnswers
  /** In place of parts of the application. */
  readonly app?: Partial<SiteBuild['app']>
  /** What the browser is told, where it is not the default. */
  readonly settings?: Partial<PageSettings>
  /** The content service says nothing before the first `publish`. */
  readonly isSilent?: true
  /** In place of a build without files. */
  readonly built?: SiteBuild
  readonly assetFiles?: Parameters<typeof createSite>[0]['assetFiles']
  readonly origin?: string
  readonly metricsToken?: string
  /** What the content service says of a link to the preview; without it, that there is no such link. */
  readonly preview?: (question: PreviewQuestion) => Promise<PreviewSet | undefined>
  readonly studioOrigin?: string
  /** What the content service has, by name. */
  readonly media?: Readonly<Record<string, Uint8Array>>
  /** Text of hashed files, by name. */
  readonly assets?: Readonly<Record<string, string>>
  /** A folder that stays when the site ends, for another to start on; otherwise the site has its own. */
  readonly dataDir?: string
  /** Of the first answers: another one than the last on disk has them read anew. */
  readonly firstRevision?: string
  /** When the site ends: `afterAll` for one that a whole file shares. */
  readonly endedBy?: (end: () => Promise<void>) => void
}

const ORIGIN = 'https://festival.example'
/** Sign links to previews. */
export const PREVIEW_KEYS = ['a key of sixteen characters']
export const TEST_BUILD: SiteBuild = {
  app,
  build: { id: 'test-build', timestamp: 1 },
  worker: { keeping: '// keeps', off: '// switched off' },
  keptFiles: ['/assets/first.js'],
  assetsFolder: '',
  assetsOf: () => ({ script: '/assets/first.js', styles: [], fonts: [] }),
}

/** A whole site in memory on a clock that stands still; ended with the test unless said otherwise. */
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
  /** What its pages are rendered with. */
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
    // A file of the media may be on its way into it.
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
    /** Page and what is on it. */
    async page(target: string): Promise<TestPage> {
      const { status, headers, body } = await answer(target)
      return readPage(status, headers, await bodyText(body))
    },
    async json(target: string): Promise<unknown> {
      return JSON.parse(await bodyText((await answer(target)).body))
    },
    leave: site.leave,
    store: site.store,
    /** What a listener is put before. */
    respond: site.respond,
    origin,
    renderDeps,
    /** Where its answers and media are on disk. */
    dataDir,
    /** Resolves when every page is published. */
    settled: site.settled,
    /** Resolves when every page is published and the replica waits for what comes next. */
    async idle(): Promise<void> {
      await waitFor(upstream.isWaiting)
      await site.settled()
    },
    /** What the content service was asked, but for repeats of a file it does not have. */
    upstreamCalls: upstream.calls,
    /** What it said that its pages have reached. */
    reports: upstream.reports,
    logged,
    /** Changes answers as the content service would; `undefined` removes one. */
    async publish(changed: WireAnswers): Promise<void> {
      const revision = upstream.publish(changed)
      await waitFor(() => site.store.base()?.snapshot.revision === revision)
      await site.settled()
    },
    /** Changes answers in any way; resolves when the site has dealt with it, taken or refused. */
    async send(changed: WireAnswers): Promise<void> {
      const asked = () => upstream.calls().filter((call) => call === 'changes').length
      const before = asked()
      upstream.publish(changed)
      await waitFor(() => asked() > before)
      await site.settled()
    },
    /** The content service fails from now on; resolves when that has been noticed. */
    async cutOff(): Promise<void> {
      upstream.fail()
      await waitFor(() => logged.some(({ event }) => event === 'replica.behind'))
    },
    setNow(instant: string): void {
      clock.nowMs = Date.parse(instant)
    },
  }
}

/** One page of a site with these options. */
export async function testPage(target: string, options?: TestSiteOptions): Promise<TestPage> {
  const site = await createTestSite(options)
  return site.page(target)
}

/** What an answer says, as it is sent. */
export async function bodyText(body: HttpReply['body']): Promise<string> {
  if (body === undefined) return ''
  return body instanceof Readable ? text(body) : body.toString()
}

/** Resolves when something holds; the test's own time-out ends it otherwise. */
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
