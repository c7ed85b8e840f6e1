/** `npm run export -- <folder>` */
import { join, resolve } from 'node:path'
import { readBuild } from '../src/process/built-app.ts'
import { readExportSettings } from '../src/process/environment.ts'
import { createSite } from '../src/process/site.ts'
import { readStaticFiles } from '../src/http/static-files.ts'
import { exportSite } from './export-site.ts'

/** A judgement: five are enough to recognise which upload is missing. */
const NAMED = 5

try {
  const [target, ...others] = process.argv.slice(2)
  if (!target || others.length > 0) throw new Error('npm run export -- <folder>: name one folder')
  const startedAt = Date.now()
  const settings = readExportSettings(process.env, startedAt)
  const { origin, dataDir, clockOffsetMs, page } = settings
  const built = await readBuild(join(import.meta.dirname, '../dist'))
  const assets = await readStaticFiles(built.assetsFolder)
  const site = createSite({
    built,
    assetFiles: { find: (name) => assets.get(name) },
    // The export uses only what is on disk.
    upstream: {
      changes: () => new Promise(() => undefined),
      media: async () => undefined,
      reached: async () => undefined,
      preview: async () => undefined,
    },
    // The same instant for all pages.
    clock: { now: () => startedAt + clockOffsetMs },
    clockOffsetMs,
    settings: page,
    origin,
    dataDir,
    log: () => undefined,
  })
  await site.start()
  if (!site.store.base()) {
    throw new Error(`There are no answers in ${dataDir} yet: run npm start once`)
  }
  await site.settled()
  const folder = resolve(process.env['INIT_CWD'] ?? '.', target)
  const renderDeps = { ...built, clockOffsetMs, settings: page, origin }
  const { pages, missingMedia, trueUntil } = await exportSite(folder, {
    site,
    renderDeps,
    assetNames: assets.keys(),
  })
  if (missingMedia.length > 0) {
    const some = missingMedia.slice(0, NAMED).join(', ')
    console.warn(`${missingMedia.length} pictures or files are not there yet: ${some} …`)
  }
  if (trueUntil) console.log(`True until ${trueUntil}: then opening hours or dates change a page`)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${pages} pages of ${origin} are in ${folder} (${seconds} s)`)
  process.exit(0)
} catch (error) {
  console.error(`export: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
