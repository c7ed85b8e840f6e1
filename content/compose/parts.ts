import {
  Access,
  AccessFact,
  EditionSummary,
  Status,
  type AccessCode,
  type Geo,
  type Theme,
} from 'contract/answers/parts.ts'
import { deniedNotices } from 'contract/rules/access.ts'
import { Hours, HoursException } from 'contract/answers/hours.ts'
import { copier } from './copier.ts'
import type { RecordOf } from './flat.ts'

const copyAccess = copier(Access)
const copyFact = copier(AccessFact)
const copyEdition = copier(EditionSummary)
const copyStatus = copier(Status)
const copyHours = copier(Hours)
const copyException = copier(HoursException)

/** Payload's timestamps have milliseconds; answers have seconds. */
export function instant(timestamp: string): string {
  return `${timestamp.slice(0, 19)}Z`
}

interface HoursFields {
  readonly always_open?: boolean
  readonly weekly?: readonly {
    readonly day: string
    readonly opens: string
    readonly closes: string
  }[]
  readonly exceptions?: readonly {
    readonly date: string
    readonly closed?: boolean
    readonly opens?: string
    readonly closes?: string
    readonly note?: string
  }[]
  readonly valid_from?: string
  readonly valid_to?: string
  readonly note?: string
}

/** Undefined if the group is empty but for the days of its validity. */
export function hours(fields: HoursFields | undefined): Hours | undefined {
  if (!fields) return undefined
  const { always_open, weekly = [], exceptions = [], note } = fields
  if (!always_open && weekly.length === 0 && exceptions.length === 0 && !note) return undefined
  return {
    ...copyHours(fields),
    weekly: weekly.map(({ day, opens, closes }) => ({ day: Number(day) as 1, opens, closes })), // the form offers only 1 to 7
    exceptions: exceptions.map(copyException),
  }
}

export const UNKNOWN_HOURS: Hours = { weekly: [], exceptions: [] }

interface AccessFields {
  readonly items?: readonly {
    readonly code: AccessCode
    readonly value: 'yes' | 'no' | 'unknown'
    readonly note?: string
  }[]
  readonly contact?: string
  readonly checked_on?: string
}

/** Undefined without the group. */
export function access(fields: AccessFields | undefined): Access | undefined {
  if (!fields) return undefined
  return { ...copyAccess(fields), items: (fields.items ?? []).map(copyFact) }
}

/** The notices that do not apply, because staff answered "no". No field without such codes. */
export function without(...facts: readonly (AccessFields | undefined)[]): {
  without?: AccessCode[]
} {
  const codes = deniedNotices(...facts.map((each) => each?.items))
  return codes.length > 0 ? { without: [...codes] } : {}
}

/** Codes of any of the given facts, in alphabetical order. */
export function yesCodes(...facts: readonly (AccessFields | undefined)[]): AccessCode[] {
  const codes = facts.flatMap((each) =>
    (each?.items ?? []).filter(({ value }) => value === 'yes').map(({ code }) => code),
  )
  return [...new Set(codes)].toSorted()
}

type StatusFields = Partial<Omit<Status, 'previous_venue'>> & {
  readonly previous_venue?: { readonly name?: string; readonly slug?: string }
}

/** Without fields it goes ahead as planned. */
export function status(fields: StatusFields | undefined): Status {
  const { state = 'scheduled', previous_venue, changed_at } = fields ?? {}
  return {
    ...(fields && copyStatus(fields)),
    state,
    ...(previous_venue?.name
      ? { previous_venue: { ...previous_venue, name: previous_venue.name } }
      : {}),
    ...(changed_at ? { changed_at: instant(changed_at) } : {}),
  }
}

/** Undefined if a coordinate is missing. */
export function geo(
  fields: { readonly lat?: number; readonly lon?: number } | undefined,
): Geo | undefined {
  return fields?.lat === undefined || fields.lon === undefined
    ? undefined
    : { lat: fields.lat, lon: fields.lon }
}

/** No field if no colour is given. */
export function theme(fields: Theme | undefined): { theme?: Theme } {
  return fields && Object.keys(fields).length > 0 ? { theme: fields } : {}
}

/** The form in which other answers contain an edition. */
export function editionSummary(festival: RecordOf<'festivals'>): EditionSummary {
  return { ...copyEdition(festival), ...theme(festival.theme) }
}
