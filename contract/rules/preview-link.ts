/**
 * `/preview/{signature}/{moment}{path}` (spec/behaviour §31). The moment is `now`, or a wall time in the zone of the
 * festival, `2026-03-15T0955`.
 */
import { isCalendarDate } from './is-calendar-date.ts'
import { localOf, toInstant } from './local-time.ts'

const PREFIX = '/preview/'
/**
 * A preview has nothing to show before 2000 or after 2099. A signature has at most 69 characters
 * (`preview-signature.ts`); 100 leaves room for a longer one.
 */
const TARGET = /^\/preview\/([\w.-]{1,100})\/(now|20\d\d-\d\d-\d\dT\d{4})(\/[^?]*)?(\?.*)?$/s
const ENCODED_PATH = /^\/[!-~]*$/
const FORM_TARGET = /^\/preview\/([\w.-]{1,100})\?(.*)$/s

/** A number is in milliseconds since 1970. */
export type PreviewMoment = 'now' | number

export interface PreviewTarget {
  readonly signature: string
  readonly moment: PreviewMoment
  /** The path and query inside the preview, as they were sent. */
  readonly target: string
}

export function isPreviewTarget(target: string): boolean {
  return target.startsWith(PREFIX)
}

/** Undefined if a request target is not in a preview. The signature is not checked here. */
export function parsePreviewTarget(target: string, zone: string): PreviewTarget | undefined {
  const [, signature, written = '', path = '/', search = ''] = TARGET.exec(target) ?? []
  const moment = written === 'now' ? written : parseMoment(written, zone)
  if (signature === undefined || moment === undefined) return undefined
  return { signature, moment, target: path + search }
}

/** What the form in a preview's bar asks for. */
export interface MomentAsked {
  readonly signature: string
  /** The address of the preview at that moment. */
  readonly address: string
}

/**
 * Reads `/preview/{signature}?path=&day=&time=`; undefined for another target. An invalid day or time leads to `now`.
 */
export function parseMomentAsked(target: string, zone: string): MomentAsked | undefined {
  const [, signature, query = ''] = FORM_TARGET.exec(target) ?? []
  if (signature === undefined) return undefined
  const fields = new URLSearchParams(query)
  const moment = parseMoment(`${fields.get('day')}T${fields.get('time')?.replace(':', '')}`, zone)
  const path = fields.get('path') ?? ''
  const base = previewBase(signature, moment ?? 'now', zone)
  return { signature, address: base + (ENCODED_PATH.test(path) ? path : '/') }
}

/** What comes before every path in a preview of `now`. */
export function previewOfNow(signature: string): string {
  return `${PREFIX}${signature}/now`
}

/** What comes before every path in a preview of a moment. */
export function previewBase(signature: string, moment: PreviewMoment, zone: string): string {
  if (moment === 'now') return previewOfNow(signature)
  return `${PREFIX}${signature}/${localOf(moment, zone).replace(':', '')}`
}

/** `written` is like `2026-03-15T0955`. Undefined if there is no such time. */
function parseMoment(written: string, zone: string): number | undefined {
  const [, day, hours, minutes] =
    /^(20\d\d-\d\d-\d\d)T([01]\d|2[0-3])([0-5]\d)$/.exec(written) ?? []
  if (!day || !isCalendarDate(day)) return undefined
  return toInstant(`${day}T${hours}:${minutes}`, zone)
}
