import { formatDate, dateOf, formatTime } from '../contract/rules/melbourne-time.ts'
import type { Account } from './environments.ts'
import type { Settings } from './settings.ts'

export interface Situation {
  readonly settings: Settings
  readonly account: Account
  /** When this start began. */
  readonly startedAtMs: number
  /** Absent if this start has no studio. */
  readonly studio: 'starting' | 'being built' | undefined
  /** Where the embedded database is, if there is one. */
  readonly database: string | undefined
  readonly isRenderingPictures: boolean
}

/** The last lines of a start: where everything is, how to log in, what time it is, how to stop. */
export function closingWords(situation: Situation): string {
  const { settings, studio, database } = situation
  const rows = [
    ['Site', settings.siteOrigin],
    ['', localAddress(settings)],
    ['Studio', studio && `${settings.studioOrigin}/admin`],
    ['', studio === 'being built' && 'being built in the background, about a minute'],
    ['Login', studio && login(situation.account)],
    ['Content', settings.contentUrl ?? `http://127.0.0.1:${settings.contentPort}`],
    ['Clock', clock(situation)],
    ['Pictures', situation.isRenderingPictures && 'being made; they appear by themselves'],
    ['Data', settings.dataDir],
    ['', database && !database.startsWith(settings.dataDir) && `database in ${database}`],
    ['Stop', 'Ctrl-C'],
  ] as const
  const lines = rows.flatMap(([label, text]) => (text ? [`  ${label.padEnd(10)}${text}`] : []))
  return ['', 'The festival is open.', '', ...lines, ''].join('\n')
}

/** Where the site is on this machine, if its public address is another. */
function localAddress({ siteOrigin, sitePort }: Settings): string | undefined {
  const local = `http://127.0.0.1:${sitePort}`
  return siteOrigin === local ? undefined : `on this machine ${local}`
}

function login({ email, password }: Account): string | undefined {
  return email && password ? `${email}  ${password}` : undefined
}

function clock({ settings, startedAtMs }: Situation): string {
  if (settings.festivalClock === undefined) return 'real time'
  const instantMs = startedAtMs + settings.clockOffsetMs
  const date = formatDate(dateOf(instantMs), 'weekday')
  return `ticks from ${date}, ${formatTime(instantMs)} in Melbourne (npm start -- --real-time for real time)`
}
