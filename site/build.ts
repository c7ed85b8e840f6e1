/** Builds the application twice, for the browser and for the server, into `dist`. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { refusePublicToken } from './src/environment.ts'
import { narrowFonts } from './narrow-fonts.ts'
import { precompress } from './precompress.ts'
import { viteConfig } from './vite-config.ts'

const root = import.meta.dirname
try {
  refusePublicToken(process.env)
} catch (error) {
  console.error(`site: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
await narrowFonts(join(root, 'dist/fonts'))
await build(viteConfig('browser'))
await build(viteConfig('server'))
await precompress(join(root, 'dist/client/assets'))

const manifest = await readFile(join(root, 'dist/client/.vite/manifest.json'))
const id = createHash('sha256').update(manifest).digest('hex').slice(0, 16)
await writeFile(join(root, 'dist/build.json'), JSON.stringify({ id, timestamp: Date.now() }))
