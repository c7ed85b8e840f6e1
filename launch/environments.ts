import { join } from 'node:path'
import { SETTINGS_OF } from '../contract/settings.ts'
import type { GetSecret } from './secrets.ts'
import type { Settings } from './settings.ts'

/** The name under which the secrets store the generated password of the first account. */
export const ADMIN_SECRET = 'adminPassword'

/**
 * Keeps V8's space for young objects small, so that the garbage of requests is collected early: site and content each take 60 MB
 * less.
 */
const SMALL_YOUNG_HEAP = { NODE_OPTIONS: '--max-semi-space-size=4' }
const SMALL_SITE = {
  // With a limit below 2 GB V8 collects garbage sooner: 70 MB less with 2,000 pages, whose objects need 40 MB of the 1,024.
  NODE_OPTIONS: `${SMALL_YOUNG_HEAP.NODE_OPTIONS} --max-old-space-size=1024`,
  // One heap of glibc (decision 060): a second one, for the threads that compress, would keep 20 MB that they have freed.
  MALLOC_ARENA_MAX: '1',
}
/**
 * glibc raises this threshold by itself whenever a large block is freed, and then keeps such blocks. A value that is set stays:
 * the blocks in which pictures are cut go back to the system.
 */
const GIVES_BUFFERS_BACK = { MALLOC_MMAP_THRESHOLD_: '131072' }
const DEMO_EMAIL = 'editor@parallax.example'

/** What each process reads; it gets none of the other settings (spec/faults S18). */
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
/** What variables that are none of our settings but look like secrets begin with, by the process that must not get them. */
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
  /** The launcher's own environment. Variables that are none of our settings are passed on, but for `FOREIGN_SECRETS`. */
  readonly inherited: NodeJS.ProcessEnv
}

export interface FirstAccount {
  readonly email: string | undefined
  readonly password: string | undefined
}

/**
 * The environment of each process; the process parses it again. What is not set is made: always the token and Payload's
 * secret; email and password of the first account only with the database that `npm start` made itself.
 */
export function createEnvironments(deps: EnvironmentDeps): Environments {
  const { settings, getSecret, inherited, databaseUrl } = deps
  const account = firstAccount(settings, getSecret)
  const all = {
    ...inherited,
    NODE_ENV: inherited.NODE_ENV ?? 'production',
    // Of glibc: otherwise each thread that allocates memory would keep a heap of its own.
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

/** Only the embedded database is backed up automatically. For another database the operator has other means. */
function backupDir({ databaseUrl, dataDir }: Settings): string | undefined {
  return databaseUrl ? undefined : join(dataDir, 'backups')
}

/** The first account, an administrator: from the settings, or made up for the database that `npm start` made itself. */
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
