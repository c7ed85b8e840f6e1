import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import type { TextField } from 'payload'

/** The zone of the record's times. */
export const zoneField: TextField = {
  name: 'zone',
  type: 'text',
  label: 'Time zone',
  required: true,
  defaultValue: DEFAULT_ZONE,
  admin: { components: { Field: '/studio/components/choices/zone-choice.tsx#ZoneChoice' } },
  validate: (value: string | null | undefined) => isZone(value ?? '') || 'Choose a time zone',
}

/** Only names with `/` are zones of places. Others, such as `EST`, mean a fixed offset without summer time. */
function isZone(name: string): boolean {
  return name.includes('/') && Intl.supportedValuesOf('timeZone').includes(name)
}
