import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

const root = import.meta.dirname

export interface BuildOptions {
  /** Where the build goes. */
  readonly folder?: string
  readonly plugins?: readonly Plugin[]
}

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
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [join(root, 'src/entry-browser.tsx'), join(root, 'src/entry-holding.ts')],
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
            },
          ],
        },
      },
    },
  }
}

function serverBuild(folder: string): InlineConfig {
  return {
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/app.tsx'),
      outDir: join(folder, 'server'),
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'app.js' } },
    },
  }
}
