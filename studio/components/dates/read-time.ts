/** A typed text in its stored form, or a sentence that says why it is not understood. */
export type Reading = { readonly value: string } | { readonly problem: string }

const NAMED: Readonly<Record<string, string>> = {
  noon: '12:00',
  midday: '12:00',
  midnight: '00:00',
}
const TWELVE_HOURS = /^(\d{1,2})(?:[.:](\d{2}))?\s*([ap])\.?m\.?$/
const FULL_DAY = /^(\d{1,2})(?:[.:](\d{2})|(\d{2}))?h?$/
const LAST_MINUTE = 59
const LAST_HOUR = 23
const NOON = 12

/**
 * Reads a time as people type it, as `HH:MM`: `6pm`, `6.30 pm`, `18:30`, `1830`, `18`, `noon`, `midnight`. `6` or
 * `6:30` is ambiguous, so the result is a question: am or pm? `06:30` is the morning (decision 053).
 */
export function readTime(text: string): Reading {
  const typed = text.trim().toLowerCase()
  const named = NAMED[typed]
  if (named !== undefined) return { value: named }
  return readTwelveHours(typed) ?? readFullDay(typed) ?? notATime(text)
}

function readTwelveHours(typed: string): Reading | undefined {
  const [, hour, minute = '00', half] = TWELVE_HOURS.exec(typed) ?? []
  if (hour === undefined) return undefined
  const isOnClock = Number(hour) >= 1 && Number(hour) <= NOON && Number(minute) <= LAST_MINUTE
  if (!isOnClock) return notATime(typed)
  return { value: wallTime((Number(hour) % NOON) + (half === 'p' ? NOON : 0), minute) }
}

function readFullDay(typed: string): Reading | undefined {
  const [, hour, parted, joined] = FULL_DAY.exec(typed) ?? []
  if (hour === undefined) return undefined
  const minute = parted ?? joined ?? '00'
  if (Number(hour) > LAST_HOUR || Number(minute) > LAST_MINUTE) return notATime(typed)
  const words = minute === '00' ? `${Number(hour)}` : `${Number(hour)}.${minute}`
  const isEitherHalf = Number(hour) >= 1 && Number(hour) <= NOON && !hour.startsWith('0')
  if (isEitherHalf) return { problem: `Is it ${words}am or ${words}pm?` }
  return { value: wallTime(Number(hour), minute) }
}

function wallTime(hour: number, minute: string): string {
  return `${String(hour).padStart(2, '0')}:${minute}`
}

function notATime(text: string): Reading {
  return { problem: `“${text.trim()}” is not a time. For example 6pm, 6.30pm or 18:30` }
}
