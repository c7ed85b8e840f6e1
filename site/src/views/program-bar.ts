import { changeQuery, formatQuery, type Query } from '../urls/query.ts'
import { grammarOf } from '../urls/query-grammars.ts'
import type { ViewChoices } from './view-choices.ts'
import type { ProgramContext } from './program-context.ts'
import { sortsOf, type ProgramSort } from './program-sort.ts'
import { namesItsSort } from './type-path.ts'

/** Where a program's bar stands. */
export interface BarPlace {
  readonly base: string
  readonly type?: string | undefined
  readonly isCurrent: boolean
  readonly context: Pick<ProgramContext, 'types'>
}

const PROGRAM_SORTS: readonly ProgramSort[] = ['type', 'location', 'date', 'title']
const SORT_LABELS: Readonly<Record<ProgramSort, string>> = {
  type: 'Type',
  location: 'Location',
  date: 'Date',
  title: 'A–Z',
  artist: 'Artist',
  ending: 'Ending',
}
/** Parameters that a screen's own filters leave alone. */
const FILTERS = ['day', 'precinct', 'free', 'access', 'open'] as const

/** The sort in force: the query's where the screen offers it, otherwise the screen's default (spec/screens §3, §4). */
export function programSort(
  { type, context }: Pick<BarPlace, 'type' | 'context'>,
  query: Query,
): ProgramSort {
  const sorts = screenSorts(type, context)
  return sorts.find((sort) => sort === query['sort']) ?? sorts[0] ?? 'type'
}

/** Links to the other types, sorts and views, each with the parameters its screen accepts (spec/screens §0.7). */
export function programBar(place: BarPlace, query: Query): ViewChoices {
  const { base, type, context } = place
  const { types } = context
  const sort = programSort(place, query)
  const isGrid = query['view'] === 'grid'
  const to = (changes: Query) => programHref(place, { ...query, ...changes })
  const total = types.reduce((sum, { count }) => sum + count, 0)
  return {
    types: [
      {
        label: 'All',
        count: total,
        href: typeHref(place, undefined, query),
        isCurrent: type === undefined,
      },
      ...types.map(({ key, title, count }) => ({
        label: title,
        count,
        href: typeHref(place, key, query),
        isCurrent: type === key,
      })),
    ],
    sorts: screenSorts(type, context).map((each) => ({
      label: SORT_LABELS[each],
      href: to({ sort: each }),
      isCurrent: each === sort,
    })),
    views: [
      { label: 'List', href: to({ view: '' }), isCurrent: !isGrid },
      { label: 'Grid', href: to({ view: 'grid' }), isCurrent: isGrid },
      {
        label: 'Map',
        href: base + otherQuery('program-map', { ...query, type: type ?? '' }, '/map'),
        isCurrent: false,
      },
      ...(place.isCurrent
        ? [
            {
              label: 'Timeline',
              href: otherQuery('timeline', { ...query, type: type ?? '' }, '/timeline'),
              isCurrent: false,
            },
          ]
        : []),
    ],
  }
}

/** The screen's own path with a query. */
function programHref(place: BarPlace, query: Query): string {
  return typeHref(place, place.type, query)
}

/** The path without a query, for forms. */
export function programPath({ base, type }: Pick<BarPlace, 'base' | 'type'>): string {
  return type === undefined ? base : `${base}/${type}`
}

/** Sort and view, which narrowing and clearing leave as they are. */
export function keptQuery(place: BarPlace, query: Query): Query {
  const [, search = ''] = programHref(place, withoutFilters(query)).split('?')
  return Object.fromEntries(new URLSearchParams(search))
}

/** Every item again, in the same order and view. */
export function clearHref(place: BarPlace, query: Query): string {
  return programHref(place, withoutFilters(query))
}

function withoutFilters(query: Query): Query {
  return { ...query, ...Object.fromEntries(FILTERS.map((name) => [name, ''])) }
}

function screenSorts(
  type: string | undefined,
  { types }: BarPlace['context'],
): readonly ProgramSort[] {
  if (type === undefined) return PROGRAM_SORTS
  return sortsOf(types.find(({ key }) => key === type)?.kind ?? 'timed')
}

function typeHref({ base, context }: BarPlace, type: string | undefined, query: Query): string {
  const [fallback, ...others] = screenSorts(type, context)
  const sort = others.find((each) => each === query['sort'])
  const named = namesItsSort(base, type) ? fallback : undefined
  const changes = { ...query, sort: sort ?? named ?? '' }
  const grammar = grammarOf(type === undefined ? 'program' : 'program-list')
  return programPath({ base, type }) + formatQuery(changeQuery(grammar, {}, changes))
}

/** The path of another screen with those parameters that it accepts, value by value. */
function otherQuery(screen: 'program-map' | 'timeline', query: Query, path: string): string {
  const grammar = grammarOf(screen)
  const accepted = Object.entries(grammar).filter(([name, { accepts }]) => {
    const value = query[name] ?? ''
    return accepts instanceof RegExp ? accepts.test(value) : accepts.includes(value)
  })
  return path + formatQuery(Object.fromEntries(accepted.map(([name]) => [name, query[name] ?? ''])))
}
