import type { ProgramFacts, SessionFacts } from './program-filter.ts'
import { formatFacts, parseFacts } from './row-facts.ts'

/** Between the parts of a session; times have spaces. */
const PART = '/'

/** What the filters need to know of a row of the program, as text. */
export function formatProgramFacts(item: ProgramFacts): string {
  return formatFacts({
    timed: item.kind === 'timed',
    free: item.free,
    open: item.isOpenNow === true,
    in: item.precinct,
    access: item.access,
    on: item.dates && [item.dates.start, item.dates.end],
    closed: item.closedOn,
    at: item.kind === 'timed' ? item.sessions.map(formatSession) : [],
  })
}

function formatSession({ start, time, isUnderWay, precinct = '', access }: SessionFacts): string {
  const parts = [start, time, isUnderWay ? 'now' : '', precinct, ...access]
  return parts.join(PART).replace(/\/+$/, '')
}

/** Reads what `formatProgramFacts` wrote. */
export function parseProgramFacts(text: string): ProgramFacts {
  const facts = parseFacts(text)
  const [precinct] = facts.get('in') ?? []
  const [start, end] = facts.get('on') ?? []
  return {
    kind: facts.has('timed') ? 'timed' : 'durational',
    free: facts.has('free'),
    isOpenNow: facts.has('open') || undefined,
    precinct,
    access: facts.get('access') ?? [],
    dates: start !== undefined && end !== undefined ? { start, end } : undefined,
    closedOn: facts.get('closed') ?? [],
    sessions: (facts.get('at') ?? []).map(parseSession),
  }
}

function parseSession(text: string): SessionFacts {
  const [start = '', time = '', now, precinct, ...access] = text.split(PART)
  return {
    start,
    time,
    isUnderWay: now === 'now' || undefined,
    precinct: precinct === '' ? undefined : precinct,
    access,
  }
}
