/** `export <folder> [--drafts]` and `import <folder> [--publish | --drafts]`: content as files (docs/exchange.md). */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { getPayload, type Payload } from 'payload'
import { createPayloadConfig } from '../config.ts'
import { readEditingSettings, type EditingSettings } from '../settings/environment.ts'
import { surviveLostConnections } from '../live/survive-lost-connections.ts'
import { createMediaStore } from '../media/create-media-store.ts'
import { excerpts } from '../exchange/excerpts.ts'
import { exportFolder } from '../exchange/export.ts'
import { readFolder, schemaOf, type Finding } from '../exchange/folder.ts'
import { importRecords, type Change, type Mode } from '../exchange/import.ts'

const USAGE = `Write the content as files:   npm run content -- export <folder> [--drafts]
Read files into the content:  npm run content -- import <folder>              (shows what would change)
                              npm run content -- import <folder> --publish    (or --drafts)
Take the demo out of it:      npm run content -- remove-demo [--yes]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { publish: { type: 'boolean' }, drafts: { type: 'boolean' } },
})
const [task, given] = positionals
if ((task !== 'export' && task !== 'import') || given === undefined) {
  console.error(USAGE)
  process.exit(1)
}
const folder = resolve(given)
const settings = readEditingSettings(process.env, Date.now())
const payload = await getPayload({ config: createPayloadConfig(settings) })
surviveLostConnections(payload)
const isDone = await (task === 'export' ? write(payload, settings) : read(payload)).catch(
  refuseOtherRelease,
)
await payload.destroy()
process.exit(isDone ? 0 : 1)

/**
 * Explains errors of a database that was not migrated to this release: only the service migrates it, when it starts.
 */
function refuseOtherRelease(error: unknown): false {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code !== '42703' && code !== '42P01') throw error
  console.error(
    'The database is of an earlier release: start the festival once (npm start), which brings it up to date',
  )
  return false
}

async function write(from: Payload, { dataDir, s3 }: EditingSettings): Promise<boolean> {
  const media = createMediaStore({ dataDir, s3 })
  const drafts = values.drafts === true
  const count = await exportFolder({ payload: from, media, folder, drafts })
  console.log(`Written to ${folder}: ${count}`)
  return true
}

async function read(into: Payload): Promise<boolean> {
  const written = values.drafts ? 'drafts' : 'look'
  const mode: Mode = values.publish ? 'publish' : written
  const { records, findings } = await readFolder(folder, schemaOf(into.config))
  // Check the readable records even if some files are unreadable, so that all findings are reported at once.
  const asked = findings.length > 0 ? 'look' : mode
  const imported = await importRecords({ payload: into, folder, records, mode: asked })
  for (const change of imported.changes) console.log(describe(change).join('\n'))
  const wrong = [...findings, ...imported.findings]
  if (wrong.length > 0) return refuse(wrong)
  const count = imported.changes.length
  if (count === 0) console.log('Nothing differs')
  else if (mode === 'look') {
    console.log(
      `To write: ${count}. Nothing is written yet: add --drafts (visitors see nothing of it until it is published in the studio) or --publish`,
    )
  } else if (mode === 'drafts') {
    console.log(
      `Written as drafts: ${count}. Visitors see them when they are published in the studio`,
    )
  } else console.log(`Written and published: ${count}`)
  return true
}

/** Describes a change: a line for the record, and two for each changed field, with the old and the new value. */
function describe({ file, record, fields }: Change): string[] {
  if (!fields) return [`${file}: ${record} is new`]
  const lines = fields.flatMap(({ name, ...field }) => {
    if (!('after' in field)) return []
    const [before, after] = excerpts(field.before, field.after)
    return [`  ${name}`, `    - ${before}`, `    + ${after}`]
  })
  return [`${file}: ${record} changes in ${fields.map(({ name }) => name).join(', ')}`, ...lines]
}

function refuse(findings: readonly Finding[]): false {
  for (const { file, line, field, message } of findings) {
    console.error(`${file}:${line}${field === undefined ? '' : ` ${field}`}: ${message}`)
  }
  console.error(`To put right: ${findings.length}. Nothing is written`)
  return false
}
