import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

const root = import.meta.dirname

/** How the application is built for either side. */
export function viteConfig(side: 'browser' | 'server'): InlineConfig {
  const shared: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
  }
  return side === 'browser' ? { ...shared, build: browserBuild() } : { ...shared, ...serverBuild() }
}

function browserBuild(): InlineConfig['build'] {
  return {
    outDir: join(root, 'dist/client'),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The live map, which no page loads before it is near, is one file of this size.
    chunkSizeWarningLimit: 1_100,
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

function serverBuild(): InlineConfig {
  return {
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/app.tsx'),
      outDir: join(root, 'dist/server'),
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'app.js' } },
    },
  }
}
