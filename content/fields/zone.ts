import { FESTIVAL_ZONE } from 'contract/rules/festival-zone.ts'
import type { TextField } from 'payload'

/** The time zone that the record's times are in. */
export const zoneField: TextField = {
  name: 'zone',
  type: 'text',
  label: 'Time zone',
  required: true,
  defaultValue: FESTIVAL_ZONE,
  validate: (value: string | null | undefined) =>
    isZone(value ?? '') || 'Give a time zone such as Australia/Melbourne',
}

/** Names without `/`, such as `EST`, are of a fixed offset or of no place: they know no summer time. */
function isZone(name: string): boolean {
  return name.includes('/') && Intl.supportedValuesOf('timeZone').includes(name)
}
