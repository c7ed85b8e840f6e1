import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets } from '../publish/document.ts'
import type { BuiltApp } from '../publish/render.ts'
import type { Build } from '../browser/build.ts'
import { FIRST_SHEET, LATER_SHEET } from './sheet-names.ts'

/** The output of `site/build.ts` in `site/dist`. */
export interface SiteBuild {
  readonly app: BuiltApp
  readonly build: Build
  readonly assetsOf: (screen: string) => PageAssets
  /** `off` is served in place of `keeping` when keeping is switched off (spec/behaviour §35.7). */
  readonly worker: { readonly keeping: string; readonly off: string }
  readonly keptFiles: readonly string[]
  readonly assetsFolder: string
}

interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
  /** Keys of the manifest. */
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>

export const MANIFESTS = [
  '.vite/manifest.json',
  '.vite/first.json',
  '.vite/holding.json',
  '.vite/worker.json',
  '.vite/switched-off.json',
] as const

/** Built separately: if it shared files with the application, every page would load them (decision 029). */
const HOLDING = 'holding'

/**
 * Reads the build and loads the application. The application is one file, so a later build in the same folder does not
 * affect it. Throws if there is no build.
 */
export async function readBuild(folder: string): Promise<SiteBuild> {
  const [{ app: appFile, id, timestamp }, manifests] = await Promise.all([
    readJson<Build & { readonly app: string }>(join(folder, 'build.json')),
    Promise.all(MANIFESTS.map((name) => readJson<Manifest>(join(folder, 'client', name)))),
  ])
  const app = (await import(pathToFileURL(join(folder, 'server', appFile)).href)) as BuiltApp
  const manifest = Object.fromEntries(manifests.flatMap((each) => Object.entries(each)))
  const textOf = (module: string) =>
    readFile(join(folder, 'client', manifest[module]?.file ?? ''), 'utf8')
  return {
    worker: {
      keeping: await textOf('src/worker/worker.ts'),
      off: await textOf('src/worker/switched-off.ts'),
    },
    keptFiles: keptFiles(manifest),
    app,
    build: { id, timestamp },
    assetsFolder: join(folder, 'client/assets'),
    assetsOf: (screen) => pageAssets(manifest, screen),
  }
}

/** The modules that kept pages do without: islands, the code that mounts them, preview and page views. */
const NOT_KEPT =
  /^src\/(?:map\/live\/|screens\/search\/|ui\/lightbox\/|browser\/(?:islands\/mounted|preview|page-views\/))/
/** The fonts of pages of editions above 2022. */
const KEPT_FONT = /^dist\/fonts\/archivo-(?:text|names|latin|italic-text)\.woff2$/

function keptFiles(manifest: Manifest): readonly string[] {
  const keys = new Set([firstModule(''), 'src/browser/entry.ts', FIRST_SHEET, LATER_SHEET])
  for (const key of Object.keys(manifest)) if (KEPT_FONT.test(key)) keys.add(key)
  // Also visits keys that are added during the loop.
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const next of [...imports, ...dynamicImports]) if (!NOT_KEPT.test(next)) keys.add(next)
  }
  return [...keys].flatMap((key) => {
    const file = manifest[key]?.file
    return file === undefined ? [] : `/${file}`
  })
}

export function firstModule(screen: string): string {
  return screen === HOLDING ? 'src/browser/holding.ts' : 'src/browser/first.ts'
}

function pageAssets(manifest: Manifest, screen: string): PageAssets {
  const first = manifest[firstModule(screen)]
  const styles = screen === HOLDING ? first?.css : [manifest[FIRST_SHEET]?.file ?? '']
  const fileOf = (key: string) => (screen === HOLDING ? undefined : manifest[key]?.file)
  const entry = fileOf('src/browser/entry.ts')
  const later = fileOf(LATER_SHEET)
  return {
    script: `/${first?.file}`,
    ...(entry === undefined ? {} : { entry: `/${entry}` }),
    styles: (styles ?? []).map((file) => `/${file}`),
    ...(later === undefined ? {} : { laterStyles: `/${later}` }),
    fonts: fontsOf(screen).flatMap((font) => {
      const file = manifest[`dist/fonts/${font}`]?.file
      return file === undefined ? [] : [`/${file}`]
    }),
  }
}

/**
 * Returns the fonts to preload (spec/design FO1). Legacy screens set their content in Familjen and the header in
 * Archivo. An event or a guide of 2022 or before has the same screen as later ones, so its page loads Familjen without
 * a preload.
 */
function fontsOf(screen: string): readonly string[] {
  const isLegacy = screen.startsWith('legacy-')
  return isLegacy ? ['archivo-text.woff2', 'familjen-text.woff2'] : ['archivo-text.woff2']
}

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8')) as Value
}
