import { isDotSegment } from 'contract/rules/canonicalise.ts'
import { matchesFixedOrYearRoute } from 'contract/rules/fixed-paths.ts'
import { nameToRoute } from 'contract/rules/name-to-route.ts'
import { isReservedPath } from 'contract/rules/reserved.ts'
import { slug } from 'contract/rules/slug.ts'
import { error, type Finding, type Maybe } from './finding.ts'

export interface NameFacts {
  readonly festivalYears: readonly number[]
  /** The paths of all other pages and selections of events, with their titles. */
  readonly taken: ReadonlyMap<string, string>
}

/** The path of a page or a selection of events must be free (spec/content B1.8, B1.9). */
export function checkName(
  kind: 'custom' | 'program',
  name: Maybe<string>,
  { festivalYears, taken }: NameFacts,
): Finding[] {
  if (!name) return []
  if (/^\d{4}-$/.test(name)) return [error('name', 'Something must follow the year and its dash')]
  if (name.split('/').some(isDotSegment)) return [error('name', 'No part may be "." or ".."')]

  const route = nameToRoute(kind, name)
  if (route.kind === 'invalid' || isReservedPath(route.path)) {
    return [error('name', 'This address is reserved by the site, or cannot be one')]
  }
  const other = taken.get(route.path)
  if (other !== undefined) return [error('name', `${route.path} is the address of "${other}"`)]
  if (matchesFixedOrYearRoute(route.path, festivalYears) !== undefined) {
    return [error('name', `${route.path} is an address of the site itself`)]
  }
  return []
}

/** Slugs joined by `/`. The parts `.`, `..` and `2026-` stay as typed, so that `checkName` can refuse them. */
export function toName(text: string): string {
  return text
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .split('/')
    .map((part) => (isDotSegment(part) || /^\d{4}-$/.test(part) ? part : slug(part)))
    .join('/')
}
