import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import pg from 'pg'
import { createPayloadConfig } from '../config.ts'
import { migrate } from '../migrate.ts'

/** Saturday 14 March 2026, whenever the test runs, is not needed here: the editing side uses the real time. */
const NO_OFFSET = 0

export interface OpenPayload {
  /** Under which Payload keeps this instance. */
  readonly key: string
  readonly payload: Payload
  readonly dataDir: string
  close(): Promise<void>
}

/** Payload over an empty database of its own, at the newest schema. `adminUrl` is an owner's address. */
export async function openPayload(adminUrl: string): Promise<OpenPayload> {
  const name = `editing_${randomUUID().replaceAll('-', '')}`
  await execute(adminUrl, `create database ${name}`)
  const databaseUrl = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
  const dataDir = mkdtempSync(join(tmpdir(), 'festival-editing-'))
  const config = createPayloadConfig({
    databaseUrl,
    dataDir,
    port: 0,
    token: 'a token of sixteen characters',
    secret: 'a secret of sixteen characters',
    siteOrigin: 'https://parallax.example',
    admin: undefined,
    clockOffsetMs: NO_OFFSET,
    demo: undefined,
  })
  const payload = await getPayload({ config, key: name })
  // Cut at the end of the test by dropping the database.
  payload.db.pool.on('error', () => undefined)
  await migrate(payload)
  return {
    key: name,
    payload,
    dataDir,
    async close() {
      await payload.destroy()
      await execute(adminUrl, `drop database ${name} with (force)`)
      rmSync(dataDir, { recursive: true })
    },
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
