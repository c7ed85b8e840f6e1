import { resolve } from 'node:path'
import { parseClock } from 'contract/rules/festival-clock.ts'
import { CLIENT_REQUESTS_IN_PRODUCTION } from 'contract/rules/error-messages.ts'
import * as v from 'valibot'
import { DEFAULT_PROXY_PATH, type ContentAccess } from './client/content-access.ts'

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

const PROXY_PATH = /^\/api(?:\/[a-z\d-]+)+$/
const Token = v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))

const Environment = v.object(
  {
    SITE_PORT: v.optional(Port, '3000'),
    /** The public origin; it, never the `Host` header, is in pages and redirects. */
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
    /** `true`: browsers may ask the content service themselves, with its token. In development only. */
    CLIENT_REQUESTS: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
    /** A vector style of the web (MapLibre) for the maps; without one nothing is fetched from outside. */
    MAP_STYLE_URL: v.optional(
      v.pipe(
        HttpUrl,
        v.transform((url) => url.href),
      ),
    ),
    /** Whoever asks for `/metrics` must name it; without one there are none but on a loopback origin. */
    METRICS_TOKEN: v.optional(Token),
  },
  'is missing',
)

/** What `npm run export` needs: it asks nobody and listens nowhere. */
const ExportEnvironment = v.pick(Environment, ['SITE_ORIGIN', 'DATA_DIR', 'FESTIVAL_CLOCK'])

export interface ExportSettings {
  readonly origin: string
  readonly dataDir: string
  readonly clockOffsetMs: number
}

export interface Settings extends ExportSettings {
  readonly port: number
  readonly contentUrl: string
  readonly contentToken: string
  readonly contentAccess: ContentAccess
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
    ...commonSettings(output, startedAt),
    port: output.SITE_PORT,
    contentUrl: output.CONTENT_URL,
    contentToken: output.CONTENT_TOKEN,
    contentAccess: contentAccess(output),
    metricsToken: output.METRICS_TOKEN,
  }
}

/** Throws when the token of the content service would be in pages that are public (behaviour §24.2). */
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
  return {
    proxyPath,
    ...(given.CLIENT_REQUESTS === 'true' ? { direct: { url, token } } : {}),
    ...(given.MAP_STYLE_URL === undefined ? {} : { mapStyleUrl: given.MAP_STYLE_URL }),
  }
}

/** Reads the settings of an export. Throws as `readSettings` does. */
export function readExportSettings(
  environment: Readonly<Record<string, string | undefined>>,
  startedAt: number,
): ExportSettings {
  return commonSettings(parse(ExportEnvironment, environment), startedAt)
}

function commonSettings(
  { SITE_ORIGIN, DATA_DIR, FESTIVAL_CLOCK }: v.InferOutput<typeof ExportEnvironment>,
  startedAt: number,
): ExportSettings {
  return {
    origin: SITE_ORIGIN,
    dataDir: resolve(DATA_DIR),
    clockOffsetMs: parseClock(FESTIVAL_CLOCK, startedAt).offsetMs,
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
