import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import type { ConfigOptions } from '../payload-config.ts'
import type { S3Settings } from '../settings/environment.ts'
import type { OwnDatabase } from './own-database.ts'
import { endPayload, payloadOver } from './payload-over.ts'
import type { DemoKind } from './fill-template.ts'
import { createSeededDatabase } from './seeded-database.ts'

export interface OpenPayload {
  /** Payload stores this instance under the key. */
  readonly key: string
  readonly payload: Payload
  readonly database: OwnDatabase
  readonly dataDir: string
  close(): Promise<void>
}

export interface OpenPayloadOptions extends ConfigOptions {
  /** By default the database is empty. */
  readonly demo?: DemoKind
  /** By default media are in a folder. */
  readonly s3?: S3Settings
}

/** `adminUrl` is the address of a database whose owner may create others. */
export async function openPayload(
  adminUrl: string,
  { demo, s3, ...options }: OpenPayloadOptions = {},
): Promise<OpenPayload> {
  const dataDir = mkdtempSync(join(tmpdir(), 'festival-editing-'))
  const siteOrigin = 'https://parallax.example'
  const kind = demo ?? 'empty'
  const database = await createSeededDatabase({ adminUrl, kind, dataDir, siteOrigin })
  const payload = await payloadOver({ database, dataDir, s3, ...options })
  return {
    key: database.name,
    payload,
    database,
    dataDir,
    async close() {
      await endPayload(payload)
      await database.drop()
      rmSync(dataDir, { recursive: true })
    },
  }
}
