/** What the social picture of an event says, and the name of its file (decision 080). Both follow from the event's answer. */
import { createHash } from 'node:crypto'
import type { Theme } from 'contract/answers/parts.ts'
import { plainTitle } from 'contract/rules/caption.ts'
import { formatDate, formatDateRange, formatTime } from 'contract/rules/melbourne-time.ts'
import { resolveTheme } from 'contract/rules/theme.ts'
import { mediaName } from '../image-sizes.ts'

/** Counted up when the drawing changes, so that every picture is made anew. */
const DRAWING = 1
const HASH_DIGITS = 16
export const SOCIAL = 'social'

/** Those parts of `/events/{event}` that the picture is made of. */
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
  /** The name of the picture's largest file. */
  readonly picture: string
}

/** Undefined for an event without a picture of its own: it is shared with the site's. */
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

/** The file's name: another one when anything on it is another. */
export function socialName(facts: SocialFacts): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING, facts]))
    .digest('hex')
  return mediaName(hash.slice(0, HASH_DIGITS), SOCIAL, 'jpg')
}

/** All its days: the picture stays in other people's messages, so it never says "next". */
function whenOf({ dates, sessions }: SocialEvent): string {
  const [first = '', ...others] = sessions.map(({ start }) => start).toSorted()
  if (dates) return formatDateRange(dates.start, dates.end, 'long')
  if (first === '') return ''
  const [day = '', time = ''] = first.split('T')
  if (others.length === 0) return `${formatDate(day, 'weekday-month')}, ${formatTime(time)}`
  return formatDateRange(day, (others.at(-1) ?? first).slice(0, day.length), 'long')
}
