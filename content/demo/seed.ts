import { join } from 'node:path'
import type { Payload } from 'payload'
import { readFolder, schemaOf, type FileRecord } from '../exchange/folder.ts'
import { importRecords } from '../exchange/import.ts'
import { writeDemoChanges } from './changes.ts'
import { isPhotograph, smallDemo } from './small-demo.ts'

export interface SeedDeps {
  readonly payload: Payload
  readonly kind: 'full' | 'small'
  /** The menu's links to the site itself lead here. */
  readonly siteOrigin: string
  readonly progress: (step: string) => void
  /** Gives photographs records without files: faster, for tests that do not look at pictures. */
  readonly lacksPhotographs?: boolean
}

/** The demo edition as files (docs/exchange.md). */
export const DEMO_FOLDER = join(import.meta.dirname, 'festival')
/** The domain of the demo's links to its own site, in the files. */
const DEMO_ORIGIN = 'https://parallax.example'

/** Imports and publishes the demo edition: everything or nothing. A second import changes nothing. */
export async function seedDemo({
  payload,
  kind,
  siteOrigin,
  progress,
  lacksPhotographs = false,
}: SeedDeps): Promise<void> {
  const schema = schemaOf(payload.config)
  const { records, findings } = await readFolder(DEMO_FOLDER, schema)
  const chosen = kind === 'small' ? smallDemo(records, schema) : records
  const imported = await importRecords({
    payload,
    folder: DEMO_FOLDER,
    records: chosen.map((record) => prepared(record, { siteOrigin, lacksPhotographs })),
    mode: 'publish',
    isSeed: true,
    mayLackFiles: lacksPhotographs,
    progress,
  })
  const [wrong] = [...findings, ...imported.findings]
  if (wrong) throw new Error(`${wrong.file}:${wrong.line} ${wrong.field ?? ''} ${wrong.message}`)
  await writeDemoChanges(payload)
}

export function prepared(
  record: FileRecord,
  { siteOrigin, lacksPhotographs }: Required<Pick<SeedDeps, 'siteOrigin' | 'lacksPhotographs'>>,
): FileRecord {
  const { collection, data } = record
  if (collection === 'header' || collection === 'footer') {
    const text = JSON.stringify(data).replaceAll(`"${DEMO_ORIGIN}/`, `"${siteOrigin}/`)
    return { ...record, data: JSON.parse(text) }
  }
  if (collection !== 'media' || !isPhotograph(record) || !lacksPhotographs) return record
  const { file: _file, file_sha256: _sum, upload_sha256: _upload, ...rest } = data
  return { ...record, data: rest }
}
