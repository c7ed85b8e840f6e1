import { getPayload, type Payload } from 'payload'
import { createPayloadConfig, type ConfigOptions } from '../payload-config.ts'
import type { S3Settings } from '../settings/environment.ts'
import { migrate } from '../schema/migrate.ts'
import type { OwnDatabase } from './own-database.ts'

/** The real time, because no test here needs the demo's. */
const NO_OFFSET = 0

export interface PayloadOverOptions extends ConfigOptions {
  readonly database: OwnDatabase
  readonly dataDir: string
  /** By default a folder in `dataDir`. */
  readonly s3?: S3Settings | undefined
}

/** Migrates the database to the newest schema. Payload stores the instance under the database's name. */
export async function payloadOver({
  database,
  dataDir,
  s3,
  ...options
}: PayloadOverOptions): Promise<Payload> {
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
  return payload
}

/** Call this before the database is dropped or renamed. Also ends the connections that Payload leaves open. */
export async function endPayload(payload: Payload): Promise<void> {
  await payload.destroy()
  payload.db.pool.removeAllListeners('error').on('error', () => undefined)
}
