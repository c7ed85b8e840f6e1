import { answerOf, type Snapshot } from '../replica/snapshot.ts'
import { createGround } from '../publish/ground.ts'
import { redirectTable } from '../server/http/redirect-table.ts'
import type { StaticFile } from '../server/http/static-files.ts'
import type { RenderDeps } from '../publish/render-page.ts'
import { exportAssets, exportMedia } from './export-files.ts'
import { exportErrors, exportPages } from './export-pages.ts'
import { nginxMaps, nginxServer } from './nginx-conf.ts'
import { writeFolder } from './write-folder.ts'

export interface ExportDeps extends RenderDeps {
  readonly snapshot: Snapshot
  readonly assetFiles: ReadonlyMap<string, StaticFile>
  /** The site's mirror of pictures and documents. */
  readonly mediaFolder: string
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
 * `manifest.json` (faults R17). Bodies are those that the site itself answers. Throws when the folder is not to be
 * replaced, when the answers are not complete, and while the holding screen is on.
 */
export async function exportSite(folder: string, deps: ExportDeps): Promise<ExportReport> {
  const { snapshot, origin, build, say } = deps
  const ground = await createGround(snapshot, undefined, deps)
  if (!ground) throw new Error('The answers lack /global or /routes')
  if (answerOf(snapshot, '/global')?.show_loading_screen) {
    throw new Error('The holding screen is on: an export would show what it hides')
  }
  const redirects = redirectTable(answerOf(snapshot, '/redirects'), origin)

  return writeFolder(folder, async (write) => {
    const pages = await exportPages(ground, deps, write)
    const errors = await exportErrors(redirects.gone, { ground, pages, deps, write })
    say(`${pages.length} pages`)
    await exportAssets(deps.assetFiles, write)
    const missingMedia = await exportMedia(deps, write)
    const { rules } = redirects
    const { festivalYears } = ground
    await write('nginx/maps.conf', nginxMaps({ pages, ...errors, rules, festivalYears, origin }))
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
