import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import { isReservedType } from 'contract/rules/reserved.ts'
import { slug } from 'contract/rules/slug.ts'
import { checkColours, type Colours } from './colours.ts'
import { checkRange, checkWallTime } from './date-range.ts'
import { error, warning, type Finding, type Maybe } from './finding.ts'
import { checkTitle } from './title.ts'

interface Keyed {
  readonly key?: Maybe<string>
}

interface PrecinctFields extends Keyed {
  readonly kind?: Maybe<string>
  readonly basemap?: Maybe<string>
  readonly bounds?: Maybe<{
    readonly west?: Maybe<number>
    readonly south?: Maybe<number>
    readonly east?: Maybe<number>
    readonly north?: Maybe<number>
  }>
}

export interface FestivalFields {
  readonly name?: Maybe<string>
  readonly start?: Maybe<string>
  readonly end?: Maybe<string>
  readonly opens_at?: Maybe<string>
  readonly zone?: Maybe<string>
  readonly theme?: Maybe<Colours>
  readonly types?: Maybe<readonly Keyed[]>
  readonly precincts?: Maybe<readonly PrecinctFields[]>
  readonly home?: Maybe<HomeFields>
}

interface HomeFields {
  readonly hero?: Maybe<readonly unknown[]>
  readonly featured?: Maybe<readonly unknown[]>
  readonly band?: Maybe<{ readonly event?: unknown; readonly image?: unknown }>
}

/** A judgement (spec/content B15): with fewer events, the section below the hero looks unfinished. */
const MIN_FEATURED = 4

/** spec/content B2–B4 */
export function checkFestival(festival: FestivalFields): Finding[] {
  return [
    ...checkTitle('name', festival.name),
    ...checkRange({ start: festival.start, end: festival.end, field: 'end' }),
    ...checkWallTime('opens_at', festival.opens_at, festival.zone ?? DEFAULT_ZONE),
    ...checkColours('theme', festival.theme),
    ...checkKeys('types', festival.types),
    ...(festival.types ?? []).flatMap(({ key }, index) =>
      key && isReservedType(key)
        ? [error(`types.${index}.key`, `"${key}" is an address of the site: choose another key`)]
        : [],
    ),
    ...checkKeys('precincts', festival.precincts),
    ...(festival.precincts ?? []).flatMap(checkPrecinct),
    ...checkHome(festival.home),
  ]
}

function checkKeys(field: string, rows: Maybe<readonly Keyed[]>): Finding[] {
  const seen = new Set<string>()
  return (rows ?? []).flatMap(({ key }, index) => {
    if (!key) return []
    const at = `${field}.${index}.key`
    if (slug(key) !== key || key.includes('/')) {
      return [error(at, `Use lower case and dashes only, for example "${slug(key) || 'talks'}"`)]
    }
    if (seen.has(key)) return [error(at, `"${key}" is there twice`)]
    seen.add(key)
    return []
  })
}

function checkPrecinct({ kind, basemap, bounds }: PrecinctFields, index: number): Finding[] {
  if (kind === 'online') return []
  const field = `precincts.${index}`
  const findings: Finding[] = []
  const { west, south, east, north } = bounds ?? {}
  const edges = [west, south, east, north]
  if (!basemap && edges.every((edge) => typeof edge !== 'number')) {
    const message = 'Its venues are on no drawn map: there are maps of Melbourne and Victoria only'
    return [warning(`${field}.basemap`, message)]
  }
  if (!basemap) findings.push(error(`${field}.basemap`, 'Choose the drawn map it stands on'))
  if (edges.some((edge) => typeof edge !== 'number')) {
    findings.push(error(`${field}.bounds.west`, 'Give all four edges, or make the precinct online'))
  } else if ((west ?? 0) >= (east ?? 0) || (south ?? 0) >= (north ?? 0)) {
    findings.push(error(`${field}.bounds.east`, 'East must be above west, north above south'))
  }
  return findings
}

function checkHome(home: Maybe<HomeFields>): Finding[] {
  const findings: Finding[] = []
  const featured = home?.featured?.length ?? 0
  if (home?.hero?.length && featured < MIN_FEATURED) {
    findings.push(warning('home.featured', `Feature at least ${MIN_FEATURED} events`))
  }
  if (Boolean(home?.band?.event) !== Boolean(home?.band?.image)) {
    findings.push(error('home.band.image', 'The band needs an event and its panorama, or neither'))
  }
  return findings
}
