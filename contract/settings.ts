import * as v from 'valibot'
import { isLongEnough, MIN_PASSWORD } from './rules/password.ts'

const Text = v.pipe(v.string(), v.nonEmpty())
const Port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a port number from 1 to 65535'),
  v.transform(Number),
  v.minValue(1, 'must be a port number from 1 to 65535'),
  v.maxValue(65_535, 'must be a port number from 1 to 65535'),
)
const NOT_AN_ADDRESS = 'must be an address like https://host, without a user or password'
const HttpUrl = v.pipe(
  v.string(),
  v.url(NOT_AN_ADDRESS),
  v.transform((text) => new URL(text)),
  v.check((url) => /^https?:$/.test(url.protocol) && url.hostname !== '', NOT_AN_ADDRESS),
  v.check((url) => url.username === '' && url.password === '', NOT_AN_ADDRESS),
  v.check((url) => url.hash === '', NOT_AN_ADDRESS),
)
const Origin = v.pipe(
  HttpUrl,
  v.transform((url) => url.origin),
)
const Address = v.pipe(
  HttpUrl,
  v.transform((url) => url.href),
)
/** 16 random characters of base64 are 96 bits, which nobody can guess. */
const Secret = v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))
const Secrets = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((each) => each.trim())),
  v.array(Secret),
)
const YesOrNo = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((text) => text === 'true'),
)
/** The response is small, but every open page requests it. */
const MIN_BUILD_POLL_MS = 60_000
/**
 * Seconds become milliseconds, and `false` (never) becomes undefined. The limit is eleven days, because a browser's
 * timer can run for at most 24.8 days.
 */
const BuildPoll = v.pipe(
  v.string(),
  v.regex(/^(?:false|\d{1,6})$/, 'must be a number of seconds or false'),
  v.transform((text) => (text === 'false' ? undefined : Number(text) * 1000)),
  v.check((ms) => ms === undefined || ms >= MIN_BUILD_POLL_MS, 'must be at least 60, or false'),
)

/** Every environment variable that operators may set. `docs/deploy.md` explains them. */
const SETTINGS = {
  SITE_PORT: Port,
  CONTENT_PORT: Port,
  STUDIO_PORT: Port,
  /** Pages and redirects use it, never the `Host` header. */
  SITE_ORIGIN: Origin,
  /** Where editors open the studio. It has no default: with a wrong address the studio would refuse them. */
  STUDIO_ORIGIN: Origin,
  CONTENT_URL: Origin,
  /**
   * Grants access to all published answers, and to drafts, because a key of previews is made from it. The site and the
   * content service need the same one.
   */
  CONTENT_TOKEN: Secret,
  /**
   * The first one signs links to previews, all are accepted. The key made from the token is accepted too, and signs if
   * there are none.
   */
  PREVIEW_KEYS: Secrets,
  DATA_DIR: Text,
  DATABASE_URL: v.pipe(
    v.string(),
    v.regex(
      /^postgres(?:ql)?:\/\/\S+$/,
      'must be an address like postgres://user:password@host/name',
    ),
  ),
  /** Signs the studio's sessions. */
  PAYLOAD_SECRET: Secret,
  /** The first account, which is created while there is none. */
  ADMIN_EMAIL: v.pipe(v.string(), v.email('must be an e-mail address')),
  ADMIN_PASSWORD: v.pipe(
    v.string(),
    v.check(isLongEnough, `must have at least ${MIN_PASSWORD} characters`),
  ),
  /** Fills an empty database. With `none`, the database that `npm start` creates stays empty too. */
  DEMO: v.picklist(['full', 'small', 'none'], 'must be full, small or none'),
  /** If absent, the real time. See `parseClock`. */
  FESTIVAL_CLOCK: Text,
  /** `true`: browsers call the content service directly, with its token. For development only. */
  CLIENT_REQUESTS: YesOrNo,
  /** `false`: nothing more is kept on visitors' devices, and what was kept before is removed. */
  KEEP_PAGES: YesOrNo,
  /** Below `/api`, a reserved path, so no page can have it. */
  CONTENT_PROXY_PATH: v.pipe(
    v.string(),
    v.regex(/^\/api(?:\/[a-z\d-]+)+$/, 'must be a path below /api/, like /api/content'),
  ),
  /** The address of a MapLibre style; without it maps load nothing from other servers. */
  MAP_STYLE_URL: Address,
  BUILD_POLL_SECONDS: BuildPoll,
  /** Where page views are sent. */
  ANALYTICS_ENDPOINT: Address,
  /** Without it, metrics are served only if the site's origin is this machine. */
  METRICS_TOKEN: Secret,
  /** Where the content service backs up the rows before a migration. */
  BACKUP_DIR: Text,
  /** Set both mail settings or none. Without them, staff pass links on by hand. */
  SMTP_URL: v.pipe(
    v.string(),
    v.regex(/^smtps?:\/\/\S+$/, 'must be an address like smtps://user:password@host'),
  ),
  MAIL_FROM: v.pipe(v.string(), v.email('must be an e-mail address')),
  /** An S3-compatible bucket for media. Without all five settings, media are stored in a folder in `DATA_DIR`. */
  S3_BUCKET: Text,
  /** The service's origin, without the bucket. */
  S3_ENDPOINT: Origin,
  S3_REGION: Text,
  S3_ACCESS_KEY_ID: Text,
  S3_SECRET_ACCESS_KEY: Text,
}

