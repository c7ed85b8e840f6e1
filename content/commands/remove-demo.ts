/** `npm run content -- remove-demo [--yes]`, before real use (docs/operating.md). */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { writeBackup } from '../backup/write-backup.ts'
import { createPayloadConfig } from '../payload-config.ts'
import { readEditingSettings } from '../settings/environment.ts'
import { surviveLostConnections } from '../live/survive-lost-connections.ts'
import { createMediaStore } from '../media/create-media-store.ts'
import { imageFiles, largestFile, originalFile, type MediaRecord } from '../media/image-sizes.ts'
import { findDemo, removeDemo, type DemoFound } from '../demo/remove.ts'

const { yes = false } = parseArgs({ options: { yes: { type: 'boolean' } } }).values
const settings = readEditingSettings(process.env, Date.now())
const { databaseUrl, dataDir, siteOrigin, s3 } = settings
const payload = await getPayload({ config: createPayloadConfig(settings) })
surviveLostConnections(payload)
const isDone = await run()
await payload.destroy()
process.exit(isDone ? 0 : 1)

async function run(): Promise<boolean> {
  const found = await findDemo({ payload, siteOrigin })
  describe(found)
  if (found.removed.length === 0) return true
  if (!yes && !(await isAgreed())) {
    console.log('Nothing is removed')
    return false
  }
  const now = new Date()
  const folder = join(
    dataDir,
    'backups',
    `before-remove-demo-${now.toISOString().replaceAll(':', '-')}`,
  )
  await writeBackup({ databaseUrl, folder, media: createMediaStore(settings), now })
  console.log(`Backed up to ${folder}; npm run restore reads it into an empty database`)
  const { removed, media } = await removeDemo({ payload, siteOrigin })
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    trash: true,
  })
  const mediaThatStays = new Set(docs.flatMap(filesOf))
  const files = s3 ? 0 : await removeFiles(media.flatMap(filesOf), mediaThatStays)
  console.log(`Removed: ${removed.length} records, ${files} files`)
  console.log('Start from now on with DEMO=none (npm start), or without DEMO where you set it')
  return true
}

function describe({ removed, kept }: DemoFound): void {
  const counts = Map.groupBy(removed, (key) => key.split('/', 1)[0])
  console.log(
    removed.length === 0 ? 'There is nothing of the demo here' : 'The demo that would go:',
  )
  for (const [collection, keys] of counts) console.log(`  ${collection}: ${keys.length}`)
  if (kept.length > 0) console.log('What stays:')
  for (const { key, why } of kept) console.log(`  ${key}: ${why}`)
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.error('Nobody can be asked here: add --yes')
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('A backup is written first. Remove the demo? (yes/no) ')
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

function filesOf(media: MediaRecord): string[] {
  const sizes = [...(imageFiles(media)?.sizes.values() ?? [])].map(({ name }) => name)
  return [largestFile(media), originalFile(media), ...sizes].filter((name) => name !== undefined)
}

/** Records with the same picture share its files. */
async function removeFiles(
  names: readonly string[],
  staying: ReadonlySet<string>,
): Promise<number> {
  const gone = [...new Set(names)].filter((name) => !staying.has(name))
  for (const name of gone) await rm(join(dataDir, 'media', name), { force: true })
  return gone.length
}
