import { resolve } from 'node:path'
import { parseClock } from 'contract/rules/festival-clock.ts'
import { CLIENT_REQUESTS_IN_PRODUCTION } from 'contract/rules/error-messages.ts'
import * as v from 'valibot'
import {
  DEFAULT_PROXY_PATH,
  type ContentAccess,
  DEFAULT_BUILD_POLL_MS,
  type PageSettings,
} from '../browser/page-settings.ts'

const Port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a port number'),
  v.transform(Number),
  v.minValue(1, 'must be a port number'),
  v.maxValue(65_535, 'must be a port number'),
)
const HttpUrl = v.pipe(
  v.string(),
  v.url('must be an http address'),
  v.transform((text) => new URL(text)),
  v.check((url) => /^https?:$/.test(url.protocol), 'must be an http or https address'),
  v.check((url) => url.username === '' && url.password === '', 'must not hold a user or password'),
  v.check((url) => url.hash === '' && url.hostname !== '', 'must be a plain address'),
)

const MIN_BUILD_POLL_MS = 60_000
const PROXY_PATH = /^\/api(?:\/[a-z\d-]+)+$/
const Token = v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))

/** In milliseconds; undefined means never. */
const BuildPoll = v.pipe(
  v.string(),
  v.regex(/^(?:false|\d{1,6})$/, 'must be a number of seconds or false'),
  v.transform((text) => (text === 'false' ? undefined : Number(text) * 1000)),
  v.check((ms) => ms === undefined || ms >= MIN_BUILD_POLL_MS, 'must be at least 60, or false'),
)

const Environment = v.object(
  {
    SITE_PORT: v.optional(Port, '3000'),
    /** The public origin. Pages and redirects use it, never the `Host` header. */
    SITE_ORIGIN: v.pipe(
      HttpUrl,
      v.transform((url) => url.origin),
    ),
    CONTENT_URL: v.pipe(
      HttpUrl,
      v.transform((url) => url.origin),
    ),
    CONTENT_TOKEN: Token,
    DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
    FESTIVAL_CLOCK: v.optional(v.string()),
    /** Base path of the content proxy. */
    CONTENT_PROXY_PATH: v.optional(
      v.pipe(v.string(), v.regex(PROXY_PATH, 'must be a path below /api/, like /api/content')),
      DEFAULT_PROXY_PATH,
    ),
    /** `true`: browsers call the content service directly, with its token. For development only. */
    CLIENT_REQUESTS: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
    /** The address of a MapLibre style for the maps; without it maps load nothing from other servers. */
    MAP_STYLE_URL: v.optional(
      v.pipe(
        HttpUrl,
        v.transform((url) => url.href),
      ),
    ),
    /** How often an open page asks for a newer build. */
    BUILD_POLL_SECONDS: v.optional(BuildPoll, String(DEFAULT_BUILD_POLL_MS / 1000)),
    /** Where page views are sent. */
    ANALYTICS_ENDPOINT: v.optional(
      v.pipe(
        HttpUrl,
        v.transform((url) => url.href),
      ),
    ),
    /** The token for `/metrics`; without it there are metrics only if the site's origin is this machine. */
    METRICS_TOKEN: v.optional(Token),
  },
  'is missing',
)

/** The settings of `npm run export`. */
const ExportEnvironment = v.pick(Environment, [
  'SITE_ORIGIN',
  'DATA_DIR',
  'FESTIVAL_CLOCK',
  'BUILD_POLL_SECONDS',
  'ANALYTICS_ENDPOINT',
  'MAP_STYLE_URL',
])

export interface ExportSettings {
  readonly origin: string
  readonly dataDir: string
  readonly clockOffsetMs: number
  /** The settings that every page gets. */
  readonly page: PageSettings
}

export interface Settings extends ExportSettings {
  readonly port: number
  readonly contentUrl: string
  readonly contentToken: string
  readonly metricsToken: string | undefined
}

/** Reads the settings of this process. Throws an `Error` of one line that names the first wrong variable. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  startedAt: number,
): Settings {
  const output = parse(Environment, environment)
  refusePublicToken(environment)
  return {
    ...commonSettings(output, startedAt, contentAccess(output)),
    port: output.SITE_PORT,
    contentUrl: output.CONTENT_URL,
    contentToken: output.CONTENT_TOKEN,
    metricsToken: output.METRICS_TOKEN,
  }
}

/** Throws if public pages would contain the token of the content service (spec/behaviour §24.2). */
export function refusePublicToken({
  NODE_ENV,
  CLIENT_REQUESTS,
}: Readonly<Record<string, string | undefined>>): void {
  if (NODE_ENV === 'production' && CLIENT_REQUESTS === 'true') {
    throw new Error(CLIENT_REQUESTS_IN_PRODUCTION)
  }
}

function contentAccess(given: v.InferOutput<typeof Environment>): ContentAccess {
  const { CONTENT_PROXY_PATH: proxyPath, CONTENT_URL: url, CONTENT_TOKEN: token } = given
  return { proxyPath, ...(given.CLIENT_REQUESTS === 'true' ? { direct: { url, token } } : {}) }
}

/** Reads the settings of an export. Throws as `readSettings` does. */
export function readExportSettings(
  environment: Readonly<Record<string, string | undefined>>,
  startedAt: number,
): ExportSettings {
  return commonSettings(parse(ExportEnvironment, environment), startedAt, {
    proxyPath: DEFAULT_PROXY_PATH,
  })
}

function commonSettings(
  given: v.InferOutput<typeof ExportEnvironment>,
  startedAt: number,
  access: ContentAccess,
): ExportSettings {
  return {
    origin: given.SITE_ORIGIN,
    dataDir: resolve(given.DATA_DIR),
    clockOffsetMs: parseClock(given.FESTIVAL_CLOCK, startedAt).offsetMs,
    page: {
      contentAccess: access,
      buildPollMs: given.BUILD_POLL_SECONDS,
      analyticsEndpoint: given.ANALYTICS_ENDPOINT,
      mapStyleUrl: given.MAP_STYLE_URL,
    },
  }
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${v.getDotPath(issue) ?? 'environment'} ${issue.message}`)
}
