import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { narrowFonts } from './narrow-fonts.ts'
import { precompress } from './precompress.ts'
import { MANIFESTS } from './src/process/built-app.ts'
import { viteConfig } from './vite-config.ts'

/**
 * A running site continues to use the application of its build. A judgement: nobody builds ten times while one process
 * runs.
 */
const EARLIER_APPS = 10

export async function buildSite(folder: string): Promise<void> {
  // Node has made this code cache from an earlier build (`main.ts`).
  await rm(join(folder, 'compiled'), { recursive: true, force: true })
  // The style sheets name these files, which are the same for every build.
  await narrowFonts(join(import.meta.dirname, 'dist/fonts'))
  await rm(join(folder, 'client'), { recursive: true, force: true })
  for (const side of ['browser', 'first', 'holding', 'worker', 'switchedOff'] as const)
    await build(viteConfig(side, folder))
  const app = await buildApp(folder)
  await precompress(join(folder, 'client/assets'))

  const hash = createHash('sha256')
  for (const manifest of MANIFESTS) hash.update(await readFile(join(folder, 'client', manifest)))
  const id = hash.digest('hex').slice(0, 16)
  await writeFile(join(folder, 'build.json'), JSON.stringify({ id, timestamp: Date.now(), app }))
}

async function buildApp(folder: string): Promise<string> {
  const built = await build(viteConfig('server', folder))
  if (!('output' in built)) throw new Error('The server was not built once')
  const [{ fileName }] = built.output
  await removeEarlierApps(join(folder, 'server'), fileName)
  return fileName
}

async function removeEarlierApps(folder: string, current: string): Promise<void> {
  const earlier = (await readdir(folder)).filter((name) => name !== current)
  const dated = await Promise.all(
    earlier.map(async (name) => ({ name, madeMs: (await stat(join(folder, name))).mtimeMs })),
  )
  const old = dated.toSorted((a, b) => b.madeMs - a.madeMs).slice(EARLIER_APPS)
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true })))
}
