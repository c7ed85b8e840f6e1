import { checkRange } from './date-range.ts'
import { error, type Finding, type Maybe } from './finding.ts'

export interface HoursFields {
  readonly always_open?: Maybe<boolean>
  readonly weekly?: Maybe<readonly unknown[]>
  readonly exceptions?: Maybe<
    readonly {
      readonly closed?: Maybe<boolean>
      readonly opens?: Maybe<string>
      readonly closes?: Maybe<string>
    }[]
  >
  readonly valid_from?: Maybe<string>
  readonly valid_to?: Maybe<string>
}

/** Finds contradictions (spec/content A4). */
export function checkHours(field: string, hours: Maybe<HoursFields>): Finding[] {
  if (!hours) return []
  const findings = checkRange({
    start: hours.valid_from,
    end: hours.valid_to,
    field: `${field}.valid_to`,
  })
  if (hours.always_open && hours.weekly?.length) {
    findings.push(
      error(`${field}.always_open`, 'Open day and night has no weekly rows: remove one'),
    )
  }
  for (const [index, row] of (hours.exceptions ?? []).entries()) {
    const hasTimes = Boolean(row.opens) && Boolean(row.closes)
    const hasAnyTime = Boolean(row.opens) || Boolean(row.closes)
    if (row.closed ? hasAnyTime : !hasTimes) {
      findings.push(
        error(`${field}.exceptions.${index}.closed`, 'Tick "closed", or give both times'),
      )
    }
  }
  return findings
}
