import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import { dayOf, formatDateRange } from 'contract/rules/local-time.ts'
import type { PriceFields } from 'contract/rules/price-choice.ts'
import { checkColours, type Colours } from './colours.ts'
import { checkRange } from './date-range.ts'
import { error, idOf, warning, type Finding, type Maybe, type Relation } from './finding.ts'
import { checkHours, type HoursFields } from './hours.ts'
import { checkPrice } from './price.ts'
import { checkSessions, type SessionFields } from './sessions.ts'
import { checkStatus, type StatusFields } from './status.ts'
import { checkTitle, checkWeekday } from './title.ts'

/** A judgement (spec/content B5): about ten times the events of an edition. Four digits are a typing error. */
export const MAX_NUMBER = 999

export interface EventFields {
  readonly title?: Maybe<string>
  readonly festival?: Relation
  readonly type?: Maybe<string>
  readonly number?: Maybe<number>
  readonly lead_image?: Relation
  readonly dates?: Maybe<{ readonly start?: Maybe<string>; readonly end?: Maybe<string> }>
  readonly sessions?: Maybe<readonly SessionFields[]>
  readonly venues?: Maybe<readonly Relation[]>
  readonly status?: Maybe<StatusFields>
  readonly hours_override?: Maybe<HoursFields>
  readonly price?: Maybe<PriceFields>
  readonly booking?: Maybe<{ readonly mode?: Maybe<string>; readonly url?: Maybe<string> }>
  readonly parent?: Relation
  readonly theme?: Maybe<Colours>
  readonly tags?: Maybe<readonly string[]>
}

export interface EventFacts {
  readonly edition:
    | {
        readonly start: string
        readonly end: string
        readonly zone: string
        readonly types: readonly {
          readonly key: string
          readonly title: string
          readonly kind: string
          readonly online?: Maybe<boolean>
        }[]
        readonly theme?: Maybe<Colours>
      }
    | undefined
  /** The price that visitors read now. Needed for an event whose price in the form contradicts itself. */
  readonly publicPrice: Maybe<PriceFields>
  /** The title of another event of the edition with the same number. */
  readonly sameNumber: string | undefined
  /** The next free number of the edition, for an event with days that has no number. */
  readonly nextNumber: number | undefined
  readonly parent:
    | { readonly festival: number | undefined; readonly isChild: boolean; readonly isSelf: boolean }
    | undefined
  readonly hasChildren: boolean
}

/** Checks an event and its place in the edition (spec/content B5, B1.12–14). */
export function checkEvent(event: EventFields, facts: EventFacts): Finding[] {
  const zone = facts.edition?.zone ?? DEFAULT_ZONE
  const days = event.sessions?.map(({ start }) => ({
    start: start ? dayOf(start) : undefined,
    end: undefined,
  }))
  const dates = { start: event.dates?.start, end: event.dates?.end }
  return [
    ...checkTitle('title', event.title),
    ...checkWeekday(event.title, [dates, ...(days ?? [])]),
    ...checkType(event, facts),
    ...checkNumber(event, facts),
    ...checkRange({ ...dates, field: 'dates.end' }),
    ...checkSessions(event.sessions, { zone, mainVenue: idOf(event.venues?.[0]) }),
    ...checkStream(event, facts),
    ...checkInsideEdition(event, facts),
    ...checkStatus('status', event.status, zone),
    ...checkHours('hours_override', event.hours_override),
    ...checkPrice('price', event.price, facts.publicPrice),
    ...checkParent(event, facts),
    ...checkColours('theme', event.theme, facts.edition?.theme ?? undefined),
    ...checkTags(event.tags),
    ...(event.lead_image ? [] : [warning('lead_image', 'Lists show this event without a picture')]),
    ...(event.booking?.mode === 'required' && !event.booking.url
      ? [warning('booking.url', 'Booking is required, but visitors are not told where')]
      : []),
  ]
}

