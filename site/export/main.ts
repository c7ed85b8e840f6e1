/** `npm run export -- <folder>`: the site as files, from the answers that it has on disk. */
import { join, resolve } from 'node:path'
import { readBuild } from '../src/process/built-app.ts'
import { readExportSettings } from '../src/process/environment.ts'
import { exportSite } from './export-site.ts'
import { createDisk } from '../src/replica/disk.ts'
import { readStaticFiles } from '../src/http/static-files.ts'
import { mirrorOnDisk } from './mirror-on-disk.ts'
import { createOwnFolder } from '../src/replica/own-folder.ts'

const MANY = 5

try {
  const [target, ...others] = process.argv.slice(2)
  if (!target || others.length > 0) throw new Error('npm run export -- <folder>: name one folder')
  const startedAt = Date.now()
  const { origin, dataDir, clockOffsetMs, page } = readExportSettings(process.env, startedAt)
  const stored = await createDisk(createOwnFolder(dataDir, ['site'])).read()
  if (!stored) throw new Error(`There are no answers in ${dataDir} yet: run npm start once`)

  // The whole export is of one instant.
  const clock = { now: () => startedAt + clockOffsetMs }
  const mirror = await mirrorOnDisk(dataDir, clock)
  const folder = resolve(process.env['INIT_CWD'] ?? '.', target)
  const built = await readBuild(join(import.meta.dirname, '../dist'))
  const { pages, missingMedia, trueUntil } = await exportSite(folder, {
    ...built,
    snapshot: stored,
    assetFiles: await readStaticFiles(built.assetsFolder),
    mirror,
    settings: page,
    clock,
    clockOffsetMs,
    origin,
    say: console.log,
  })
  if (missingMedia.length > 0) {
    const some = missingMedia.slice(0, MANY).join(', ')
    console.warn(`${missingMedia.length} pictures or files are not there yet: ${some} …`)
  }
  if (trueUntil) console.log(`True until ${trueUntil}: then opening hours or dates change a page`)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${pages} pages of ${origin} are in ${folder} (${seconds} s)`)
} catch (error) {
  console.error(`export: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
