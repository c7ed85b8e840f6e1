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
/** 16 random characters of base64 are 96 bits, beyond guessing; those that `npm start` makes have 24. */
const Secret = v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))
/** Separated by commas. */
const Secrets = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((each) => each.trim())),
  v.array(Secret),
)
const YesOrNo = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((text) => text === 'true'),
)
/** The answer is small, but every open page asks for it. */
const MIN_BUILD_POLL_MS = 60_000
/** Given in seconds, returned in milliseconds; `false` is undefined: never. At most eleven days, because a timer of a browser ends at 24.8. */
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
  /** The public origin. Pages and redirects use it, never the `Host` header. */
  SITE_ORIGIN: Origin,
  /** The address at which editors open the studio. It has no default: with a wrong one the studio refuses them. */
  STUDIO_ORIGIN: Origin,
  CONTENT_URL: Origin,
  /** Grants access to all published answers; the same in the site and the content service. */
  CONTENT_TOKEN: Secret,
  /**
   * The keys that sign links to previews: the first one signs, all are accepted. Absent: a key made from the token.
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
  /** The first editor's account, created while there is none. */
  ADMIN_EMAIL: v.pipe(v.string(), v.email('must be an e-mail address')),
  ADMIN_PASSWORD: v.pipe(
    v.string(),
    v.check(isLongEnough, `must have at least ${MIN_PASSWORD} characters`),
  ),
  /** Fills an empty database with this demo edition; `none`: also the database that `npm start` makes stays empty. */
  DEMO: v.picklist(['full', 'small', 'none'], 'must be full, small or none'),
  /** Absent: real time. See `parseClock`. */
  FESTIVAL_CLOCK: Text,
  /** `true`: browsers call the content service directly, with its token. For development only. */
  CLIENT_REQUESTS: YesOrNo,
  /** `false`: nothing is kept on visitors' devices any more, and what was kept is removed. */
  KEEP_PAGES: YesOrNo,
  /** Base path of the content proxy: below `/api`, which is reserved, so no page can have it. */
  CONTENT_PROXY_PATH: v.pipe(
    v.string(),
    v.regex(/^\/api(?:\/[a-z\d-]+)+$/, 'must be a path below /api/, like /api/content'),
  ),
  /** The address of a MapLibre style for the maps; without it maps load nothing from other servers. */
  MAP_STYLE_URL: Address,
  /** How often an open page asks for a newer build. */
  BUILD_POLL_SECONDS: BuildPoll,
  /** Where page views are sent. */
  ANALYTICS_ENDPOINT: Address,
  /** The token for `/metrics`; without it there are metrics only if the site's origin is this machine. */
  METRICS_TOKEN: Secret,
  /** Where the content service backs up the rows before a migration. */
  BACKUP_DIR: Text,
  /**
   * The server that sends mail. Both mail settings are given, or none; without them, people pass links on by hand.
   */
  SMTP_URL: v.pipe(
    v.string(),
    v.regex(/^smtps?:\/\/\S+$/, 'must be an address like smtps://user:password@host'),
  ),
  /** The address that this mail comes from. */
  MAIL_FROM: v.pipe(v.string(), v.email('must be an e-mail address')),
  /** An S3-compatible bucket for media: all five, or none for a folder in `DATA_DIR`. */
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

/** Which variables a process reads. A variable with a default, here or from the caller, is always there, so it is `required`. */
export interface SettingNames<Required extends SettingName, Optional extends SettingName> {
  readonly required: readonly Required[]
  readonly optional: readonly Optional[]
}

export type Environment = Readonly<Record<string, string | undefined>>

/** The variables of each program, and those that several programs read. */
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
  /** For the same two: all of these, or none. */
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
  /** For the studio: both, or none. With them it shows previews, and asks the content service which changes are live. */
  live: { required: ['CONTENT_URL', 'CONTENT_TOKEN'], optional: ['PREVIEW_KEYS'] },
  /** For the studio and the content service: both, or none. */
  mail: { required: ['SMTP_URL', 'MAIL_FROM'], optional: [] },
  /** `npm start` makes up what is missing. */
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
 * Reads the named variables. One that is set to nothing counts as absent, and variables of other programs are ignored.
 * Throws an `Error` of one line that names the first wrong variable and never its value, which may be a secret.
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
  // The schema was made from these very names.
  if (result.success) return result.output as ReturnType<typeof parseSettings<Required, Optional>>
  const [issue] = result.issues
  throw new Error(`${v.getDotPath(issue) ?? 'environment'} ${issue.message}`)
}
