import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parseClock } from '../contract/rules/festival-clock.ts'
import { OperatorError } from './operator-error.mjs'

/** Where the demo begins at every start: Saturday 14 March 2026, 11.20am in Melbourne (spec/content F). */
const DEMO_START = '2026-03-14T11:20'

export interface Settings {
  readonly sitePort: number
  readonly contentPort: number
  readonly studioPort: number
  readonly siteOrigin: string
  /** Where editors open the studio; it refuses requests of other origins. */
  readonly studioOrigin: string
  /** Absolute. */
  readonly dataDir: string
  /** A PostgreSQL of the operator's. Absent: the embedded one, with the demo edition. */
  readonly databaseUrl: string | undefined
  /** A content service elsewhere; then only the site runs here. */
  readonly contentUrl: string | undefined
  readonly contentToken: string | undefined
  readonly payloadSecret: string | undefined
  readonly adminEmail: string | undefined
  readonly adminPassword: string | undefined
  /** Which demo an empty database is filled with; the content service knows the names. */
  readonly demo: string | undefined
  /** What every process is told as FESTIVAL_CLOCK: with the instant it starts at, so that they share one clock. */
  readonly festivalClock: string | undefined
  /** How far the festival's time is ahead of the real one. */
  readonly clockOffsetMs: number
}

export interface Start {
  readonly root: string
  readonly startedAtMs: number
}

/**
 * The launcher's environment and arguments. A variable that is set to nothing counts as absent.
 * Throws an `OperatorError` of one line for the first wrong value.
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
  { root, startedAtMs }: Start,
): Settings {
  const get = (name: string) => environment[name] || undefined
  const ports = readPorts(get)
  const databaseUrl = readUrl('DATABASE_URL', get, /^postgres(ql)?:$/)
  const contentUrl = readUrl('CONTENT_URL', get, /^https?:$/)
  const isElsewhere = contentUrl !== undefined && !isOwnContent(contentUrl, ports.contentPort)
  if (isElsewhere && !get('CONTENT_TOKEN')) {
    throw new OperatorError('CONTENT_URL needs CONTENT_TOKEN: the token of that content service')
  }
  const isDemo = !databaseUrl && !isElsewhere
  return {
    ...ports,
    siteOrigin: readOrigin('SITE_ORIGIN', get) ?? `http://127.0.0.1:${ports.sitePort}`,
    studioOrigin: readOrigin('STUDIO_ORIGIN', get) ?? `http://127.0.0.1:${ports.studioPort}`,
    dataDir: resolve(root, get('DATA_DIR') ?? '.data'),
    databaseUrl,
    contentUrl: isElsewhere ? contentUrl : undefined,
    contentToken: get('CONTENT_TOKEN'),
    payloadSecret: get('PAYLOAD_SECRET'),
    adminEmail: get('ADMIN_EMAIL'),
    adminPassword: get('ADMIN_PASSWORD'),
    demo: get('DEMO') ?? (isDemo ? 'full' : undefined),
    ...readClock(get('FESTIVAL_CLOCK'), { isRealTime: wantsRealTime(args), isDemo, startedAtMs }),
  }
}

type Get = (name: string) => string | undefined

function readPorts(get: Get): Pick<Settings, 'sitePort' | 'contentPort' | 'studioPort'> {
  const sitePort = readPort('SITE_PORT', get) ?? 3000
  const contentPort = readPort('CONTENT_PORT', get) ?? 3001
  const studioPort = readPort('STUDIO_PORT', get) ?? 3002
  if (new Set([sitePort, contentPort, studioPort]).size < 3) {
    throw new OperatorError('SITE_PORT, CONTENT_PORT and STUDIO_PORT must be three different ports')
  }
  return { sitePort, contentPort, studioPort }
}

function readPort(name: string, get: Get): number | undefined {
  const text = get(name)
  if (text === undefined) return undefined
  const port = Number(text)
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port
  throw new OperatorError(`${name} must be a port number from 1 to 65535, not "${text}"`)
}

function readUrl(name: string, get: Get, protocol: RegExp): string | undefined {
  const text = get(name)
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url && protocol.test(url.protocol)) return text
  // Not the value: an address of a database holds its password.
  throw new OperatorError(
    `${name} must be an address like ${name === 'DATABASE_URL' ? 'postgres://user:password@host/name' : 'http://host:port'}`,
  )
}

function readOrigin(name: string, get: Get): string | undefined {
  const text = readUrl(name, get, /^https?:$/)
  if (text === undefined) return undefined
  const { origin, href } = new URL(text)
  if (href === `${origin}/`) return origin
  throw new OperatorError(`${name} must have no path, not "${text}"`)
}

function isOwnContent(url: string, port: number): boolean {
  const { hostname, port: itsPort } = new URL(url)
  return (hostname === '127.0.0.1' || hostname === 'localhost') && itsPort === String(port)
}

function wantsRealTime(args: readonly string[]): boolean {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { 'real-time': { type: 'boolean', default: false } },
    })
    return values['real-time']
  } catch {
    // `parseArgs` throws for whatever it does not know, in more than one line.
    throw new OperatorError(`Unknown argument in "${args.join(' ')}": there is only --real-time`)
  }
}

interface ClockChoice {
  readonly isRealTime: boolean
  readonly isDemo: boolean
  readonly startedAtMs: number
}

function readClock(
  text: string | undefined,
  { isRealTime, isDemo, startedAtMs }: ClockChoice,
): Pick<Settings, 'festivalClock' | 'clockOffsetMs'> {
  if (isRealTime && text) {
    throw new OperatorError('--real-time and FESTIVAL_CLOCK contradict each other: give one')
  }
  const start = text ?? (isDemo && !isRealTime ? DEMO_START : undefined)
  if (start === undefined) return { festivalClock: undefined, clockOffsetMs: 0 }
  try {
    const festivalClock = start.includes('@') ? start : `${start}@${startedAtMs}`
    return { festivalClock, clockOffsetMs: parseClock(festivalClock, startedAtMs).offsetMs }
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error), {
      cause: error,
    })
  }
}
