import { checkWallTime } from './date-range.ts'
import { error, type Finding, type Maybe } from './finding.ts'

export interface StatusFields {
  readonly state?: Maybe<string>
  readonly previous_start?: Maybe<string>
  readonly previous_venue?: Maybe<{ readonly name?: Maybe<string> }>
}

/** `moved` needs a former place or start, `postponed` neither; a former start is checked (spec/content A6). */
export function checkStatus(field: string, status: Maybe<StatusFields>, zone: string): Finding[] {
  if (status?.state !== 'moved' && status?.state !== 'postponed') return []
  const findings = checkWallTime(`${field}.previous_start`, status.previous_start, zone)
  const saysFrom = Boolean(status.previous_start) || Boolean(status.previous_venue?.name)
  if (status.state === 'moved' && !saysFrom) {
    findings.push(
      error(`${field}.previous_start`, 'Say when or where it was to be before it moved'),
    )
  }
  return findings
}
