import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../database.ts'
import { createEnvironments } from '../environments.ts'
import { findFreePort } from '../ports.ts'
import { openSecrets } from '../secrets.ts'
import { contentSpec } from '../service-specs.ts'
import { createService, type ServiceDeps } from '../service.ts'
import { readSettings } from '../settings.ts'
import { createStudio } from '../studio.ts'
import { untilReady } from '../until-ready.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The studio as it is shipped, over a small festival, and the account that may log in. */
    studio: { readonly origin: string; readonly email: string; readonly password: string }
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const EMAIL = 'editor@parallax.example'
const PASSWORD = 'a password of the tests'
/** The build alone takes a minute or two. */
const READY_WITHIN_MS = 8 * 60_000

/**
 * One small festival for all journeys of the studio: database, content service, and the studio itself, built if its
 * sources have changed. `inject('studio')` returns where it is and who may log in.
 */
export default async function startStudio(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'festival-studio-'))
  // Root's PostgreSQL runs as another user, who has to get in.
  chmodSync(dataDir, 0o755)
  const database = createDatabase({
    dataDir,
    log: console.log,
    isCareless: true,
    shelters: [dataDir],
  })
  const festival = await prepareFestival(dataDir, await database.start())
  const { content, studio, origin, failed } = festival
  await content.start()
  studio.start()
  await untilReady([`${origin}/admin/login`], { signal: failed, withinMs: READY_WITHIN_MS })
  project.provide('studio', { origin, email: EMAIL, password: PASSWORD })
  return async () => {
    await studio.stop()
    await content.stop()
    await database.stop()
    rmSync(dataDir, { recursive: true })
  }
}

/** The services, none of them started. `failed` is aborted when the studio cannot be built or started. */
async function prepareFestival(dataDir: string, databaseUrl: string) {
  const settings = readSettings(
    {
      DATA_DIR: dataDir,
      SITE_PORT: `${await findFreePort(undefined)}`,
      CONTENT_PORT: `${await findFreePort(undefined)}`,
      STUDIO_PORT: `${await findFreePort(undefined)}`,
      DEMO: 'small',
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
  const deps: ServiceDeps = { dataDir, say: () => {}, warn: console.error, note: () => {} }
  const warn = (line: string) => {
    console.error(line)
    failing.abort()
  }
  const { studioPort: port, studioOrigin: origin } = settings
  return {
    content: createService(contentSpec({ root: ROOT, settings, environments }), deps),
    studio: createStudio({ ...deps, warn, root: ROOT, port, origin, env: environments.studio }),
    origin,
    failed: failing.signal,
  }
}
