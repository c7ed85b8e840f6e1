import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { narrowFonts } from './narrow-fonts.ts'
import { precompress } from './precompress.ts'
import { viteConfig } from './vite-config.ts'

/** Builds the application twice, for the browser and for the server, into a folder. */
export async function buildSite(folder: string, plugins: readonly Plugin[] = []): Promise<void> {
  // Named by the style sheets, for every folder the same.
  await narrowFonts(join(import.meta.dirname, 'dist/fonts'))
  await build(viteConfig('browser', { folder, plugins }))
  await build(viteConfig('server', { folder, plugins }))
  await precompress(join(folder, 'client/assets'))

  const manifest = await readFile(join(folder, 'client/.vite/manifest.json'))
  const id = createHash('sha256').update(manifest).digest('hex').slice(0, 16)
  await writeFile(join(folder, 'build.json'), JSON.stringify({ id, timestamp: Date.now() }))
}
