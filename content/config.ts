import { join } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import { events } from './collections/events.ts'
import { users } from './collections/users.ts'
import type { Settings } from './environment.ts'

/** With the default of 10, a dozen saves at once hold each other for ever: every save takes several connections. */
const POOL_SIZE = 30
const IDLE_IN_TRANSACTION_MS = 30_000
const CONNECTION_TIMEOUT_MS = 10_000

/** The configuration that the content service and the studio share. */
export function createPayloadConfig(settings: Settings): Promise<SanitizedConfig> {
  return buildConfig({
    secret: settings.secret,
    admin: { user: users.slug, avatar: 'default', importMap: { baseDir: import.meta.dirname } },
    telemetry: false,
    graphQL: { disable: true },
    sharp,
    editor: lexicalEditor(),
    collections: [users, events],
    globals: [],
    db: postgresAdapter({
      push: false,
      blocksAsJSON: true,
      migrationDir: join(import.meta.dirname, 'migrations'),
      pool: {
        connectionString: settings.databaseUrl,
        max: POOL_SIZE,
        connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
        options: `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`,
      },
    }),
    typescript: { outputFile: join(import.meta.dirname, 'payload-types.ts') },
  })
}
