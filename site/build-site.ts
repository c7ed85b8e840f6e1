import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { narrowFonts } from './narrow-fonts.ts'
import { precompress } from './precompress.ts'
import { MANIFESTS } from './src/built-app.ts'
import { viteConfig } from './vite-config.ts'

/** Builds the application for the browser and for the server, and the holding page's script, into a folder. */
export async function buildSite(folder: string, plugins: readonly Plugin[] = []): Promise<void> {
  // Named by the style sheets, for every folder the same.
  await narrowFonts(join(import.meta.dirname, 'dist/fonts'))
  await rm(join(folder, 'client'), { recursive: true, force: true })
  await build(viteConfig('browser', { folder, plugins }))
  await build(viteConfig('holding', { folder, plugins }))
  await build(viteConfig('server', { folder, plugins }))
  await precompress(join(folder, 'client/assets'))

  const hash = createHash('sha256')
  for (const manifest of MANIFESTS) hash.update(await readFile(join(folder, 'client', manifest)))
  const id = hash.digest('hex').slice(0, 16)
  await writeFile(join(folder, 'build.json'), JSON.stringify({ id, timestamp: Date.now() }))
}
