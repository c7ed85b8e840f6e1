'use client'

import { DATE_FORMATS } from 'content/rules/dates.ts'
import { formatTimeRange } from 'contract/rules/local-time.ts'
import { dateWords } from '../dates/date-words.ts'
import { useRowLabel } from '../payload-ui.ts'

interface ExceptionData {
  readonly date?: string | null
  readonly closed?: boolean | null
  readonly opens?: string | null
  readonly closes?: string | null
}

/** The title of a day with other hours: `Monday 9 March 2026: closed`. */
export function ExceptionRow() {
  const { data } = useRowLabel<ExceptionData>()
  const { date, opens, closes } = data
  const times = [opens, closes].filter((time) => time && DATE_FORMATS.time.isValid(time))
  const hours = times.length === 2 ? formatTimeRange(times[0] ?? '', times[1] ?? '') : undefined
  const day = date ? dateWords('day', date) : 'No day yet'
  return <span>{[day, data.closed ? 'closed' : hours].filter(Boolean).join(': ')}</span>
}