export type SettingName = keyof typeof SETTINGS
type Setting<Name extends SettingName> = v.InferOutput<(typeof SETTINGS)[Name]>

const DEFAULTS = {
  SITE_PORT: '3000',
  CONTENT_PORT: '3001',
  STUDIO_PORT: '3002',
  DATA_DIR: '.data',
  CLIENT_REQUESTS: 'false',
} as const satisfies Partial<Record<SettingName, string>>

/** A variable with a default, here or from the caller, always has a value: it is `required`. */
export interface SettingNames<Required extends SettingName, Optional extends SettingName> {
  readonly required: readonly Required[]
  readonly optional: readonly Optional[]
}

export type Environment = Readonly<Record<string, string | undefined>>

export const SETTINGS_OF = {
  site: {
    required: [
      'SITE_PORT',
      'CONTENT_URL',
      'CONTENT_TOKEN',
      'CLIENT_REQUESTS',
      'CONTENT_PROXY_PATH',
    ],
    optional: ['KEEP_PAGES', 'METRICS_TOKEN', 'PREVIEW_KEYS', 'STUDIO_ORIGIN'],
  },
  /** For the site and for `npm run export`. */
  pages: {
    required: ['SITE_ORIGIN', 'DATA_DIR', 'BUILD_POLL_SECONDS'],
    optional: ['FESTIVAL_CLOCK', 'ANALYTICS_ENDPOINT', 'MAP_STYLE_URL'],
  },
  /** For the content service and the studio, which share one Payload configuration. */
  editing: {
    required: ['DATABASE_URL', 'DATA_DIR', 'PAYLOAD_SECRET', 'SITE_ORIGIN'],
    optional: ['FESTIVAL_CLOCK'],
  },
  /** For the content service and the studio: all of these, or none. */
  bucket: {
    required: ['S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    optional: [],
  },
  content: {
    required: ['CONTENT_PORT', 'CONTENT_TOKEN', 'CLIENT_REQUESTS'],
    optional: ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'BACKUP_DIR', 'DEMO', 'PREVIEW_KEYS'],
  },
  /** The studio does not get the settings of the first account. */
  studio: { required: ['STUDIO_ORIGIN'], optional: ['DEMO'] },
  /**
   * For the studio: both, or none. With them it shows previews, and asks the content service which changes are live.
   */
  live: { required: ['CONTENT_URL', 'CONTENT_TOKEN'], optional: ['PREVIEW_KEYS'] },
  /** For the studio and the content service: both, or none. */
  mail: { required: ['SMTP_URL', 'MAIL_FROM'], optional: [] },
  /** `npm start` creates the values that are missing. */
  start: {
    required: ['SITE_PORT', 'CONTENT_PORT', 'STUDIO_PORT', 'DATA_DIR'],
    optional: [
      'SITE_ORIGIN',
      'STUDIO_ORIGIN',
      'DATABASE_URL',
      'CONTENT_URL',
      'CONTENT_TOKEN',
      'PAYLOAD_SECRET',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'DEMO',
      'FESTIVAL_CLOCK',
    ],
  },
} as const satisfies Record<string, SettingNames<SettingName, SettingName>>

/**
 * An empty variable counts as absent, and variables of other programs are ignored. Throws an `Error` of one line that
 * names the first wrong variable but never its value, which may be a secret.
 */
export function parseSettings<Required extends SettingName, Optional extends SettingName>(
  environment: Environment,
  { required, optional }: SettingNames<Required, Optional>,
  defaults: Partial<Record<SettingName, string>> = {},
): { [Name in Required]: Setting<Name> } & { [Name in Optional]?: Setting<Name> | undefined } {
  const schema = v.object(
    Object.fromEntries([
      ...required.map((name) => [name, SETTINGS[name]]),
      ...optional.map((name) => [name, v.optional(SETTINGS[name])]),
    ]),
    'is missing',
  )
  const given = Object.entries(environment).filter(([, value]) => value)
  const result = v.safeParse(schema, { ...DEFAULTS, ...defaults, ...Object.fromEntries(given) })
  // The schema was made from these names.
  if (result.success) return result.output as ReturnType<typeof parseSettings<Required, Optional>>
  const [issue] = result.issues
  throw new Error(`${v.getDotPath(issue) ?? 'environment'} ${issue.message}`)
}
