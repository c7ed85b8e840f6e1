/**
 * A time zone to choose. The label has the words that people search for: `Perth, Australia: Australian Western Time`.
 */
export interface ZoneOption {
  readonly value: string
  readonly label: string
}

/**
 * Zones that are named for a place, with this festival's part of the world first. Other zones, such as `EST`, have no
 * summer time.
 */
export function zoneOptions(): readonly ZoneOption[] {
  return Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone.includes('/'))
    .map((value) => ({ value, label: zoneWords(value) }))
    .toSorted(
      (one, other) =>
        Number(isAustralian(other)) - Number(isAustralian(one)) ||
        one.label.localeCompare(other.label),
    )
}

function isAustralian({ value }: ZoneOption): boolean {
  return value.startsWith('Australia/')
}

/** `America/Argentina/Buenos_Aires` → `Buenos Aires, America: Argentina Time`. */
function zoneWords(zone: string): string {
  const [region = '', ...places] = zone.replaceAll('_', ' ').split('/')
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0)
  const time = parts.find(({ type }) => type === 'timeZoneName')?.value
  return `${places.at(-1)}, ${region}: ${time}`
}
