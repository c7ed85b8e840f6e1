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
    CONTENT_TOKEN: v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters')),
    DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
    FESTIVAL_CLOCK: v.optional(v.string()),
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
}

/** Reads the settings of this process. Throws an `Error` of one line that names the first wrong variable. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  startedAt: number,
): Settings {
  const output = parse(Environment, environment)
  return {
    ...commonSettings(output, startedAt),
    port: output.SITE_PORT,
    contentUrl: output.CONTENT_URL,
    contentToken: output.CONTENT_TOKEN,
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
