import { DEFAULT_PAGE_SETTINGS } from '../src/browser/page-settings.ts'
import { createHash } from 'node:crypto'
import { createMoment } from 'contract/rules/moment.ts'
import { parse } from 'parse5'
import * as app from '../src/app/render-page.tsx'
import { knownPaths, type KnownPath } from '../src/publish/known-paths.ts'
import { contentOf, createPageBase, type PageBase } from '../src/publish/page-base.ts'
import { drawPage } from '../src/publish/render.ts'
import { applyChanges, EMPTY_SNAPSHOT, type Snapshot } from '../src/replica/snapshot.ts'
import type { WireAnswers } from '../testing/create-test-site.ts'

const ORIGIN = 'https://festival.example'
/** Sunday 15 March 2026, 11.30am in Melbourne, during the talk of the edition. */
const NOW = Date.parse('2026-03-15T00:30:00Z')
/** Values that were printed without formatting. */
const UNFORMATTED = /\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object /
const DEPS = {
  app,
  build: { id: '', timestamp: 0 },
  origin: ORIGIN,
  clockOffsetMs: 0,
  settings: DEFAULT_PAGE_SETTINGS,
  assetsOf: () => ({ script: '/assets/first.js', styles: [], fonts: [] }),
}
/** These pages are checked when an answer of the shell is broken: every page has the shell. */
const SHELL_SAMPLE = ['/partners', '/']

export async function createContentBreaker(whole: WireAnswers) {
  const before = snapshotOf(EMPTY_SNAPSHOT, whole, 'whole')
  const readers = await readersOf(before)
  /** Two broken answers give the same view if pruning makes them equal. */
  const seen = new Set<string>()

  return {
    screens: new Set([...readers.values()].flat().map(({ route }) => route.screen)),
    /** For an answer of the shell, the two sample pages. */
    readers: (key: string): readonly string[] => (readers.get(key) ?? []).map(({ path }) => path),
    async faults(key: string, answer: unknown): Promise<string[]> {
      const { snapshot, refused } = applyChanges(
        before,
        'broken',
        [change(key, answer, 'broken')],
        {
          full: false,
        },
      )
      // The site keeps the last good answer, so no page changes.
      if (refused.length > 0) return []
      const base = baseOf(snapshot)
      if (!base) return ['there is no shell']
      // A page may have no content any more, such as that of a program type that was removed. It is answered with 404.
      const left = new Set(knownPaths(base.table, snapshot).map(({ path }) => path))
      const shown = (readers.get(key) ?? []).filter(({ path }) => left.has(path))
      const faults = shown.map((known) => faultsOf(known, base, seen))
      return (await Promise.all(faults)).flat()
    },
  }
}

async function faultsOf(known: KnownPath, base: PageBase, seen: Set<string>): Promise<string[]> {
  const { path, route, params } = known
  const search = route.screen === 'search' ? '?q=water' : ''
  const say = (fault: string) => `${path}: ${fault}`
  try {
    const content = contentOf(base.snapshot)
    const moment = createMoment(NOW)
    const location = { path, search, params }
    const loaded = app.load(route, location, { content, moment, origin: ORIGIN })
    if (loaded === 'not-found') return [say('is not found')]
    const data = { page: loaded.page, view: loaded.view }
    const { structured } = loaded
    const key = hash(
      JSON.stringify([path, data, structured, SHELL_SAMPLE.includes(path) && base.shell]),
    )
    if (seen.has(key)) return []
    seen.add(key)
    const { shell } = base
    const { html } = drawPage({ route, path, search, shell, data, structured }, DEPS)
    return htmlFaults(html).map(say)
  } catch (error) {
    return [say(error instanceof Error ? (error.stack ?? error.message) : String(error))]
  }
}

function htmlFaults(html: string): string[] {
  const faults: string[] = []
  parse(html, { onParseError: ({ code }) => faults.push(`parse error ${code}`) })
  const [, unformatted] =
    new RegExp(`(.{0,60}(?:${UNFORMATTED.source}).{0,20})`, 's').exec(html) ?? []
  return unformatted === undefined ? faults : [...faults, `shows "${unformatted}"`]
}

async function readersOf(snapshot: Snapshot): Promise<ReadonlyMap<string, readonly KnownPath[]>> {
  const base = baseOf(snapshot)
  if (!base) throw new Error('The whole edition has no shell')
  const readers = new Map<string, KnownPath[]>()
  for (const known of knownPaths(base.table, snapshot)) {
    const reads = new Map<string, string | undefined>()
    const content = contentOf(snapshot, reads)
    if (SHELL_SAMPLE.includes(known.path)) app.loadShell(content, ORIGIN)
    const location = { path: known.path, search: '', params: known.params }
    app.load(known.route, location, { content, moment: createMoment(NOW), origin: ORIGIN })
    for (const key of reads.keys()) readers.set(key, [...(readers.get(key) ?? []), known])
  }
  return readers
}

function baseOf(snapshot: Snapshot): PageBase | undefined {
  return createPageBase(snapshot, undefined, { app, origin: ORIGIN })
}

function snapshotOf(before: Snapshot, answers: WireAnswers, etag: string): Snapshot {
  const changes = Object.entries(answers).map(([key, answer]) => change(key, answer, etag))
  return applyChanges(before, etag, changes, { full: true }).snapshot
}

function change(key: string, answer: unknown, etag: string) {
  return { key, etag, answer }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
