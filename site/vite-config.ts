import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { shortClassNames } from './class-names.ts'
import { twoSheets } from './split-styles.ts'

const root = import.meta.dirname

/**
 * The builds for browsers. The application has the styles of all screens in two sheets, so that a page that is swapped
 * in finds its styles in the document (decision 084). The scripts for the first paint and the script of the holding
 * page are built separately, so that they share no file with the application (decision 041).
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
  // Each worker is served under its own address (`http/endpoints/files.ts`), as one file without imports.
  worker: { input: ['src/worker/worker.ts'], manifest: '.vite/worker.json', cssCodeSplit: true },
  switchedOff: {
    input: ['src/worker/switched-off.ts'],
    manifest: '.vite/switched-off.json',
    cssCodeSplit: true,
  },
} as const

/** Scripts that become one file with all their imports. A file leaves out what the files before it contain. */
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

/** No chunk has a style sheet of its own, so Vite's helper that preloads sheets is left out. */
const withoutPreloads: Plugin = {
  name: 'without-preloads',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** No file is inlined into a page or script, so that server and browser use the same address for a file. */
const INLINED_BYTES = 0

export function viteConfig(
  side: keyof typeof BROWSER_BUILDS | 'server',
  folder = join(root, 'dist'),
): InlineConfig {
  const shared: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), withoutPreloads, twoSheets],
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
    // `buildSite` has already emptied the folder.
    emptyOutDir: false,
    manifest,
    cssCodeSplit,
    modulePreload: false,
    assetsInlineLimit: INLINED_BYTES,
    // The live map is one file of this size; a page loads it only when the map is near the viewport.
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
 * Builds the application for the server as one file. A process that has loaded it needs nothing else from its folder,
 * into which another build may be written. The name of the file contains its hash.
 */
function serverBuild(folder: string): InlineConfig {
  return {
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/app/render-page.tsx'),
      outDir: join(folder, 'server'),
      assetsInlineLimit: INLINED_BYTES,
      // A running site may load the file of its own build again (`build-site.ts`).
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'app-[hash].js', codeSplitting: false } },
    },
  }
}
