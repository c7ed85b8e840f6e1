/** `export <folder> [--drafts]` and `import <folder> [--publish | --drafts]`: content as files (docs/exchange.md). */
import { resolve } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { createPayloadConfig } from '../payload-config.ts'
import { readEditingSettings, type EditingSettings } from '../settings/environment.ts'
import { surviveLostConnections } from '../live/survive-lost-connections.ts'
import { createMediaStore } from '../media/create-media-store.ts'
import { readArguments } from '../exchange/asked-for.ts'
import { excerpts } from '../exchange/excerpts.ts'
import { exportFolder } from '../exchange/export.ts'
import { readFolder, schemaOf, type FileFinding } from '../exchange/folder.ts'
import { importRecords, type Change, type Mode } from '../exchange/import.ts'

const USAGE = `Write the content as files:   npm run content -- export <folder> [--drafts]
Read files into the content:  npm run content -- import <folder>              (shows what would change)
                              npm run content -- import <folder> --publish    (or --drafts)
Take the demo out of it:      npm run content -- remove-demo [--yes]`

/** PostgreSQL's codes for a missing column and a missing table. */
const UNDEFINED_COLUMN = '42703'
const UNDEFINED_TABLE = '42P01'

const asked = readArguments(process.argv.slice(2))
if (!asked) {
  console.error(USAGE)
  process.exit(1)
}
const folder = resolve(asked.folder)
const settings = readEditingSettings(process.env, Date.now())
const payload = await getPayload({ config: createPayloadConfig(settings) })
surviveLostConnections(payload)
const isDone = await (
  asked.task === 'export'
    ? exportFrom(payload, settings, asked.drafts)
    : importInto(payload, asked.mode)
).catch(explainOldSchema)
await payload.destroy()
process.exit(isDone ? 0 : 1)

/** Only the service migrates the database, when it starts. */
function explainOldSchema(error: unknown): false {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  if (code !== UNDEFINED_COLUMN && code !== UNDEFINED_TABLE) throw error
  console.error(
    'The database is of an earlier version: start the festival once (npm start), which brings it up to date',
  )
  return false
}

async function exportFrom(
  from: Payload,
  { dataDir, s3 }: EditingSettings,
  drafts: boolean,
): Promise<boolean> {
  const media = createMediaStore({ dataDir, s3 })
  const count = await exportFolder({ payload: from, media, folder, drafts })
  console.log(`Written to ${folder}: ${count}`)
  return true
}

async function importInto(into: Payload, mode: Mode): Promise<boolean> {
  const { records, findings } = await readFolder(folder, schemaOf(into.config))
  // Even if some files are unreadable, the others are checked, so that all findings are reported at once.
  const imported = await importRecords({
    payload: into,
    folder,
    records,
    mode: findings.length > 0 ? 'look' : mode,
  })
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

/** A line for the record, and two for each changed field, with the old and the new value. */
function describe({ file, record, fields }: Change): string[] {
  if (!fields) return [`${file}: ${record} is new`]
  const lines = fields.flatMap(({ name, ...field }) => {
    if (!('after' in field)) return []
    const [before, after] = excerpts(field.before, field.after)
    return [`  ${name}`, `    - ${before}`, `    + ${after}`]
  })
  return [`${file}: ${record} changes in ${fields.map(({ name }) => name).join(', ')}`, ...lines]
}

function refuse(findings: readonly FileFinding[]): false {
  for (const { file, line, field, message } of findings) {
    console.error(`${file}:${line}${field === undefined ? '' : ` ${field}`}: ${message}`)
  }
  console.error(`To put right: ${findings.length}. Nothing is written`)
  return false
}
