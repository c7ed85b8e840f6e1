import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import * as app from '../src/app.tsx'
import type { SiteBuild } from '../src/built-app.ts'
import type { ChangeSet, Upstream } from '../src/replica/upstream.ts'
import type { Answer } from '../src/server/http/answer.ts'
import type { StaticFile } from '../src/server/http/static-files.ts'
import { createSite } from '../src/site.ts'
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
  /** Files of the build, by name. */
  readonly assetFiles?: ReadonlyMap<string, StaticFile>
  /** Pictures and documents of the content service, by name. */
  readonly media?: Readonly<Record<string, Uint8Array>>
  /** The content service says nothing before the first `publish`. */
  readonly isSilent?: true
}

const ORIGIN = 'https://festival.example'
const BUILD: SiteBuild = {
  app,
  build: { id: 'test-build', timestamp: 1 },
  assetsFolder: '',
  assetsOf: () => ({ entry: '/assets/entry.js', modules: [], styles: [], fonts: [] }),
}

/** A whole site in memory on a clock that stands still; ended with the test. */
export async function createTestSite({
  now = '2026-03-14T00:20:00Z',
  answers = {},
  app: parts = {},
  assetFiles = new Map(),
  media = {},
  isSilent,
}: TestSiteOptions = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-site-'))
  const clock = { nowMs: Date.parse(now) }
  const upstream = createTestUpstream({ ...baseAnswers(), ...answers }, isSilent ? '' : '1', media)
  const logged: { event: string; fields: Readonly<Record<string, unknown>> }[] = []
  /** What its pages are rendered with. */
  const renderDeps = {
    ...BUILD,
    app: { ...app, ...parts },
    clock: { now: () => clock.nowMs },
    clockOffsetMs: 0,
    origin: ORIGIN,
  }
  const site = createSite({
    ...renderDeps,
    built: renderDeps,
    assetFiles,
    upstream,
    dataDir,
    log: (event, fields) => logged.push({ event, fields }),
  })
  await site.start()
  if (!isSilent) await waitFor(() => site.store.ground() !== undefined)
  onTestFinished(async () => {
    upstream.close()
    await site.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function answer(
    target: string,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answer> {
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
    store: site.store,
    renderDeps,
    /** Where its answers and media are on disk. */
    dataDir,
    /** Resolves when every page is published. */
    settled: site.settled,
    logged,
    /** Changes answers as the content service would; `undefined` removes one. */
    async publish(changed: WireAnswers): Promise<void> {
      const revision = upstream.publish(changed)
      await waitFor(() => site.store.ground()?.snapshot.revision === revision)
      await site.settled()
    },
    setNow(instant: string): void {
      clock.nowMs = Date.parse(instant)
    },
  }
}

/** What an answer says, as it is sent. */
export async function bodyText(body: Answer['body']): Promise<string> {
  if (body === undefined) return ''
  return body instanceof Readable ? text(body) : body.toString()
}

/** Resolves when something holds; the test's own time-out ends it otherwise. */
async function waitFor(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1))
}

function createTestUpstream(
  initial: WireAnswers,
  firstRevision: string,
  media: Readonly<Record<string, Uint8Array>>,
): Upstream & {
  publish(changed: WireAnswers): string
  close(): void
} {
  let answers = present(initial)
  let revision = firstRevision
  let wake: (() => void) | undefined
  const set = (): ChangeSet => ({
    revision,
    full: true,
    changes: Object.entries(answers).map(([key, answer]) => ({
      key,
      etag: JSON.stringify(answer),
      answer,
    })),
  })
  return {
    async changes(since, signal) {
      if (since === revision) {
        await new Promise<void>((resolve) => {
          wake = resolve
          signal.addEventListener('abort', () => resolve())
        })
      }
      return set()
    },
    media: (name) => Promise.resolve(media[name]),
    publish(changed) {
      answers = present({ ...answers, ...changed })
      revision = String(Number(revision) + 1)
      wake?.()
      return revision
    },
    close: () => wake?.(),
  }
}

function present(answers: WireAnswers): WireAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))
}
