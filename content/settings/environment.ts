import { resolve } from 'node:path'
import { parseClock } from 'contract/rules/festival-clock.ts'
import { previewKeys } from 'contract/rules/preview-signature.ts'
import { parseSettings, SETTINGS_OF, type Environment } from 'contract/settings.ts'
import { codeOf } from './code-of.ts'

export interface MailSettings {
  /** `smtp://` or `smtps://`, with the user and password. */
  readonly smtpUrl: string
  readonly from: string
}

export interface S3Settings {
  readonly bucket: string
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface EditingSettings {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly secret: string
  readonly siteOrigin: string
  readonly clockOffsetMs: number
  /** Undefined stores media below `dataDir`. */
  readonly s3: S3Settings | undefined
}

export interface Settings extends EditingSettings {
  readonly port: number
  readonly token: string
  /** Its pages may request answers from the browser; undefined allows none. */
  readonly browserOrigin: string | undefined
  readonly admin: { readonly email: string; readonly password: string } | undefined
  readonly demo: 'full' | 'small' | undefined
  /** They sign links to previews. The first one makes new signatures. */
  readonly previewKeys: readonly string[]
  /** Without it, no backup is written before a migration. */
  readonly backupDir: string | undefined
  /** Without it, no mail is sent about failed releases. */
  readonly mail?: MailSettings | undefined
}

/** How the studio asks what is live, and signs links to previews. */
export interface LiveSettings {
  readonly contentUrl: string
  readonly token: string
  /** The first key makes new signatures. */
  readonly previewKeys: readonly string[]
}

/** Has no settings of the first account, which only the content service creates. */
export interface StudioSettings extends EditingSettings {
  /** Editors open the studio at this origin. */
  readonly studioOrigin: string
  /** Without it, the studio does not say what is live. */
  readonly live: LiveSettings | undefined
  /** Without it, no mail is sent. */
  readonly mail: MailSettings | undefined
  readonly isDemo: boolean
}

/** `startedAt` is in epoch milliseconds. Throws an `Error` of one line that names the first wrong variable. */
export function readSettings(environment: Environment, startedAt: number): Settings {
  const settings = readEditingSettings(environment, startedAt)
  const output = parseSettings(environment, SETTINGS_OF.content)
  return {
    ...settings,
    port: output.CONTENT_PORT,
    token: output.CONTENT_TOKEN,
    browserOrigin: output.CLIENT_REQUESTS ? settings.siteOrigin : undefined,
    admin:
      output.ADMIN_EMAIL && output.ADMIN_PASSWORD
        ? { email: output.ADMIN_EMAIL, password: output.ADMIN_PASSWORD }
        : undefined,
    demo: demoOf(output.DEMO),
    previewKeys: keysOf(output),
    backupDir: output.BACKUP_DIR,
    mail: mailSettings(environment),
  }
}

/** Throws as `readSettings` does. */
export function readStudioSettings(environment: Environment, startedAt: number): StudioSettings {
  const output = parseSettings(environment, SETTINGS_OF.studio)
  return {
    ...readEditingSettings(environment, startedAt),
    studioOrigin: output.STUDIO_ORIGIN,
    live: liveSettings(environment),
    mail: mailSettings(environment),
    isDemo: demoOf(output.DEMO) !== undefined,
  }
}

/** Also for the commands for content. Throws as `readSettings` does. */
export function readEditingSettings(environment: Environment, startedAt: number): EditingSettings {
  const output = parseSettings(environment, SETTINGS_OF.editing, {
    SITE_ORIGIN: 'http://127.0.0.1:3000',
  })
  return {
    databaseUrl: output.DATABASE_URL,
    dataDir: resolve(output.DATA_DIR),
    secret: output.PAYLOAD_SECRET,
    siteOrigin: output.SITE_ORIGIN,
    clockOffsetMs: parseClock(output.FESTIVAL_CLOCK, startedAt).offsetMs,
    s3: s3Settings(environment),
  }
}

function demoOf(given: 'full' | 'small' | 'none' | undefined): Settings['demo'] {
  return given === 'none' ? undefined : given
}

function liveSettings(environment: Environment): LiveSettings | undefined {
  if (!SETTINGS_OF.live.required.some((name) => environment[name])) return undefined
  const output = parseSettings(environment, SETTINGS_OF.live)
  return {
    contentUrl: output.CONTENT_URL,
    token: output.CONTENT_TOKEN,
    previewKeys: keysOf(output),
  }
}

function keysOf(output: {
  readonly PREVIEW_KEYS?: readonly string[] | undefined
  readonly CONTENT_TOKEN: string
}): readonly string[] {
  return previewKeys({ keys: output.PREVIEW_KEYS, token: output.CONTENT_TOKEN }, codeOf)
}

function mailSettings(environment: Environment): MailSettings | undefined {
  if (!SETTINGS_OF.mail.required.some((name) => environment[name])) return undefined
  const output = parseSettings(environment, SETTINGS_OF.mail)
  return { smtpUrl: output.SMTP_URL, from: output.MAIL_FROM }
}

function s3Settings(environment: Environment): S3Settings | undefined {
  if (!SETTINGS_OF.bucket.required.some((name) => environment[name])) return undefined
  const output = parseSettings(environment, SETTINGS_OF.bucket)
  return {
    bucket: output.S3_BUCKET,
    endpoint: output.S3_ENDPOINT,
    region: output.S3_REGION,
    accessKeyId: output.S3_ACCESS_KEY_ID,
    secretAccessKey: output.S3_SECRET_ACCESS_KEY,
  }
}
