import {
  changeQuery,
  formatQuery,
  parseQuery,
  type Query,
  type QueryChanges,
} from '../urls/query.ts'
import type { ProgramContext } from '../views/program-view.ts'
import { namesItsSort } from '../views/type-path.ts'
import { countLeft } from './count-left.ts'
import { PROGRAM, TYPE_SORTS } from './lists.ts'
import { sortLinks, sortOf, type Choice } from './narrow-list.ts'
import type { ProgramSort } from './program-sort.ts'
import { CALENDAR_QUERY, grammarOf } from './query-grammars.ts'

/** The program screen that a bar is on. */
export interface BarPlace {
  readonly base: string
  readonly type?: string | undefined
  readonly isCurrent: boolean
  readonly context: Pick<ProgramContext, 'types'>
}

/** The count is of the type's events on the program. */
export interface TypeChoice extends Choice {
  /** Empty for all types. */
  readonly type?: string
  /** In the whole edition, without filters. */
  readonly all?: number
}

export interface ViewChoices {
  readonly types: readonly TypeChoice[]
  readonly sorts: readonly Choice[]
  readonly views: readonly Choice[]
}

type ProgramSorts = Readonly<Partial<Record<ProgramSort, string>>>

/** spec/screens §3, §4 */
export function programSort(place: Pick<BarPlace, 'type' | 'context'>, query: Query): ProgramSort {
  return sortOf(screenSorts(place), query) ?? 'type'
}

/**
 * Each link has the parameters that its screen accepts (spec/screens §0.7). `left` has the type of each event that fits
 * the filters; absent if no filter is in use.
 */
export function programBar(
  place: BarPlace,
  query: Query,
  left?: readonly { readonly type: string }[],
): ViewChoices {
  const { base, type, context } = place
  const { types } = context
  const isGrid = query['view'] === 'grid'
  const to = (changes: QueryChanges) => typeHref(place, type, { ...query, ...changes })
  const elsewhere = { ...query, type: type ?? '' }
  const leftTypes = (left ?? []).map((each) => each.type)
  const total = types.reduce((sum, { count }) => sum + count, 0)
  return {
    types: [{ key: undefined, title: 'All', count: total }, ...types].map(
      ({ key, title, count: all }) => ({
        label: title,
        type: key ?? '',
        all,
        count: left ? countLeft(leftTypes, key ?? '') : all,
        href: typeHref(place, key, query),
        isCurrent: type === key,
      }),
    ),
    sorts: sortLinks(screenSorts(place), query, to),
    views: [
      view('List', to({ view: '' }), !isGrid),
      view('Grid', to({ view: 'grid' }), isGrid),
      view('Map', `${base}/map${acceptedQuery('program-map', elsewhere)}`),
      ...(place.isCurrent
        ? [view('Timeline', `/timeline${acceptedQuery('timeline', elsewhere)}`)]
        : []),
    ],
  }
}

function view(label: string, href: string, isCurrent = false): Choice {
  return { label, href, isCurrent }
}

/** For forms, without a query. */
export function programPath({ base, type }: Pick<BarPlace, 'base' | 'type'>): string {
  return type === undefined ? base : `${base}/${type}`
}

/** Undefined if the edition is not the current one, or is over (spec/behaviour §34.5). */
export function programCalendarPath(
  { type, isCurrent, context }: BarPlace & { readonly context: Pick<ProgramContext, 'isPast'> },
  query: Query,
): string | undefined {
  if (!isCurrent || context.isPast) return undefined
  const said = parseQuery(CALENDAR_QUERY, formatQuery({ ...query, type: type ?? '' }))
  return `/program.ics${formatQuery(said)}`
}

/** spec/screens §18.3 */
export function plainPath({ type }: Pick<BarPlace, 'type'>, query: Query): string {
  const said = formatQuery({ ...query, type: type ?? '' })
  return `/program/plain${formatQuery(parseQuery(grammarOf('program-plain'), said))}`
}

/** The sort and the view: filtering and clearing do not change them. */
export function keptQuery(place: BarPlace, query: Query): Query {
  const unfiltered = Object.fromEntries(PROGRAM.facets.map(({ key }) => [key, '']))
  return typeQuery(place, place.type, { ...query, ...unfiltered })
}

/** The first sort is the default (spec/screens §3, §4). */
function screenSorts({ type, context }: Pick<BarPlace, 'type' | 'context'>): ProgramSorts {
  if (type === undefined) return PROGRAM.sorts
  return TYPE_SORTS[context.types.find(({ key }) => key === type)?.kind ?? 'timed']
}

function typeHref(place: BarPlace, type: string | undefined, query: QueryChanges): string {
  return programPath({ base: place.base, type }) + formatQuery(typeQuery(place, type, query))
}

/** Only the parameters that the screen of the type accepts. */
function typeQuery({ base, context }: BarPlace, type: string | undefined, query: QueryChanges) {
  const [fallback, ...others] = Object.keys(screenSorts({ type, context }))
  const sort = others.find((each) => each === query['sort'])
  const named = namesItsSort(base, type) ? fallback : undefined
  const grammar = grammarOf(type === undefined ? 'program' : 'program-list')
  return changeQuery(grammar, {}, { ...query, sort: sort ?? named ?? '' })
}

function acceptedQuery(screen: 'program-map' | 'timeline', query: Query): string {
  return formatQuery(parseQuery(grammarOf(screen), formatQuery(query)))
}
