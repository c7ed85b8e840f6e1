import { join } from 'node:path'
import { SETTINGS_OF } from '../contract/settings.ts'
import type { GetSecret } from './secrets.ts'
import type { Settings } from './settings.ts'

/** The name under which the secrets store the generated password of the first editor. */
export const ADMIN_SECRET = 'adminPassword'

/** V8's space for young objects: a request's garbage is collected soon. Site and content each take 60 MB less. */
const SMALL_YOUNG_HEAP = { NODE_OPTIONS: '--max-semi-space-size=4' }
/**
 * With a limit below 2 GB V8 collects garbage sooner, which saves 70 MB with 2,000 pages; they need 40 of the 1,024 MB. A second
 * heap of glibc would keep 20 MB that the compressing threads have given back.
 */
const SMALL_SITE = {
  NODE_OPTIONS: `${SMALL_YOUNG_HEAP.NODE_OPTIONS} --max-old-space-size=1024`,
  MALLOC_ARENA_MAX: '1',
}
/** Of glibc: memory for cutting a picture is returned to the system, whatever was freed before. */
const GIVES_BUFFERS_BACK = { MALLOC_MMAP_THRESHOLD_: '131072' }
const DEMO_EDITOR = 'editor@parallax.example'

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
/** Secrets of other programs, by the process of ours that must not have them. */
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
  /** The launcher's own environment. Variables that it does not know are passed on. */
  readonly inherited: NodeJS.ProcessEnv
}

export interface EditorAccount {
  readonly email: string | undefined
  readonly password: string | undefined
}

/**
 * The environment of each process; the process parses it again. The demo gets a token, an editor's account and keys
 * without anybody choosing them. With an operator's database, the operator chooses the account.
 */
export function createEnvironments(deps: EnvironmentDeps): Environments {
  const { settings, getSecret, inherited, databaseUrl } = deps
  const account = editorAccount(settings, getSecret)
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

/** The first editor's account: from the settings, or generated for the demo. */
export function editorAccount(settings: Settings, getSecret: GetSecret): EditorAccount {
  const { adminEmail, adminPassword, databaseUrl } = settings
  if (databaseUrl) return { email: adminEmail, password: adminPassword }
  return {
    email: adminEmail ?? DEMO_EDITOR,
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
