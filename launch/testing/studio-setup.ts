import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
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
import { startTemporaryDatabase } from '../temporary-database.ts'

interface StudioAddress {
  readonly origin: string
  readonly email: string
  readonly password: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, built, with a small festival. */
    studios: readonly (StudioAddress & {
      /** For things that a person cannot do, such as making records older. */
      readonly databaseUrl: string
    })[]
    /** The same build over an empty festival. */
    emptyStudio: StudioAddress & { readonly contentUrl: string; readonly token: string }
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CLOCK = '2026-03-14T11:20'
const EMAIL = 'editor@parallax.example'
/** The password in the template of the demo (`content/testing/fill-template.ts`). */
const PASSWORD = 'a password of some length'
const CHILDREN = 20
/** The build alone takes a minute or two, and eight on a busy machine. */
const READY_WITHIN_MS = 20 * 60_000

/**
 * A small festival for each worker, and an empty one: content service, site and studio, over databases of one
 * PostgreSQL.
 */
export default async function startStudios(project: TestProject): Promise<() => Promise<void>> {
  // About a dozen child processes each add a listener for the end of this process.
  process.setMaxListeners(CHILDREN)
  const database = await startTemporaryDatabase('studio', { skipsSync: true })
  const small = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, (_, index) =>
      prepareFestival(database.url, { name: `small_${index + 1}`, demo: 'small' }),
    ),
  )
  const empty = await prepareFestival(database.url, { name: 'empty', demo: 'none' })
  const all = [...small, empty]
  const signal = AbortSignal.any(all.map(({ failed }) => failed))
  const [builder, ...others] = all
  // All of them use the studio that the first festival builds.
  builder?.studio.start()
  for (const festival of all) await festival.fill()
  await Promise.all(all.map(({ content }) => content.start()))
  const progress = { step: async <T>(_name: string, work: () => Promise<T> | T) => work() }
  await ensureSiteBuilt({ root: ROOT, progress, signal })
  await Promise.all(small.map(({ site }) => site.start()))
  const untilOpen = ({ origin }: { readonly origin: string }) =>
    untilReady([`${origin}/admin/login`], { signal, withinMs: READY_WITHIN_MS })
  if (builder) await untilOpen(builder)
  for (const { studio } of others) studio.start()
  await Promise.all(others.map(untilOpen))
  await Promise.all(small.map(({ databaseUrl }) => addColleague(databaseUrl)))
  const account = { email: EMAIL, password: PASSWORD }
  project.provide(
    'studios',
    small.map(({ origin, databaseUrl }) => ({ origin, ...account, databaseUrl })),
  )
  project.provide('emptyStudio', { origin: empty.origin, ...account, ...empty.answers })
  return async () => {
    await Promise.all(all.map((festival) => festival.end()))
    await database.end()
  }
}

/** Two people at one record see each other's names, so Bob is an editor with the password of the first account. */
async function addColleague(connectionString: string): Promise<void> {
  await execute(connectionString, `update users set name = 'Ann'`)
  await execute(
    connectionString,
    `insert into users (name, email, role, hash, salt)
     select 'Bob', 'bob@parallax.example', 'editor', hash, salt from users`,
  )
}

/** Creates and starts nothing. `failed` is aborted when the studio cannot be built or started. */
async function prepareFestival(
  adminUrl: string,
  { name, demo }: { readonly name: string; readonly demo: 'small' | 'none' },
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'festival-studio-'))
  const databaseUrl = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
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
  const { studioPort: port, studioOrigin: origin, siteOrigin } = settings
  const kind = demo === 'small' ? 'pictured' : 'empty'
  const content = createService(contentSpec(ROOT, settings, environments.content), deps)
  const site = createService(siteSpec(ROOT, settings, environments.site), deps)
  const studio = createStudio({
    ...deps,
    showError: fail,
    root: ROOT,
    port,
    origin,
    env: environments.studio,
  })
  return {
    databaseUrl,
    content,
    site,
    studio,
    fill: () => createDatabaseAs(name, { adminUrl, kind, dataDir, siteOrigin }),
    async end() {
      for (const service of [studio, site, content]) await service.stop()
      rmSync(dataDir, { recursive: true })
    },
    origin,
    answers: {
      contentUrl: `http://127.0.0.1:${settings.contentPort}`,
      token: environments.content['CONTENT_TOKEN'] ?? '',
    },
    failed: failing.signal,
  }
}

/** The options are those of `content/testing/seeded-database.ts`. It loads Payload, so it runs in its own process. */
async function createDatabaseAs(
  name: string,
  options: Readonly<Record<'adminUrl' | 'kind' | 'dataDir' | 'siteOrigin', string>>,
): Promise<void> {
  const script = join(ROOT, 'content/testing/create-seeded-database.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(options)])
  const created = /^database (\w+)$/m.exec(stdout)?.[1] ?? ''
  await execute(options.adminUrl, `alter database ${created} rename to ${name}`)
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
