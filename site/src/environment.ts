import { resolve } from 'node:path'
import { parseClock } from 'contract/rules/festival-clock.ts'
import * as v from 'valibot'

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
    /** Whoever asks for `/metrics` must name it; without one there are none but on a loopback origin. */
    METRICS_TOKEN: v.optional(Token),
  },
  'is missing',
)

export interface Settings {
  readonly port: number
  readonly origin: string
  readonly contentUrl: string
  readonly contentToken: string
  readonly dataDir: string
  readonly clockOffsetMs: number
  readonly metricsToken: string | undefined
}

/** Reads the settings of this process. Throws an `Error` of one line that names the first wrong variable. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  startedAt: number,
): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const result = v.safeParse(Environment, given)
  if (!result.success) {
    const [issue] = result.issues
    throw new Error(`${v.getDotPath(issue) ?? 'environment'} ${issue.message}`)
  }
  const { output } = result
  return {
    port: output.SITE_PORT,
    origin: output.SITE_ORIGIN,
    contentUrl: output.CONTENT_URL,
    contentToken: output.CONTENT_TOKEN,
    dataDir: resolve(output.DATA_DIR),
    clockOffsetMs: parseClock(output.FESTIVAL_CLOCK, startedAt).offsetMs,
    metricsToken: output.METRICS_TOKEN,
  }
}
