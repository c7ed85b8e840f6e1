import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { shortClassNames } from './class-names.ts'
import { twoSheets } from './split-styles.ts'

const root = import.meta.dirname

export interface BuildOptions {
  /** Where the build goes. */
  readonly folder?: string
  readonly plugins?: readonly Plugin[]
}

/**
 * What runs in a browser. The application has the styles of all screens in two sheets: a page that is put in the place of
 * another finds its own there (decision 084). What comes before the first paint, and the holding page's script, are built by themselves, so that they
 * share no file with the application (decision 041).
 */
const BROWSER_BUILDS = {
  browser: {
    input: ['src/browser/entry.ts', 'src/styles/all.ts'],
    manifest: '.vite/manifest.json',
    cssCodeSplit: false,
  },
  first: { input: ['src/browser/first.ts'], manifest: '.vite/first.json', cssCodeSplit: true },
  holding: {
    input: ['src/browser/holding.ts'],
    manifest: '.vite/holding.json',
    cssCodeSplit: true,
  },
  // Each is served under an address of its own (`http/endpoints/files.ts`), whole and without imports.
  worker: { input: ['src/worker/worker.ts'], manifest: '.vite/worker.json', cssCodeSplit: true },
  switchedOff: {
    input: ['src/worker/switched-off.ts'],
    manifest: '.vite/switched-off.json',
    cssCodeSplit: true,
  },
} as const

/** Each is one file with all that it imports, but for what is in the one before. */
const WHOLE_FILES = [
  { name: 'entry', of: /src[\\/]browser[\\/]entry\.ts$/ },
  { name: 'navigation', of: /src[\\/]browser[\\/]navigation[\\/]start-navigation\.ts$/ },
]

function wholeFile(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = new Set([id])
  for (const each of importers) {
    for (const importer of context.getModuleInfo(each)?.importers ?? []) importers.add(importer)
  }
  const file = WHOLE_FILES.find(({ of }) => [...importers].some((each) => of.test(each)))
  return file?.name ?? null
}

/** No chunk has a sheet of its own, so there is nothing to ask for beside it: Vite's own helper for that is left out. */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** No file stands in a page or a script: both sides name the same one. */
const INLINED_BYTES = 0

/** How the application is built for either side, and the holding page's script. */
export function viteConfig(
  side: keyof typeof BROWSER_BUILDS | 'server',
  { folder = join(root, 'dist'), plugins = [] }: BuildOptions = {},
): InlineConfig {
  const shared: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), withoutPreloads, twoSheets, ...plugins],
    css: { modules: { generateScopedName: shortClassNames(root) } },
    define: { 'process.env.NODE_ENV': '"production"' },
  }
  return side === 'server'
    ? { ...shared, ...serverBuild(folder) }
    : { ...shared, build: browserBuild(folder, side) }
}

function browserBuild(folder: string, side: keyof typeof BROWSER_BUILDS): InlineConfig['build'] {
  const { input, manifest, cssCodeSplit } = BROWSER_BUILDS[side]
  return {
    outDir: join(folder, 'client'),
    // `buildSite` has emptied it.
    emptyOutDir: false,
    manifest,
    cssCodeSplit,
    modulePreload: false,
    assetsInlineLimit: INLINED_BYTES,
    // The live map, which no page loads before it is near, is one file of this size.
    chunkSizeWarningLimit: 1_100,
    rolldownOptions: {
      input: input.map((file) => join(root, file)),
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          groups: [
            { debugName: 'whole files', name: wholeFile, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  }
}

/**
 * One file: whoever has loaded it needs nothing more of a folder that another build may be made into. Its name holds its
 * hash.
 */
function serverBuild(folder: string): InlineConfig {
  return {
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/app/render-page.tsx'),
      outDir: join(folder, 'server'),
      assetsInlineLimit: INLINED_BYTES,
      // A site that runs may load that of its own build again (`build-site.ts`).
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'app-[hash].js', codeSplitting: false } },
    },
  }
}
