import { isAnswerKey, type AnswerKey } from 'contract/answers/keys.ts'
import { answerOf, type Snapshot } from '../replica/snapshot.ts'
import { encodePath } from 'contract/rules/canonicalise.ts'
import { isReservedType } from 'contract/rules/reserved.ts'
import type { Route, RouteTable } from '../urls/routes.ts'
import { SLUG_ROUTE } from '../urls/routes.ts'
import { pathOf } from 'contract/rules/path-of.ts'

export interface KnownPath {
  readonly path: string
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
  /** The key of the record's answer, if it is the page of one record. */
  readonly record?: AnswerKey | undefined
}

const DETAILS: Readonly<Record<string, readonly [prefix: string, param: string]>> = {
  '/channel/:article': ['/channel/', 'article'],
  '/participate/:participate': ['/participate/', 'participate'],
  '/past-festivals/:festival': ['/past-festivals/', 'festival'],
  '/events/:event': ['/events/', 'event'],
  '/artists/:artist': ['/artists/', 'artist'],
  '/venues/:venue': ['/venues/', 'venue'],
  '/guides/:guide': ['/guides/', 'guide'],
}

/** Returns every path with a page in a snapshot, in the order of the route table. */
export function knownPaths(table: RouteTable, snapshot: Snapshot): KnownPath[] {
  const known = new Map<string, KnownPath>()
  const keys = Map.groupBy(snapshot.answers.keys(), prefixOf)
  for (const route of table.routes) {
    for (const each of pathsOf(route, snapshot, keys))
      if (!known.has(each.path)) known.set(each.path, each)
  }
  return [...known.values()]
}

type KeysByPrefix = ReadonlyMap<string, readonly string[]>

/** `/years/2026/venues/` of `/years/2026/venues/shed-9`. */
function prefixOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/') + 1)
}

function pathsOf(route: Route, snapshot: Snapshot, keys: KeysByPrefix): KnownPath[] {
  const { pattern, meta } = route
  if (route.id === SLUG_ROUTE.id) return pagePaths(route, snapshot)
  if (!pattern.includes(':'))
    return [{ path: pattern, route, params: {}, record: namedRecord(route) }]

  const detail = DETAILS[pattern]
  if (detail) return detailPaths(route, keys, ...detail)
  if (pattern.endsWith('/venues/:venue'))
    return detailPaths(route, keys, `/years/${meta.year ?? 0}/venues/`, 'venue')
  return typePaths(route, snapshot)
}

function detailPaths(route: Route, keys: KeysByPrefix, prefix: string, param: string): KnownPath[] {
  return (keys.get(prefix) ?? []).flatMap((key) => {
    if (!isAnswerKey(key)) return []
    const value = key.slice(prefix.length)
    const path = fill(route.pattern, param, value)
    return [{ path, route, params: { [param]: value.toLowerCase() }, record: key }]
  })
}

/** Each listed page and each strand has its own route. */
function namedRecord({ meta: { page, name } }: Route): AnswerKey | undefined {
  if (page !== undefined) return `/pages/${page}`
  return name === undefined ? undefined : `/strands/${name}`
}

function typePaths(route: Route, snapshot: Snapshot): KnownPath[] {
  const year = route.meta.year ?? answerOf(snapshot, '/global')?.festival_year ?? 0
  const types = answerOf(snapshot, `/years/${year}`)?.types ?? []
  return types
    .filter(({ key }) => !isReservedType(key))
    .map(({ key }) => ({ path: fill(route.pattern, 'type', key), route, params: { type: key } }))
}

/** Pages that are not listed have no route; the generic route serves them. */
function pagePaths(route: Route, snapshot: Snapshot): KnownPath[] {
  return [...snapshot.answers.keys()].flatMap((key) => {
    if (!key.startsWith('/pages/') || !isAnswerKey(key)) return []
    const path = pathOf({ type: 'page', name: key.slice('/pages/'.length) })
    return [{ path, route, params: { '*': decodeURIComponent(path).slice(1) }, record: key }]
  })
}

function fill(pattern: string, param: string, value: string): string {
  return encodePath(
    pattern
      .replace(`:${param}`, value)
      .split('/')
      .slice(1)
      .map((segment) => segment.toLowerCase()),
  )
}
