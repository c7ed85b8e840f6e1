/** `npm run backup -- <folder>` and `npm run restore -- <folder>`, for the database of the environment. */
import { resolve } from 'node:path'
import { getPayload } from 'payload'
import { createPayloadConfig } from '../payload-config.ts'
import { readEditingSettings, type EditingSettings } from '../settings/environment.ts'
import { createMediaStore } from '../media/create-media-store.ts'
import type { Manifest } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'

const [command = '', target] = process.argv.slice(2)
try {
  if (!target) throw new Error(`name a folder: npm run ${command} -- <folder>`)
  const folder = resolve(target)
  const settings = readEditingSettings(process.env, Date.now())
  if (command === 'backup') await backUp(folder, settings)
  else await restore(folder, settings)
  process.exit(0)
} catch (error) {
  console.error(`${command}: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

async function backUp(folder: string, settings: EditingSettings): Promise<void> {
  const { databaseUrl } = settings
  const media = createMediaStore(settings)
  const manifest = await writeBackup({ databaseUrl, folder, media, now: new Date() })
  console.log(`Written to ${folder}: ${describe(manifest)}`)
  for (const name of manifest.missing) console.error(`The media store has no ${name}`)
}

async function restore(folder: string, settings: EditingSettings): Promise<void> {
  const { databaseUrl } = settings
  const media = createMediaStore(settings)
  const payload = await getPayload({ config: createPayloadConfig(settings) })
  console.log(`Restored: ${describe(await restoreBackup({ databaseUrl, folder, media, payload }))}`)
}

function describe({ tables, media }: Manifest): string {
  return `${tables.length} tables, ${media.length} files`
}
