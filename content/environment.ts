import { resolve } from 'node:path'
import { parseClock } from 'contract/rules/festival-clock.ts'
import * as v from 'valibot'
import { isLongEnough, MIN_PASSWORD } from './collections/rules/password.ts'

const Port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a port number'),
  v.transform(Number),
  v.minValue(1, 'must be a port number'),
  v.maxValue(65_535, 'must be a port number'),
)
const PostgresUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(?:ql)?:\/\/\S+$/, 'must be a postgres:// address'),
)
const Origin = v.pipe(
  v.string(),
  v.url('must be an address'),
  v.regex(/^https?:\/\//i, 'must be an http:// or https:// address'),
  v.transform((url) => new URL(url).origin),
)

const Said = v.pipe(v.string(), v.nonEmpty())

/** An S3-compatible bucket for media: all of these variables, or none for a folder in `DATA_DIR`. */
const S3 = v.object(
  {
    S3_BUCKET: Said,
    /** The service's origin, without the bucket. */
    S3_ENDPOINT: Origin,
    S3_REGION: Said,
    S3_ACCESS_KEY_ID: Said,
    S3_SECRET_ACCESS_KEY: Said,
  },
  'is missing',
)

/** Variables of both the content service and the studio, which share one Payload configuration. */
const EDITING = {
  DATABASE_URL: PostgresUrl,
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  /** Signs the studio's sessions. */
  PAYLOAD_SECRET: v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters')),
  SITE_ORIGIN: v.optional(Origin, 'http://127.0.0.1:3000'),
  /** Absent: real time. See `parseClock`. */
  FESTIVAL_CLOCK: v.optional(v.string()),
}

const ContentEnvironment = v.object(
  {
    ...EDITING,
    CONTENT_PORT: v.optional(Port, '3001'),
    /** Shared with the site; grants access to all published answers. */
    CONTENT_TOKEN: v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters')),
    /** The first editor's account, created while there is none. */
    ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
    ADMIN_PASSWORD: v.optional(
      v.pipe(v.string(), v.check(isLongEnough, `must have at least ${MIN_PASSWORD} characters`)),
    ),
    /** `true`: the site's pages may request answers from the browser, with the token. In development only. */
    CLIENT_REQUESTS: v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
    /** `full` or `small`: fills an empty database with the demo edition. */
    DEMO: v.optional(v.picklist(['full', 'small'], 'must be full or small')),
  },
  'is missing',
)

/** `STUDIO_ORIGIN` has no default: with a wrong one the studio refuses its own editors. */
const StudioEnvironment = v.object({ ...EDITING, STUDIO_ORIGIN: Origin }, 'is missing')

export interface S3Settings {
  readonly bucket: string
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Settings of both processes. */
export interface EditingSettings {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly secret: string
  readonly siteOrigin: string
  readonly clockOffsetMs: number
  /** The bucket for media; undefined stores them below `dataDir`. */
  readonly s3: S3Settings | undefined
}

/** Settings of the content service. */
export interface Settings extends EditingSettings {
  readonly port: number
  readonly token: string
  /** The origin whose pages may request answers from the browser; undefined allows none. */
  readonly browserOrigin: string | undefined
  readonly admin: { readonly email: string; readonly password: string } | undefined
  readonly demo: 'full' | 'small' | undefined
}

/** Settings of the studio. It gets neither the token of the answers nor the first account. */
export interface StudioSettings extends EditingSettings {
  /** The origin at which editors open the studio. */
  readonly studioOrigin: string
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the content service's settings. `startedAt` is in epoch milliseconds.
 * Throws an `Error` of one line that names the first wrong variable.
 */
export function readSettings(environment: Environment, startedAt: number): Settings {
  const output = parse(ContentEnvironment, environment)
  return {
    ...editingSettings(output, environment, startedAt),
    port: output.CONTENT_PORT,
    token: output.CONTENT_TOKEN,
    browserOrigin: output.CLIENT_REQUESTS === 'true' ? output.SITE_ORIGIN : undefined,
    admin:
      output.ADMIN_EMAIL && output.ADMIN_PASSWORD
        ? { email: output.ADMIN_EMAIL, password: output.ADMIN_PASSWORD }
        : undefined,
    demo: output.DEMO,
  }
}

/** Reads the studio's settings, as `readSettings` does. */
export function readStudioSettings(environment: Environment, startedAt: number): StudioSettings {
  const output = parse(StudioEnvironment, environment)
  return {
    ...editingSettings(output, environment, startedAt),
    studioOrigin: output.STUDIO_ORIGIN,
  }
}

/** Reads the settings that a command on the content needs, as `readSettings` does. */
export function readEditingSettings(environment: Environment, startedAt: number): EditingSettings {
  const output = parse(v.object(EDITING, 'is missing'), environment)
  return editingSettings(output, environment, startedAt)
}

type Editing = Pick<v.InferOutput<typeof StudioEnvironment>, keyof typeof EDITING>

function editingSettings(
  output: Editing,
  environment: Environment,
  startedAt: number,
): EditingSettings {
  return {
    databaseUrl: output.DATABASE_URL,
    dataDir: resolve(output.DATA_DIR),
    secret: output.PAYLOAD_SECRET,
    siteOrigin: output.SITE_ORIGIN,
    clockOffsetMs: parseClock(output.FESTIVAL_CLOCK, startedAt).offsetMs,
    s3: s3Settings(environment),
  }
}

function s3Settings(environment: Environment): S3Settings | undefined {
  if (!Object.keys(S3.entries).some((name) => environment[name])) return undefined
  const output = parse(S3, environment)
  return {
    bucket: output.S3_BUCKET,
    endpoint: output.S3_ENDPOINT,
    region: output.S3_REGION,
    accessKeyId: output.S3_ACCESS_KEY_ID,
    secretAccessKey: output.S3_SECRET_ACCESS_KEY,
  }
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  environment: Environment,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, withoutEmpty(environment))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${v.getDotPath(issue) ?? 'environment'} ${issue.message}`)
}

/** Treats an empty variable as absent. */
function withoutEmpty(environment: Environment) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
}
