import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseClock } from '../contract/rules/festival-clock.ts'
import { parseSettings, SETTINGS_OF, type Environment } from '../contract/settings.ts'
import { OperatorError } from './operator-error.ts'

/** Saturday 14 March 2026, 11.20am in Melbourne (spec/content F). */
const DEMO_START = '2026-03-14T11:20'

export interface Settings {
  readonly sitePort: number
  readonly contentPort: number
  readonly studioPort: number
  readonly siteOrigin: string
  readonly studioOrigin: string
  readonly dataDir: string
  /** If absent, the embedded database runs. */
  readonly databaseUrl: string | undefined
  /** A content service elsewhere: only the site runs here. */
  readonly contentUrl: string | undefined
  readonly contentToken: string | undefined
  readonly payloadSecret: string | undefined
  readonly adminEmail: string | undefined
  readonly adminPassword: string | undefined
  readonly demo: string | undefined
  /** It contains the instant of this start, so that all processes have the same clock. */
  readonly festivalClock: string | undefined
  /** How far the festival's time is ahead. */
  readonly clockOffsetMs: number
}

export interface Start {
  readonly root: string
  readonly startedAtMs: number
}

/** Throws an `OperatorError` for the first wrong value. */
export function readSettings(
  environment: Environment,
  args: readonly string[],
  { root, startedAtMs }: Start,
): Settings {
  const given = asOperatorError(() => parseSettings(environment, SETTINGS_OF.start))
  const { SITE_PORT: sitePort, CONTENT_PORT: contentPort, STUDIO_PORT: studioPort } = given
  if (new Set([sitePort, contentPort, studioPort]).size < 3) {
    throw new OperatorError('SITE_PORT, CONTENT_PORT and STUDIO_PORT must be three different ports')
  }
  // Not a content service elsewhere: an environment file may contain one of these for `site` and `studio`.
  const ownContent = [`http://127.0.0.1:${contentPort}`, `http://localhost:${contentPort}`]
  const contentUrl = ownContent.includes(given.CONTENT_URL ?? '') ? undefined : given.CONTENT_URL
  if (contentUrl && !given.CONTENT_TOKEN) {
    throw new OperatorError('CONTENT_URL needs CONTENT_TOKEN: the token of that content service')
  }
  const isDemo = !given.DATABASE_URL && !contentUrl && given.DEMO !== 'none'
  const clock = chooseClock(given.FESTIVAL_CLOCK, isDemo, wantsRealTime(args))
  const festivalClock = clock?.includes('@') === false ? `${clock}@${startedAtMs}` : clock
  return {
    sitePort,
    contentPort,
    studioPort,
    siteOrigin: given.SITE_ORIGIN ?? `http://127.0.0.1:${sitePort}`,
    studioOrigin: given.STUDIO_ORIGIN ?? `http://127.0.0.1:${studioPort}`,
    dataDir: resolve(root, given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    contentUrl,
    contentToken: given.CONTENT_TOKEN,
    payloadSecret: given.PAYLOAD_SECRET,
    adminEmail: given.ADMIN_EMAIL,
    adminPassword: given.ADMIN_PASSWORD,
    demo: given.DEMO ?? (isDemo ? 'full' : undefined),
    festivalClock,
    clockOffsetMs: asOperatorError(() => parseClock(festivalClock, startedAtMs).offsetMs),
  }
}

function chooseClock(given: string | undefined, isDemo: boolean, isRealTime: boolean) {
  if (isRealTime && given) {
    throw new OperatorError('--real-time and FESTIVAL_CLOCK contradict each other: give one')
  }
  return given ?? (isDemo && !isRealTime ? DEMO_START : undefined)
}

function wantsRealTime(args: readonly string[]): boolean {
  try {
    const options = { 'real-time': { type: 'boolean', default: false } } as const
    return parseArgs({ args: [...args], options }).values['real-time']
  } catch {
    // Its own message has more than one line.
    throw new OperatorError(`Unknown argument in "${args.join(' ')}": there is only --real-time`)
  }
}

function asOperatorError<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error), {
      cause: error,
    })
  }
}
