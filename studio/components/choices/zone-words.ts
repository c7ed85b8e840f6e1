/** The label has the words that people search for: `Perth, Australia: Australian Western Standard Time`. */
export interface ZoneOption {
  readonly value: string
  readonly label: string
}

/** Only zones that are named for a place: others, such as `EST`, may lack summer time. Australian ones come first. */
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

/** `America/Buenos_Aires` → `Buenos Aires, America: Argentina Standard Time`. */
function zoneWords(zone: string): string {
  const [region = '', ...places] = zone.replaceAll('_', ' ').split('/')
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0)
  const time = parts.find(({ type }) => type === 'timeZoneName')?.value
  return `${places.at(-1)}, ${region}: ${time}`
}
