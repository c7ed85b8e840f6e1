import type { Payload, PayloadRequest } from 'payload'
import { schemaOf } from '../folder.ts'
import { createProse } from '../prose.ts'
import { readStored } from '../stored.ts'
import { sheetsOf } from './sheet-columns.ts'

/** The stored records, with drafts instead of published versions, and the sheets that show them. */
export async function loadProgram(payload: Payload, req: Partial<PayloadRequest> = {}) {
  const schema = schemaOf(payload.config)
  const prose = await createProse(payload.config)
  const stored = await readStored({ payload, schema, prose, drafts: true, unnamed: true, req })
  return { schema, prose, stored, sheets: sheetsOf(payload.config, schema) }
}
