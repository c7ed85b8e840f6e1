import type { Address, Geo } from 'contract/answers/parts.ts'

const HOME_COUNTRY = 'AU'

/** An address on one line: "9 Victoria Dock, Docklands VIC 3008", the state and its postcode together. */
export function addressText({ line1, line2, suburb, state, postcode, country }: Address): string {
  // A postcode that stands alone on a line reads like a year.
  const town = `${suburb} ${state}\u00a0${postcode}`
  return [line1, line2, town, country === HOME_COUNTRY ? undefined : country]
    .filter(Boolean)
    .join(', ')
}

/** The way to a place on a map service, from wherever the reader is (spec/screens §5.1). */
export function directionsHref({ lat, lon }: Geo): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`
}
