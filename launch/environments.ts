import type { GetSecret } from './secrets.ts'
import type { Settings } from './settings.ts'

/** Under this name the secrets keep the password that was made up for the first editor. */
export const ADMIN_SECRET = 'adminPassword'

const DEMO_EDITOR = 'editor@parallax.example'

/** What only `content` and `studio` may know: the site, which faces the public, gets none of it (spec/faults S18). */
const PRIVATE = /^(DATABASE_URL|ADMIN_|PAYLOAD_|S3_|AWS_|PG[A-Z])/
/** What the studio has no use for: the first account is made by `content`, and answers are not read with its token. */
const NOT_OF_STUDIO = /^(ADMIN_|AWS_|CONTENT_|METRICS_TOKEN$|DEMO$)/

export interface Environments {
  readonly content: NodeJS.ProcessEnv
  readonly site: NodeJS.ProcessEnv
  readonly studio: NodeJS.ProcessEnv
}

export interface EnvironmentDeps {
  readonly settings: Settings
  readonly getSecret: GetSecret
  readonly databaseUrl: string
  /** The launcher's own: what it does not know is passed on. */
  readonly inherited: NodeJS.ProcessEnv
}

export interface Account {
  readonly email: string | undefined
  readonly password: string | undefined
}

/**
 * The environment of each process. Each parses its own again; here it is only put together. The demo has a token, an
 * editor's account and keys without anybody choosing them; with a database of the operator's, the account is his.
 */
export function createEnvironments(deps: EnvironmentDeps): Environments {
  const { settings, getSecret, inherited } = deps
  const shared = {
    ...inherited,
    NODE_ENV: inherited.NODE_ENV ?? 'production',
    DATA_DIR: settings.dataDir,
    SITE_ORIGIN: settings.siteOrigin,
    FESTIVAL_CLOCK: settings.festivalClock,
    CONTENT_TOKEN: settings.contentToken ?? getSecret('contentToken'),
  }
  const editing = {
    ...shared,
    DATABASE_URL: deps.databaseUrl,
    PAYLOAD_SECRET: settings.payloadSecret ?? getSecret('payloadSecret'),
  }
  const account = adminAccount(settings, getSecret)
  return {
    content: {
      ...editing,
      // Of V8, as for the site: without it content takes 60 MB more.
      NODE_OPTIONS: '--max-semi-space-size=4',
      CONTENT_PORT: String(settings.contentPort),
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      DEMO: settings.demo,
    },
    site: {
      ...without(PRIVATE, shared),
      NODE_ENV: shared.NODE_ENV,
      SITE_PORT: String(settings.sitePort),
      // Of glibc: compressing on four threads leaves a heap of its own behind in each.
      MALLOC_ARENA_MAX: '2',
      // Of V8: what one request leaves behind is soon forgotten, and needs little room until then.
      NODE_OPTIONS: '--max-semi-space-size=4',
      CONTENT_URL: settings.contentUrl ?? `http://127.0.0.1:${settings.contentPort}`,
    },
    studio: {
      ...without(NOT_OF_STUDIO, editing),
      NODE_ENV: shared.NODE_ENV,
      STUDIO_PORT: String(settings.studioPort),
      STUDIO_ORIGIN: settings.studioOrigin,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  }
}

/** The first editor's account: given, or else made up for the demo. */
export function adminAccount(settings: Settings, getSecret: GetSecret): Account {
  const { adminEmail, adminPassword, databaseUrl } = settings
  if (databaseUrl) return { email: adminEmail, password: adminPassword }
  return {
    email: adminEmail ?? DEMO_EDITOR,
    password: adminPassword ?? getSecret(ADMIN_SECRET),
  }
}

function without(
  names: RegExp,
  environment: NodeJS.ProcessEnv,
): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !names.test(name)))
}
