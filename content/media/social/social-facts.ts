/** The words on the social picture of an event, and the name of its file (decision 080). */
import { createHash } from 'node:crypto'
import type { Theme } from 'contract/answers/parts.ts'
import { plainTitle } from 'contract/rules/caption.ts'
import {
  dayOf,
  formatDate,
  formatDateRange,
  formatTime,
  timeOf,
} from 'contract/rules/local-time.ts'
import { resolveTheme } from 'contract/rules/theme.ts'
import { FILE_HASH_DIGITS } from '../file-hash.ts'
import { mediaName } from '../image-sizes.ts'

/** Increased when the drawing changes, so that every picture is drawn again. */
const DRAWING = 1
export const SOCIAL = 'social'

export interface SocialEvent {
  readonly title: string
  readonly edition: { readonly name: string; readonly theme?: Theme | undefined }
  readonly theme?: Theme | undefined
  readonly dates?: { readonly start: string; readonly end: string } | undefined
  readonly sessions: readonly { readonly start: string }[]
  readonly venues: readonly { readonly name: string }[]
  readonly lead_image?: { readonly url: string } | undefined
}

export interface SocialFacts {
  readonly festival: string
  readonly title: string
  /** "6–29 March 2026", then the first venue. */
  readonly lines: readonly string[]
  readonly color: string
  readonly backgroundColor: string
  readonly picture: string
}

/** Returns undefined for an event without its own picture: its links are shown with the site's picture. */
export function socialFacts(event: SocialEvent): SocialFacts | undefined {
  const [, picture] =
    /^\/media\/([\w-]+\.(?:jpg|png|webp))$/.exec(event.lead_image?.url ?? '') ?? []
  if (picture === undefined) return undefined
  const { color, backgroundColor } = resolveTheme(event.theme, event.edition.theme)
  const lines = [whenOf(event), event.venues[0]?.name ?? '']
  return {
    festival: event.edition.name,
    title: plainTitle(event.title),
    lines: lines.filter((line) => line !== ''),
    color,
    backgroundColor,
    picture,
  }
}

/** The name changes when any fact on the picture changes. */
export function socialName(facts: SocialFacts): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, facts]))
    .digest('hex')
  return mediaName(hash.slice(0, FILE_HASH_DIGITS), SOCIAL, 'jpg')
}

/** All days of the event, never only the next one: the picture stays in other people's messages. */
function whenOf({ dates, sessions }: SocialEvent): string {
  const [first = '', ...others] = sessions.map(({ start }) => start).toSorted()
  if (dates) return formatDateRange(dates.start, dates.end, 'long')
  if (first === '') return ''
  const day = dayOf(first)
  if (others.length === 0)
    return `${formatDate(day, 'weekday-month')}, ${formatTime(timeOf(first))}`
  return formatDateRange(day, dayOf(others.at(-1) ?? first), 'long')
}
