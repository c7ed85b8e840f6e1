import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

const root = import.meta.dirname

export interface BuildOptions {
  /** Where the build goes. */
  readonly folder?: string
  readonly plugins?: readonly Plugin[]
}

/**
 * Few files, each whole: a page loads vendor, entry, `ui`, its screen, and, where it lists things or is made of blocks,
 * `lists` or `blocks` (faults P5). What fewer screens share, the bundler puts into files of its own.
 */
const CHUNKS = [
  {
    name: 'vendor',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/,
    priority: 3,
  },
  {
    name: 'lists',
    test: /src[\\/]ui[\\/](?:empty-state|filter-form|grouped-events|legacy-|letter-links|program-browser|result-line|view-bar|year-nav)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'blocks',
    test: /src[\\/]ui[\\/](?:artist-row|blocks[\\/.](?!event-cards)|files|partner-tiers|player|stats|use-is-alive|venue-row)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  { name: 'ui', test: /src[\\/](?:ui[\\/]|map[\\/]street-map\.)/, minShareCount: 4 },
]

/** How the application is built for either side. */
export function viteConfig(
  side: 'browser' | 'server',
  { folder = join(root, 'dist'), plugins = [] }: BuildOptions = {},
): InlineConfig {
  const shared: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), ...plugins],
    define: { 'process.env.NODE_ENV': '"production"' },
  }
  return side === 'browser'
    ? { ...shared, build: browserBuild(folder) }
    : { ...shared, ...serverBuild(folder) }
}

function browserBuild(folder: string): InlineConfig['build'] {
  return {
    outDir: join(folder, 'client'),
    emptyOutDir: true,
    manifest: true,
    // What a screen shares with others has come with the first page, or is in one more file.
    modulePreload: false,
    assetsInlineLimit: 0,
    // The live map, which no page loads before it is near, is one file of this size.
    chunkSizeWarningLimit: 1_100,
    rolldownOptions: {
      input: [join(root, 'src/entry-browser.tsx'), join(root, 'src/entry-holding.ts')],
      output: {
        codeSplitting: { groups: CHUNKS },
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
      ssr: join(root, 'src/app.tsx'),
      outDir: join(folder, 'server'),
      // A site that runs may load that of its own build again (`build-site.ts`).
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'app-[hash].js', codeSplitting: false } },
    },
  }
}
