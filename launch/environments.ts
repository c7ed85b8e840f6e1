import { join } from 'node:path'
import { SETTINGS_OF } from '../contract/settings.ts'
import type { GetSecret } from './secrets.ts'
import type { Settings } from './settings.ts'

export const ADMIN_SECRET = 'adminPassword'

/**
 * With a small space for young objects, V8 collects the garbage of requests early. Site and content service each use
 * 60 MB less.
 */
const SMALL_YOUNG_HEAP = { NODE_OPTIONS: '--max-semi-space-size=4' }
const SMALL_SITE = {
  // Below 2 GB V8 collects garbage sooner, which saves 70 MB with 2,000 pages. Their objects need only 40 of the 1,024
  // MB.
  NODE_OPTIONS: `${SMALL_YOUNG_HEAP.NODE_OPTIONS} --max-old-space-size=1024`,
  // A second heap of glibc, for the threads that compress, would keep 20 MB that they have freed (decision 060).
  MALLOC_ARENA_MAX: '1',
}
/**
 * glibc returns freed blocks from this size on to the system. By itself it raises the limit whenever a large block is
 * freed. A limit that is set stays, so the memory in which pictures were resized is returned.
 */
const GIVES_BUFFERS_BACK = { MALLOC_MMAP_THRESHOLD_: '131072' }
const DEMO_EMAIL = 'editor@parallax.example'

/** A process does not get the settings of the others (spec/faults S18). */
const READ_BY: Readonly<Record<keyof Environments, ReadonlySet<string>>> = {
  content: namesOf('content', 'mail', 'editing', 'bucket'),
  site: namesOf('site', 'pages'),
  studio: namesOf('studio', 'live', 'mail', 'editing', 'bucket'),
}
const ALL_SETTINGS = namesOf(
  'start',
  'site',
  'pages',
  'content',
  'editing',
  'bucket',
  'studio',
  'mail',
)
/** The beginnings of other variables that look like secrets. */
const FOREIGN_SECRETS = {
  content: undefined,
  site: /^(ADMIN_|PAYLOAD_|S3_|AWS_|PG[A-Z])/,
  studio: /^(ADMIN_|AWS_)/,
}

export interface Environments {
  readonly content: NodeJS.ProcessEnv
  readonly site: NodeJS.ProcessEnv
  readonly studio: NodeJS.ProcessEnv
}

export interface EnvironmentDeps {
  readonly settings: Settings
  readonly getSecret: GetSecret
  readonly databaseUrl: string
  /** Variables that are not settings of this project are passed on, except `FOREIGN_SECRETS`. */
  readonly inherited: NodeJS.ProcessEnv
}

export interface FirstAccount {
  readonly email: string | undefined
  readonly password: string | undefined
}

/**
 * Missing values are generated: the token and Payload's secret always; email and password of the first account only
 * for the embedded database.
 */
export function createEnvironments(deps: EnvironmentDeps): Environments {
  const { settings, getSecret, inherited, databaseUrl } = deps
  const account = firstAccount(settings, getSecret)
  const all = {
    ...inherited,
    NODE_ENV: inherited.NODE_ENV ?? 'production',
    // glibc would have a heap for each thread that allocates memory.
    MALLOC_ARENA_MAX: '2',
    DATA_DIR: settings.dataDir,
    SITE_PORT: String(settings.sitePort),
    SITE_ORIGIN: settings.siteOrigin,
    CONTENT_PORT: String(settings.contentPort),
    CONTENT_URL: settings.contentUrl ?? `http://127.0.0.1:${settings.contentPort}`,
    CONTENT_TOKEN: settings.contentToken ?? getSecret('contentToken'),
    STUDIO_PORT: String(settings.studioPort),
    STUDIO_ORIGIN: settings.studioOrigin,
    FESTIVAL_CLOCK: settings.festivalClock,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: settings.payloadSecret ?? getSecret('payloadSecret'),
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    DEMO: settings.demo,
    BACKUP_DIR: inherited['BACKUP_DIR'] ?? backupDir(settings),
  }
  return {
    content: { ...environmentOf('content', all), ...SMALL_YOUNG_HEAP, ...GIVES_BUFFERS_BACK },
    site: { ...environmentOf('site', all), ...SMALL_SITE },
    studio: { ...environmentOf('studio', all), NEXT_TELEMETRY_DISABLED: '1' },
  }
}

/** The operator of another database backs it up by other means. */
function backupDir({ databaseUrl, dataDir }: Settings): string | undefined {
  return databaseUrl ? undefined : join(dataDir, 'backups')
}

/** From the settings, or generated for the embedded database. */
export function firstAccount(settings: Settings, getSecret: GetSecret): FirstAccount {
  const { adminEmail, adminPassword, databaseUrl } = settings
  if (databaseUrl) return { email: adminEmail, password: adminPassword }
  return {
    email: adminEmail ?? DEMO_EMAIL,
    password: adminPassword ?? getSecret(ADMIN_SECRET),
  }
}

function environmentOf(name: keyof Environments, all: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isFor = (variable: string) =>
    READ_BY[name].has(variable) ||
    (!ALL_SETTINGS.has(variable) && !FOREIGN_SECRETS[name]?.test(variable))
  const entries = Object.entries(all).filter(([variable]) => isFor(variable))
  return { NODE_ENV: all.NODE_ENV, ...Object.fromEntries(entries) }
}

function namesOf(...parts: readonly (keyof typeof SETTINGS_OF)[]): ReadonlySet<string> {
  return new Set(
    parts.flatMap((part) => [...SETTINGS_OF[part].required, ...SETTINGS_OF[part].optional]),
  )
}
