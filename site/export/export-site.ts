import { join } from 'node:path/posix'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { canonicalise } from 'contract/rules/canonicalise.ts'
import { answerOf } from '../src/replica/snapshot.ts'
import { mediaNames } from '../src/replica/media-mirror.ts'
import { calendarPaths } from '../src/calendar/code-calendars.ts'
import { contentOf } from '../src/publish/page-base.ts'
import { createErrorPages } from '../src/publish/error-pages.ts'
import type { RenderDeps } from '../src/publish/render.ts'
import type { createSite } from '../src/process/site.ts'
import { createAsk, type Ask, type Reply } from './ask-site.ts'
import { nginxFiles } from './nginx.ts'
import { writeFolder, type WriteFile } from './write-folder.ts'

/** One file is served for all missing paths, so its message names no path. */
const NOT_FOUND = { status: 404, message: 'Page not found' }
const ROOT_FILES = [
  '/robots.txt',
  '/site.webmanifest',
  '/favicon.ico',
  '/sitemap.xml',
  '/program.ics',
  '/feeds/changes.atom',
  '/feeds/channel.atom',
  '/feeds/channel.json',
  // This worker removes itself, because pages of an export are not kept on devices.
  '/sw.js',
]
/** nginx looks for them beside a file. */
const FORMS = [
  { encoding: 'br', ending: '.br', compress: brotliCompressSync },
  { encoding: 'gzip', ending: '.gz', compress: gzipSync },
] as const

export interface ExportDeps {
  /** It has published every page. */
  readonly site: Pick<ReturnType<typeof createSite>, 'respond' | 'store'>
  readonly renderDeps: RenderDeps
  readonly assetNames: Iterable<string>
}

export interface ExportReport {
  readonly origin: string
  readonly buildId: string
  readonly revision: string
  readonly pages: number
  /** Files that answers name but the mirror does not have. */
  readonly missingMedia: readonly string[]
  /** When the first page becomes out of date even without an edit, in ISO 8601. */
  readonly trueUntil: string | undefined
}

/**
 * Writes `public/` for any web server or object store, `nginx/` with redirects and headers, and `manifest.json`
 * (spec/faults R17). Throws when the folder holds something other than an export, when answers are missing, and while
 * the holding screen is on.
 */
export async function exportSite(
  folder: string,
  { site, renderDeps, assetNames }: ExportDeps,
): Promise<ExportReport> {
  const { origin, build } = renderDeps
  const base = site.store.base()
  if (!base) throw new Error('The answers lack /global or /routes')
  const { snapshot } = base
  if (answerOf(snapshot, '/global')?.show_loading_screen) {
    throw new Error('The holding screen is on: an export would show what it hides')
  }
  const ask = createAsk(site)
  const years = (await ask('/sitemap.xml')).body.toString().matchAll(/\/sitemap-\d{4}\.xml/g)
  const metaPath = `/builds/meta/${build.id}.json`
  const assets = [...assetNames].map((name) => `/assets/${name}`)
  const files = [...ROOT_FILES, ...[...years].flat(), '/builds/latest.json', metaPath, ...assets]
  const gone = (answerOf(snapshot, '/redirects')?.gone ?? []).map(({ from }) => canonicalise(from))
  const media = new Set([...snapshot.answers.values()].flatMap(mediaNames))
  const { html } = createErrorPages(renderDeps).get(NOT_FOUND, base)

  return writeFolder(folder, async (write) => {
    const { copy, copyPage, copyWithdrawn, save, headers } = createCopies(ask, write)
    const pages = await filter(site.store.paths(), copyPage)
    const paths = gone.flatMap((each) => (each.kind === 'ok' ? each.path : []))
    const withdrawn = await filter(paths, copyWithdrawn)
    const notFound = { ...(await ask('/404.html')), body: Buffer.from(html) }
    await save('/404.html', notFound, ({ compress }) => compress(html))
    for (const file of [...files, ...calendarPaths(contentOf(snapshot))]) await copy(file)
    const mirrored = await filter(media, (name) => copy(`/media/${name}`))

    const { body: manifest } = await ask(metaPath)
    const nginx = await nginxFiles({ ask, origin, manifest, pages, withdrawn, headers })
    for (const [name, text] of Object.entries(nginx)) await write(`nginx/${name}`, text)
    const untils = [...site.store.pages()].flatMap(({ until }) => until ?? [])
    return {
      origin,
      buildId: build.id,
      revision: snapshot.revision,
      pages: pages.length,
      missingMedia: [...media].filter((name) => !mirrored.includes(name)),
      trueUntil: untils.length === 0 ? undefined : new Date(Math.min(...untils)).toISOString(),
    }
  })
}

function createCopies(ask: Ask, write: WriteFile) {
  const headers = new Map<string, Reply['headers']>()

  async function save(
    path: string,
    reply: Reply,
    compressed: (form: (typeof FORMS)[number]) => Buffer | Promise<Buffer>,
  ): Promise<void> {
    const file = decodeURIComponent(path)
    headers.set(file, reply.headers)
    await write(`public${file}`, reply.body)
    if (reply.headers['Vary'] === undefined) return
    for (const form of FORMS) {
      const bytes = await compressed(form)
      if (bytes.length < reply.body.length) await write(`public${file}${form.ending}`, bytes)
    }
  }

  /** Returns false, and writes nothing, when the site replies with another status. */
  async function copy(target: string, path = target, status = 200): Promise<boolean> {
    const reply = await ask(target)
    if (reply.status !== status) return false
    await save(path, reply, async ({ encoding }) => (await ask(target, encoding)).body)
    return true
  }

  return {
    headers,
    save,
    copy: (target: string) => copy(target),
    copyWithdrawn: (path: string) => copy(path, join('/_withdrawn', path, 'index.html'), 410),
    /** The exhibitions of a year are requested with a sort (spec/behaviour §5). */
    async copyPage(path: string): Promise<boolean> {
      const { Location = '' } = (await ask(path)).headers
      const entry = Location.startsWith(`${path}?`) ? Location : path
      if (!(await copy(entry, join(path, 'index.html')))) return false
      return (await copy(join(path, '_payload.json'))) && copy(join(path, '_islands.json'))
    },
  }
}

async function filter<Item>(items: Iterable<Item>, isKept: (item: Item) => Promise<boolean>) {
  const kept: Item[] = []
  for (const item of items) if (await isKept(item)) kept.push(item)
  return kept
}
