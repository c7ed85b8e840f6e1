import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { CHUNKS } from './chunks.ts'
import { createClassNames } from './class-names.ts'

const root = import.meta.dirname

export interface BuildOptions {
  /** Where the build goes. */
  readonly folder?: string
  readonly plugins?: readonly Plugin[]
}

/**
 * What runs in a browser. The holding page's script is built by itself: it would share a line's measure with the
 * application, in a file of its own that every page had to load.
 */
const BROWSER_BUILDS = {
  browser: { input: 'src/entry-browser.ts', manifest: '.vite/manifest.json', groups: CHUNKS },
  holding: { input: 'src/entry-holding.ts', manifest: '.vite/holding.json', groups: [] },
} as const

/** No file stands in a page or a script: both sides name the same one. */
const INLINED_BYTES = 0

/** How the application is built for either side, and the holding page's script. */
export function viteConfig(
  side: 'browser' | 'holding' | 'server',
  { folder = join(root, 'dist'), plugins = [] }: BuildOptions = {},
): InlineConfig {
  const shared: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), ...plugins],
    css: { modules: { generateScopedName: createClassNames() } },
    define: { 'process.env.NODE_ENV': '"production"' },
  }
  return side === 'server'
    ? { ...shared, ...serverBuild(folder) }
    : { ...shared, build: browserBuild(folder, side) }
}

function browserBuild(folder: string, side: keyof typeof BROWSER_BUILDS): InlineConfig['build'] {
  const { input, manifest, groups } = BROWSER_BUILDS[side]
  return {
    outDir: join(folder, 'client'),
    // `buildSite` has emptied it.
    emptyOutDir: false,
    manifest,
    // What a screen shares with others has come with the first page, or is in one more file.
    modulePreload: false,
    assetsInlineLimit: INLINED_BYTES,
    // The live map, which no page loads before it is near, is one file of this size.
    chunkSizeWarningLimit: 1_100,
    rolldownOptions: {
      input: join(root, input),
      output: { codeSplitting: { groups: [...groups] } },
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
      ssr: join(root, 'src/app.tsx'),
      outDir: join(folder, 'server'),
      assetsInlineLimit: INLINED_BYTES,
      // A site that runs may load that of its own build again (`build-site.ts`).
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'app-[hash].js', codeSplitting: false } },
    },
  }
}
