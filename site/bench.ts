/** `npm run bench`: what a page costs, on the answers that the last `npm start` left on disk. Figures, no verdicts. */
import { join, resolve } from 'node:path'
import { readBuild } from './src/built-app.ts'
import { createGround } from './src/publish/ground.ts'
import { knownPaths, type KnownPath } from './src/publish/known-paths.ts'
import { renderPage, type Ground, type RenderDeps } from './src/publish/render-page.ts'
import { createDisk } from './src/replica/disk.ts'
import { createOwnFolder } from './src/replica/own-folder.ts'

const ROUNDS = 200
const WARM_UP = 50

const dataDir = resolve(process.env['DATA_DIR'] ?? '.data')
const stored = await createDisk(createOwnFolder(dataDir, ['site'])).read()
if (!stored) {
  console.error(`There are no answers in ${dataDir}: run npm start once`)
  process.exit(1)
}
const built = await readBuild(join(import.meta.dirname, 'dist'))
const deps: RenderDeps = {
  ...built,
  clock: { now: () => Date.parse('2026-03-14T00:20:00Z') },
  clockOffsetMs: 0,
  contentAccess: { proxyPath: '/api/content' },
  origin: 'http://127.0.0.1:3000',
}
const ground = await createGround(stored, undefined, deps)
if (!ground) throw new Error('The answers have no shell')
const paths = knownPaths(ground.table, stored)

console.log(`${paths.length} pages from ${stored.answers.size} answers`)
for (const screen of ['event', 'program', 'home', 'venue', 'article'] as const) {
  const known = paths.find(({ route }) => route.screen === screen)
  if (known)
    console.log(`${screen.padEnd(12)}${(await renderCost(known, ground)).toFixed(2)} ms CPU`)
}
const startedMs = performance.now()
const before = process.cpuUsage()
for (const known of paths) await renderPage(known, ground, deps)
const { user, system } = process.cpuUsage(before)
const wallS = ((performance.now() - startedMs) / 1000).toFixed(1)
console.log(`all pages   ${wallS} s, ${((user + system) / 1e6).toFixed(1)} s CPU with compression`)

/** CPU of one load, render and compression, in milliseconds. */
async function renderCost(known: KnownPath, of: Ground): Promise<number> {
  for (let round = 0; round < WARM_UP; round += 1) await renderPage(known, of, deps)
  const start = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round += 1) await renderPage(known, of, deps)
  const cpu = process.cpuUsage(start)
  return (cpu.user + cpu.system) / 1000 / ROUNDS
}
