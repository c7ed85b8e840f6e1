import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { createPayloadConfig, type ConfigOptions } from '../config.ts'
import type { S3Settings } from '../environment.ts'
import { migrate } from '../migrate.ts'
import { createOwnDatabase, type OwnDatabase } from './own-database.ts'

/** Saturday 14 March 2026, whenever the test runs, is not needed here: the editing side uses the real time. */
const NO_OFFSET = 0

export interface OpenPayload {
  /** Under which Payload keeps this instance. */
  readonly key: string
  readonly payload: Payload
  readonly database: OwnDatabase
  readonly dataDir: string
  close(): Promise<void>
}

export interface OpenOptions extends ConfigOptions {
  /** For media. */
  readonly s3?: S3Settings
}

/** Payload over an empty database of its own, at the newest schema. `adminUrl` is an owner's address. */
export async function openPayload(
  adminUrl: string,
  { s3, ...options }: OpenOptions = {},
): Promise<OpenPayload> {
  const database = await createOwnDatabase(adminUrl)
  const dataDir = mkdtempSync(join(tmpdir(), 'festival-editing-'))
  const settings = {
    databaseUrl: database.url,
    dataDir,
    secret: 'a secret of sixteen characters',
    siteOrigin: 'https://parallax.example',
    clockOffsetMs: NO_OFFSET,
    s3,
  }
  const config = createPayloadConfig(settings, options)
  const payload = await getPayload({ config, key: database.name })
  await migrate(payload)
  return {
    key: database.name,
    payload,
    database,
    dataDir,
    async close() {
      await payload.destroy()
      // The drop cuts what is still open, which is nobody's business.
      payload.db.pool.removeAllListeners('error').on('error', () => undefined)
      await database.drop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
