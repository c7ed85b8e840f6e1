import type { Position } from 'contract/rules/distance.ts'

const NUMBER = String.raw`[-+−]?\d{1,3}(?:\.\d+)?`
const PAIR = new RegExp(`^(${NUMBER})°?\\s*[,;\\s]\\s*(${NUMBER})°?$`)
/**
 * The parts of map links that name a place, the most exact first: the pin of Google Maps, the marker of OpenStreetMap,
 * a place in the query, the centre of the view. A `geo:` link has only one place.
 */
const IN_LINKS = [
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
  new RegExp(`[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`),
  new RegExp(
    `[?&](?:q|ll|query|destination|center|daddr)=(?:loc:)?(${NUMBER})(?:,|%2C)\\+?(${NUMBER})`,
    'i',
  ),
  new RegExp(`/@(${NUMBER}),(${NUMBER})`),
  new RegExp(`#map=[\\d.]+/(${NUMBER})/(${NUMBER})`),
  new RegExp(`^geo:(${NUMBER}),(${NUMBER})`),
]
/** The base maps are drawn in Web Mercator, which ends at about this latitude. */
const MAX_LATITUDE = 85
const MAX_LONGITUDE = 180
/** Five decimals are a metre: the accuracy of a phone, and of positions in answers. */
const DECIMALS = 5

/** Reads `-37.81, 144.96`, latitude first, or a link of a map. Undefined if there is no place in the text. */
export function readPlace(text: string): Position | undefined {
  const typed = text.trim()
  const [, lat, lon] =
    PAIR.exec(typed) ?? IN_LINKS.map((form) => form.exec(typed)).find((match) => match) ?? []
  if (lat === undefined || lon === undefined) return undefined
  const place = { lat: degrees(lat), lon: degrees(lon) }
  const isOnEarth = Math.abs(place.lat) <= MAX_LATITUDE && Math.abs(place.lon) <= MAX_LONGITUDE
  return isOnEarth ? place : undefined
}

/** Short links. They redirect to the link that has the place in it. */
const SHORT_LINK = /goo\.gl|osm\.org\/go|maps\.apple\.com\/p\//

export function whyNoPlace(text: string): string {
  return SHORT_LINK.test(text)
    ? 'A short link has no place in it: open it, and copy the long link from the address bar of the browser'
    : 'There are no coordinates in this. Paste latitude and longitude, or the whole link of Google Maps or OpenStreetMap'
}

export function rounded({ lat, lon }: Position): Position {
  return { lat: Number(lat.toFixed(DECIMALS)), lon: Number(lon.toFixed(DECIMALS)) }
}

function degrees(text: string): number {
  return Number(Number(text.replace('−', '-')).toFixed(DECIMALS))
}