function checkType(event: EventFields, { edition, nextNumber }: EventFacts): Finding[] {
  if (!edition || !event.type) return []
  const type = edition.types.find(({ key }) => key === event.type)
  if (!type) {
    const titles = edition.types.map(({ title }) => title).join(', ')
    return [error('type', `The edition has no such type; it has ${titles}`)]
  }
  if (type.kind === 'timed') {
    return [
      ...(event.sessions?.length
        ? []
        : [error('sessions', 'This type needs at least one session')]),
      ...(event.dates?.start || event.dates?.end
        ? [warning('dates.start', 'This type has sessions: empty the days, which nobody is shown')]
        : []),
    ]
  }
  const findings: Finding[] = []
  if (!event.dates?.start) findings.push(error('dates.start', 'This type needs a first day'))
  if (!event.dates?.end) findings.push(error('dates.end', 'This type needs a last day'))
  if (!event.venues?.length) findings.push(error('venues', 'This type needs a venue'))
  if (event.sessions?.length) {
    findings.push(warning('sessions', 'This type has days: take out its sessions'))
  }
  if (!event.number) {
    const isOffered = nextNumber !== undefined && nextNumber <= MAX_NUMBER
    const next = isOffered ? `. Next free: ${nextNumber}` : ''
    findings.push(warning('number', `Without a number it is not found on the printed map${next}`))
  }
  return findings
}

/** Visitors must be told where to watch each session of an online event that is not cancelled. */
function checkStream(event: EventFields, { edition }: EventFacts): Finding[] {
  const isCancelled = ({ status }: Pick<EventFields, 'status'>) => status?.state === 'cancelled'
  const type = edition?.types.find(({ key }) => key === event.type)
  if (!type?.online || isCancelled(event)) return []
  return (event.sessions ?? []).flatMap((session, index) =>
    session.online_url || isCancelled(session)
      ? []
      : [warning(`sessions.${index}.online_url`, 'Visitors are not told where to watch')],
  )
}

function checkNumber({ number }: EventFields, { sameNumber }: EventFacts): Finding[] {
  return number && sameNumber !== undefined
    ? [error('number', `"${sameNumber}" has this number in the same edition`)]
    : []
}

/** Often the year of such dates is mistyped. They are not refused (spec/content B1.12). */
function checkInsideEdition(event: EventFields, { edition }: EventFacts): Finding[] {
  if (!edition) return []
  // A text with a time sorts after its own day, so it is cut before it is compared with the end.
  const isOutside = (date: Maybe<string>) =>
    Boolean(date) && ((date ?? '') < edition.start || dayOf(date ?? '') > edition.end)
  const message = `This is outside the edition, ${formatDateRange(edition.start, edition.end, 'long')}`
  return [
    ...(isOutside(event.dates?.start) ? [warning('dates.start', message)] : []),
    ...(isOutside(event.dates?.end) ? [warning('dates.end', message)] : []),
    ...(event.sessions ?? []).flatMap(({ start }, index) =>
      isOutside(start) ? [warning(`sessions.${index}.start`, message)] : [],
    ),
  ]
}

/** There is only one level: the page of an event lists its parts, but cannot show their parts (spec/content B5). */
function checkParent(event: EventFields, { parent, hasChildren }: EventFacts): Finding[] {
  if (!parent) return []
  if (parent.isSelf) return [error('parent', 'An event is not part of itself')]
  if (parent.festival !== idOf(event.festival)) {
    return [error('parent', 'Choose an event of the same edition')]
  }
  if (parent.isChild) return [error('parent', 'That event is itself part of another')]
  return hasChildren ? [error('parent', 'Other events are part of this one')] : []
}

/** Tags are compared letter by letter, so `Night` and `night` would be two tags. */
function checkTags(tags: Maybe<readonly string[]>): Finding[] {
  const wrong = tags?.find((tag) => tag !== tag.toLowerCase())
  return wrong === undefined ? [] : [error('tags', `Write tags in lower case: "${wrong}"`)]
}
