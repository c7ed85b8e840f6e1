import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createEnvironments } from '../environments.ts'
import { contentSpec, siteSpec } from '../launcher.ts'
import { findFreePort } from '../ports.ts'
import { openSecrets } from '../secrets.ts'
import { createService, untilReady, type ServiceDeps } from '../service.ts'
import { readSettings } from '../settings.ts'
import { ensureSiteBuilt } from '../site-build.ts'
import { createStudio } from '../studio.ts'
import { startTemporaryDatabase, type TemporaryDatabase } from '../temporary-database.ts'

interface StudioAddress {
  readonly origin: string
  readonly email: string
  readonly password: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The studio as it is shipped, over a small festival, and the account that may log in. */
    studio: StudioAddress & {
      /** Its database, for what no person can do, such as letting time pass. */
      readonly databaseUrl: string
    }
    /** The same studio over an empty festival, and where its answers are. */
    emptyStudio: StudioAddress & { readonly contentUrl: string; readonly token: string }
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The demo's. */
const CLOCK = '2026-03-14T11:20'
const EMAIL = 'editor@parallax.example'
const PASSWORD = 'a password of the tests'
/** The build alone takes a minute or two. */
const READY_WITHIN_MS = 8 * 60_000

/**
 * One small festival for all journeys of the studio: database, content service, site, and the studio itself; site and
 * studio are built if their sources have changed. `inject('studio')` returns where it is and who may log in.
 */
export default async function startStudio(project: TestProject): Promise<() => Promise<void>> {
  const database = await startTemporaryDatabase('studio', { skipsSync: true })
  const { content, site, studio, origin, failed } = await prepareFestival(database, 'small')
  const emptyDatabase = await startTemporaryDatabase('empty-studio', { skipsSync: true })
  const empty = await prepareFestival(emptyDatabase, 'none')
  await Promise.all([content.start(), empty.content.start()])
  studio.start()
  const progress = { step: async <T>(_name: string, work: () => Promise<T> | T) => work() }
  await ensureSiteBuilt({ root: ROOT, progress, signal: failed })
  await site.start()
  await untilReady([`${origin}/admin/login`], { signal: failed, withinMs: READY_WITHIN_MS })
  await addColleague(database.url)
  const account = { email: EMAIL, password: PASSWORD }
  project.provide('studio', { origin, ...account, databaseUrl: database.url })
  // It serves what the first has built.
  empty.studio.start()
  project.provide('emptyStudio', { origin: empty.origin, ...account, ...empty.answers })
  return async () => {
    await empty.studio.stop()
    await empty.content.stop()
    await emptyDatabase.end()
    await studio.stop()
    await site.stop()
    await content.stop()
    await database.end()
  }
}

/** Bob, an editor with the password of the first account: two people at one record see each other by name. */
async function addColleague(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`update users set name = 'Ann'`)
  await client.query(`
    insert into users (name, email, role, hash, salt)
    select 'Bob', 'bob@parallax.example', 'editor', hash, salt from users`)
  await client.end()
}

/** The services, none of them started. `failed` is aborted when the studio cannot be built or started. */
async function prepareFestival(
  { dataDir, url: databaseUrl }: TemporaryDatabase,
  demo: 'small' | 'none',
) {
  const settings = readSettings(
    {
      DATA_DIR: dataDir,
      SITE_PORT: `${await findFreePort(undefined)}`,
      CONTENT_PORT: `${await findFreePort(undefined)}`,
      STUDIO_PORT: `${await findFreePort(undefined)}`,
      DEMO: demo,
      FESTIVAL_CLOCK: CLOCK,
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: PASSWORD,
    },
    [],
    { root: ROOT, startedAtMs: Date.now() },
  )
  const environments = createEnvironments({
    settings,
    getSecret: openSecrets(dataDir).get,
    databaseUrl,
    inherited: { ...process.env, NODE_ENV: 'production' },
  })
  const failing = new AbortController()
  const fail = (line: string) => {
    console.error(line)
    failing.abort()
  }
  const deps: ServiceDeps = {
    dataDir,
    showLine: () => {},
    showError: console.error,
    note: () => {},
    onDeath: fail,
  }
  const { studioPort: port, studioOrigin: origin } = settings
  return {
    content: createService(contentSpec(ROOT, settings, environments.content), deps),
    site: createService(siteSpec(ROOT, settings, environments.site), deps),
    studio: createStudio({
      ...deps,
      showError: fail,
      root: ROOT,
      port,
      origin,
      env: environments.studio,
    }),
    origin,
    answers: {
      contentUrl: `http://127.0.0.1:${settings.contentPort}`,
      token: environments.content['CONTENT_TOKEN'] ?? '',
    },
    failed: failing.signal,
  }
}
