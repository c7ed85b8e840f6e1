import type { Clock } from '../src/views/clock.ts'
import { PAGE_WITHDRAWN } from 'contract/rules/error-messages.ts'
import { exhibitionsRedirect } from 'contract/rules/exhibitions-redirect.ts'
import { createErrorPages, type ErrorPage } from '../src/publish/error-pages.ts'
import { compress } from '../src/publish/compress.ts'
import { knownPaths, type KnownPath } from '../src/publish/known-paths.ts'
import type { PageBase } from '../src/publish/page-base.ts'
import { createRenderPage, type RenderDeps } from '../src/publish/render.ts'
import type { MappedPage } from '../src/publish/sitemaps.ts'
import { fileOf } from './file-of.ts'
import { writeBody } from './write-body.ts'
import type { WriteFile } from './write-folder.ts'

/** Renders and compressions under way at once. */
const CONCURRENT = 8
/** Names no path: one file answers for all of them. */
const NOT_FOUND = { status: 404, message: 'Page not found' }
/** No page has a path that begins so (spec/behaviour §2.2.5). */
const WITHDRAWN = '/_withdrawn'

/** An HTML file of the export, and what its headers depend on. */
export interface ExportedPage {
  /** The canonical path that it answers. */
  readonly path: string
  /** Below `public/`. */
  readonly file: string
  readonly styleHash: string
  readonly noindex: boolean
  /** Epoch milliseconds until which it is true. */
  readonly until?: number | undefined
}

/** Renders and writes every page and its payload, in the order of the route table. */
export async function exportPages(
  base: PageBase,
  deps: RenderDeps & { readonly clock: Clock },
  write: WriteFile,
): Promise<readonly (ExportedPage & MappedPage)[]> {
  const known = knownPaths(base.table, base.snapshot)
  const exported = new Map<KnownPath, ExportedPage & MappedPage>()
  const queue = known.values()
  const renderPage = createRenderPage(deps)
  const exportNext = async () => {
    for (const each of queue) {
      const page = await renderPage(each, base)
      const search = entrySearch(each.path, base.festivalYears)
      const entered = search === '' ? page : await renderPage(each, base, { search })
      if (!page || !entered) continue
      const { path } = each
      const file = fileOf(path, 'index.html')
      await writeBody(write, file, entered.html)
      await writeBody(write, fileOf(path, '_payload.json'), page.payload)
      await writeBody(write, fileOf(path, '_islands.json'), page.islands)
      const { styleHash, noindex, images, until } = entered
      exported.set(each, { known: each, path, file, styleHash, noindex, images, until })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, exportNext))
  return known.flatMap((each) => exported.get(each) ?? [])
}

/** The query that a path is entered with: a year's exhibitions are never shown without a sort (spec/behaviour §5). */
function entrySearch(path: string, festivalYears: readonly number[]): string {
  return exhibitionsRedirect(path, '', festivalYears)?.slice(path.length) ?? ''
}

export interface ExportedErrors {
  readonly notFound: ExportedPage
  /** `path` is the one that was withdrawn. */
  readonly withdrawn: readonly ExportedPage[]
}

export interface ErrorDeps {
  readonly base: PageBase
  readonly pages: readonly ExportedPage[]
  readonly deps: RenderDeps
  readonly write: WriteFile
}

/** `404.html`, and for each withdrawn path a page with its reason. */
export async function exportErrors(
  gone: ReadonlyMap<string, string>,
  { base, pages, deps, write }: ErrorDeps,
): Promise<ExportedErrors> {
  const errorPages = createErrorPages(deps)
  const writeError = async (path: string, file: string, { html, styleHash }: ErrorPage) => {
    await writeBody(write, file, await compress(html))
    return { path, file, styleHash, noindex: true }
  }
  const notFound = await writeError('/404.html', '404.html', errorPages.get(NOT_FOUND, base))
  const paths = new Set(pages.map(({ path }) => path))
  const withdrawn: ExportedPage[] = []
  for (const [path, detail] of gone) {
    if (paths.has(path)) continue
    const error = { status: 410, message: PAGE_WITHDRAWN, detail }
    const page = errorPages.get(error, base)
    withdrawn.push(await writeError(path, fileOf(WITHDRAWN + path, 'index.html'), page))
  }
  return { notFound, withdrawn }
}
