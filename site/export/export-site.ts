import type { Clock } from '../src/views/clock.ts'
import { answerOf, type Snapshot } from '../src/replica/snapshot.ts'
import { createPageBase } from '../src/publish/page-base.ts'
import { rulesOf } from 'contract/rules/redirect-pattern.ts'
import { outsideOrigins } from '../src/browser/page-settings.ts'
import { compress } from '../src/publish/compress.ts'
import { manifestOf, robotsText } from '../src/publish/site-files.ts'
import { createSitemaps, type MappedPage, type SitemapSource } from '../src/publish/sitemaps.ts'
import type { MediaMirror } from '../src/replica/media-mirror.ts'
import type { RedirectTable } from '../src/http/redirect-table.ts'
import { redirectsOf } from '../src/process/redirects-of.ts'
import { writeBody } from './write-body.ts'
import type { StaticFile } from '../src/http/static-files.ts'
import type { RenderDeps } from '../src/publish/render.ts'
import { exportAssets, exportMedia } from './export-files.ts'
import { exportErrors, exportPages, type ExportedPage } from './export-pages.ts'
import { nginxMaps, nginxServer } from './nginx-conf.ts'
import { writeFolder, type WriteFile } from './write-folder.ts'

export interface ExportDeps extends RenderDeps {
  readonly clock: Clock
  readonly snapshot: Snapshot
  readonly assetFiles: ReadonlyMap<string, StaticFile>
  /** The site's mirror of pictures and documents. */
  readonly mirror: Pick<MediaMirror, 'file'>
  readonly say: (line: string) => void
}

/** What `manifest.json` says of an export besides its files. */
export interface ExportReport {
  readonly origin: string
  readonly buildId: string
  readonly revision: string
  /** How many. */
  readonly pages: number
  /** Files that answers name and the mirror lacks: their pictures are missing. */
  readonly missingMedia: readonly string[]
  /** When the first page stops being true by itself, in ISO 8601. */
  readonly trueUntil: string | undefined
}

/**
 * Writes the site as files: `public/` for any web server or object store, `nginx/` with redirects and headers, and
 * `manifest.json` (spec/faults R17). Bodies are those that the site itself answers. Throws when the folder is not to be
 * replaced, when the answers are not complete, and while the holding screen is on.
 */
export async function exportSite(folder: string, deps: ExportDeps): Promise<ExportReport> {
  const { snapshot, origin, settings, build, say } = deps
  const base = createPageBase(snapshot, undefined, deps)
  if (!base) throw new Error('The answers lack /global or /routes')
  if (answerOf(snapshot, '/global')?.show_loading_screen) {
    throw new Error('The holding screen is on: an export would show what it hides')
  }
  const redirects = redirectsOf(snapshot, origin)

  return writeFolder(folder, async (write) => {
    const pages = await exportPages(base, deps, write)
    const errors = await exportErrors(redirects.gone, { base, pages, deps, write })
    say(`${pages.length} pages`)
    await exportAssets(deps.assetFiles, write)
    await exportRootFiles(deps.app.rootFiles(base.shell), write)
    const missingMedia = await exportMedia(deps, write)
    await exportBuild({ build, redirects, pages, write })
    await exportForRobots({ base, origin, rules: redirects.rules, pages, write })
    const rules = rulesOf(redirects.rules)
    const { festivalYears } = base
    await write(
      'nginx/maps.conf',
      nginxMaps({
        pages,
        ...errors,
        rules,
        festivalYears,
        origin,
        outside: outsideOrigins(settings, origin),
      }),
    )
    await write('nginx/server.conf', nginxServer(origin))
    const instants = pages.flatMap(({ until }) => until ?? [])
    return {
      origin,
      buildId: build.id,
      revision: snapshot.revision,
      pages: pages.length,
      missingMedia,
      trueUntil: instants.length === 0 ? undefined : new Date(Math.min(...instants)).toISOString(),
    }
  })
}

/** What search engines ask for. */
async function exportForRobots({
  pages,
  write,
  ...source
}: SitemapSource & {
  readonly pages: readonly MappedPage[]
  readonly write: WriteFile
}): Promise<void> {
  await writeBody(write, 'robots.txt', await compress(robotsText(source.origin)))
  for (const [path, body] of await createSitemaps(pages, source)) {
    await writeBody(write, path.slice(1), body)
  }
}

async function exportRootFiles(
  files: ReturnType<RenderDeps['app']['rootFiles']>,
  write: WriteFile,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await writeBody(write, name, await compress(content))
  }
}

/** What open pages ask of the build: whether there is a newer one, its redirects and the paths that have a payload. */
async function exportBuild({
  build,
  redirects,
  pages,
  write,
}: {
  readonly build: RenderDeps['build']
  readonly redirects: RedirectTable
  readonly pages: readonly ExportedPage[]
  readonly write: WriteFile
}): Promise<void> {
  const { id, timestamp } = build
  const paths = pages.map(({ path }) => path)
  const manifest = manifestOf(build, redirects.rules, paths)
  await write('public/builds/latest.json', JSON.stringify({ id, timestamp }))
  await writeBody(write, `builds/meta/${id}.json`, await compress(JSON.stringify(manifest)))
}
