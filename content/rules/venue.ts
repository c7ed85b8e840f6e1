import { checkCoordinates, isComplete, type Coordinates } from './coordinates.ts'
import { error, warning, type Finding, type Maybe } from './finding.ts'
import { checkHours, type HoursFields } from './hours.ts'
import { checkTitle } from './title.ts'

const ADDRESS_PARTS = ['line1', 'suburb', 'state', 'postcode'] as const

export interface VenueFields {
  readonly name?: Maybe<string>
  readonly place_type?: Maybe<string>
  readonly address?: Maybe<{ readonly [Part in (typeof ADDRESS_PARTS)[number]]?: Maybe<string> }>
  readonly geo?: Maybe<Coordinates>
  readonly entrance?: Maybe<Coordinates>
  readonly hours?: Maybe<HoursFields>
  readonly access?: Maybe<{ readonly items?: Maybe<readonly { readonly value?: Maybe<string> }[]> }>
  readonly editions?: Maybe<
    readonly {
      readonly year?: Maybe<number>
      readonly precinct?: Maybe<string>
      readonly hours?: Maybe<HoursFields>
    }[]
  >
}

/** By the year of the edition. */
export type Precincts = ReadonlyMap<
  number,
  readonly { readonly key: string; readonly title: string }[]
>

/** Also checks its entries for editions (spec/content B6, B1.19). */
export function checkVenue(venue: VenueFields, precincts: Precincts): Finding[] {
  return [
    ...checkTitle('name', venue.name),
    ...(venue.place_type === 'online' ? [] : checkPlace(venue)),
    ...checkHours('hours', venue.hours),
    ...checkAccess(venue),
    ...checkEditions(venue, precincts),
  ]
}

function checkPlace({ address, geo, entrance }: VenueFields): Finding[] {
  const missing = ADDRESS_PARTS.filter((part) => !address?.[part])
  return [
    ...missing.map((part) =>
      error(`address.${part}`, 'A place needs its whole address, unless it is online'),
    ),
    ...(isComplete(geo)
      ? checkCoordinates('geo', geo)
      : [error('geo.lat', 'A place needs both coordinates, unless it is online')]),
    ...checkEntrance(entrance),
  ]
}

function checkEntrance(entrance: VenueFields['entrance']): Finding[] {
  const { lat, lon } = entrance ?? {}
  if (isComplete(entrance) || (isMissing(lat) && isMissing(lon))) {
    return checkCoordinates('entrance', entrance)
  }
  return [error('entrance.lat', 'An entrance needs both coordinates, or none')]
}

function isMissing(value: Maybe<number>): boolean {
  return typeof value !== 'number'
}

function checkAccess({ access }: VenueFields): Finding[] {
  const isKnown = access?.items?.some(({ value }) => value === 'yes' || value === 'no')
  return isKnown ? [] : [warning('access.items', 'Nothing is known of access yet')]
}

function checkEditions({ editions }: VenueFields, precincts: Precincts): Finding[] {
  const seen = new Set<number>()
  return (editions ?? []).flatMap(({ year, precinct, hours }, index) => {
    const findings = checkHours(`editions.${index}.hours`, hours)
    if (!year) return findings
    const field = `editions.${index}`
    if (seen.has(year)) findings.push(error(`${field}.year`, `${year} is there twice`))
    seen.add(year)
    const ofYear = precincts.get(year)
    // The edition may be created later. Until then the venue is on no page of that year.
    if (!ofYear) findings.push(warning(`${field}.year`, `There is no edition of ${year} yet`))
    else if (precinct && !ofYear.some(({ key }) => key === precinct)) {
      const titles = ofYear.map(({ title }) => title).join(', ')
      const message = `The edition has no such precinct; it has ${titles}`
      findings.push(error(`${field}.precinct`, message))
    }
    return findings
  })
}
