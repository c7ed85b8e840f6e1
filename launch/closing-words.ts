import { DEFAULT_ZONE } from '../contract/rules/default-zone.ts'
import { formatDate, dateOf, formatTime, wallTimeOf } from '../contract/rules/local-time.ts'
import { ADMIN_SECRET, type FirstAccount } from './environments.ts'
import { secretsFile } from './secrets.ts'
import type { Settings } from './settings.ts'

const STUDIO = {
  built: 'starts when it is opened',
  'in development': 'with hot reload',
  'being built': 'being built in the background, about a minute',
}

export interface Situation {
  readonly settings: Settings
  readonly account: FirstAccount
  /** Whether this start has generated the password. It is shown only then. */
  readonly isPasswordNew: boolean
  readonly startedAtMs: number
  /** Absent if this start has no studio. */
  readonly studio: keyof typeof STUDIO | undefined
  readonly database: string | undefined
}

export function closingWords(situation: Situation): string {
  const { settings, studio, database } = situation
  const rows = [
    ['Site', settings.siteOrigin],
    ['', localAddress(settings)],
    ['Studio', studio && `${settings.studioOrigin}/admin`],
    ['', studio && STUDIO[studio]],
    ...(studio ? login(situation) : []),
    ['Content', settings.contentUrl ?? `http://127.0.0.1:${settings.contentPort}`],
    ['Clock', clock(situation)],
    ['Demo', isDemo(settings) && 'before real use: npm run content -- remove-demo'],
    ['Data', settings.dataDir],
    ['', database && !database.startsWith(settings.dataDir) && `database in ${database}`],
    ['Stop', 'Ctrl-C'],
  ] as const
  const lines = rows.flatMap(([label, text]) => (text ? [`  ${label.padEnd(10)}${text}`] : []))
  return ['', 'The festival is open.', '', ...lines, ''].join('\n')
}

function localAddress({ siteOrigin, sitePort }: Settings): string | undefined {
  const local = `http://127.0.0.1:${sitePort}`
  return siteOrigin === local ? undefined : `on this machine ${local}`
}

/** `DEMO=none` means the embedded database without a demo. */
function isDemo({ demo }: Settings): boolean {
  return demo !== undefined && demo !== 'none'
}

type Row = readonly [label: string, text: string]

function login({ settings, account, isPasswordNew }: Situation): readonly Row[] {
  const { email, password } = account
  if (!email || !password) return []
  const file = secretsFile(settings.dataDir)
  if (isPasswordNew) {
    return [
      ['Login', `${email}  ${password}`],
      ['', `shown only this once; kept in ${file}`],
    ]
  }
  const where = settings.adminPassword
    ? 'ADMIN_PASSWORD, as you set it'
    : `${ADMIN_SECRET} in ${file}`
  return [
    ['Login', email],
    ['', `password: ${where}, unless it was changed in the studio`],
  ]
}

function clock({ settings, startedAtMs }: Situation): string {
  if (settings.festivalClock === undefined) return 'real time'
  const instantMs = startedAtMs + settings.clockOffsetMs
  const date = formatDate(dateOf(instantMs, DEFAULT_ZONE), 'weekday')
  return `ticks from ${date}, ${formatTime(wallTimeOf(instantMs, DEFAULT_ZONE))} in Melbourne (npm start -- --real-time for real time)`
}
