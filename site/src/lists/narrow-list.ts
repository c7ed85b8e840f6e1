import { formatQuery, type Query, type QueryChanges } from '../urls/query.ts'
import {
  chosenOf,
  fittingParts,
  partsOf,
  queryOf,
  type Facet,
  type List,
  type ListContext,
  type Option,
  type RowList,
  type Sorts,
} from './list.ts'
import {
  countOptions,
  nearChoices,
  nothingSentence,
  type CountedRows,
  type OptionCounts,
} from './option-counts.ts'
import { chosenWords, countRows, resultLine } from './result-line.ts'

/** Form, result line, rows and empty state are drawn from it. */
export interface NarrowedList<Item> {
  readonly facets: readonly Facet[]
  readonly context: ListContext
  /** The part that narrows the list. */
  readonly query: Query
  readonly inUse: number
  readonly isWhole: boolean
  /** For each kind, how many rows there are, whatever the query. */
  readonly all: readonly number[]
  /** Counted when this is read, because most lists have no form. */
  readonly counts: OptionCounts
  /** Each with the parts that fit. */
  readonly items: readonly Item[]
  /** `path` is the screen's own, and `kept` the part of the query that its form keeps. */
  readonly path: string
  readonly kept: Query
  readonly line: { readonly text: string; readonly clearHref?: string | undefined }
  /** For the case that no item fits. */
  readonly nothing: {
    readonly sentence: string
    readonly links: readonly { readonly href: string; readonly text: string }[]
  }
}

export interface NarrowRequest<Item> {
  readonly items: readonly Item[]
  readonly query: Query
  readonly context: ListContext
  readonly path: string
  /** By default all keys of the query that are not facets. */
  readonly kept?: Query
}

/** On the server; `browser/lists/filter-rows.ts` does the same to the rows of a page. */
export function narrowList<Base, Item extends Base>(
  list: List<Base>,
  { items, query, context, path, kept = restOf(list, query) }: NarrowRequest<Item>,
): NarrowedList<Item> {
  const chosen = chosenOf(list, query, context)
  const words = chosenWords(list, chosen)
  const fitting = chosen.length === 0 ? items : items.flatMap(narrow)
  const isWhole = chosen.length === 0
  const count = (some: readonly Base[]) =>
    list.kinds ? countRows(list, some.map(list.facts)) : [some.length]
  const all = count(items)
  const href = (filters: Query) => path + formatQuery({ ...kept, ...filters })
  const counted = (): CountedRows => ({
    rows: items.map((item) => partsOf(list, list.facts(item), list.innerRows?.(item) ?? []).flat()),
    chosen,
    context,
  })

  function narrow(item: Item): Item[] {
    const inner = list.innerRows?.(item) ?? []
    const own = partsOf(list, list.facts(item), inner)
    const left = fittingParts(own.flat(), chosen, context)
    if (left.length === 0) return []
    const rows = inner.length > 0 ? own : own.flat().map((part) => [part])
    const isLeft = (index: number) => rows[index]?.some((part) => left.includes(part)) === true
    return [list.withParts?.(item, { parts: left, isLeft, chosen }) ?? item]
  }

  return {
    facets: list.facets,
    context,
    query: queryOf(chosen),
    inUse: chosen.length,
    isWhole,
    all,
    get counts() {
      return countOptions(list, counted())
    },
    items: fitting,
    path,
    kept,
    line: {
      text: resultLine(list, { kept: count(fitting), all, words }),
      clearHref: isWhole ? undefined : href({}),
    },
    get nothing() {
      const rows = counted()
      const clear = isWhole || list.clear === undefined ? [] : [{ query: {}, text: list.clear }]
      return {
        sentence: nothingSentence(list, rows),
        links: [...nearChoices(list, rows), ...clear].map(({ query: filters, text }) => ({
          href: href(filters),
          text,
        })),
      }
    },
  }
}

/** For an edition's list that has no items yet, or never had any. */
export function noItems(
  { noun: [, many] }: Pick<RowList, 'noun'>,
  { edition, past }: { readonly edition?: string | undefined; readonly past?: object | undefined },
) {
  return {
    sentence: past
      ? `No ${many} are listed for ${edition}.`
      : `The ${many} of ${edition ?? 'the next festival'} are announced soon.`,
    links: [{ href: '/past-festivals', text: 'Past festivals' }],
  }
}

function restOf({ facets }: Pick<RowList, 'facets'>, query: Query): Query {
  const keys = new Set(facets.map(({ key }) => key))
  return Object.fromEntries(Object.entries(query).filter(([key]) => !keys.has(key)))
}

/** One of several links to the same list. */
export interface Choice {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
  readonly count?: number | undefined
}

/** The first sort is the default. */
export function sortOf<Key extends string>(
  sorts: Readonly<Partial<Record<Key, string>>>,
  query: Query,
): Key | undefined {
  const keys = Object.keys(sorts) as Key[] // `sorts` has no other keys
  return keys.find((key) => key === query['sort']) ?? keys[0]
}

export function sortLinks(
  sorts: Sorts,
  query: Query,
  href: (changes: QueryChanges) => string,
): readonly Choice[] {
  const current = sortOf(sorts, query)
  return Object.entries(sorts).map(([sort, label]) => ({
    label,
    href: href({ sort }),
    isCurrent: sort === current,
  }))
}

export function facetLinks(
  { key, any = '' }: Facet,
  options: readonly Option[],
  query: Query,
  href: (changes: QueryChanges) => string,
): readonly Choice[] {
  if (options.length === 0) return []
  return [{ value: undefined, label: any }, ...options].map(({ value, label }) => ({
    label,
    href: href({ [key]: value }),
    isCurrent: query[key] === value,
  }))
}

/** Options that at least one item has. */
export function usedOptions<Item>(
  list: Pick<List<Item>, 'facts'>,
  facet: Facet,
  items: readonly Item[],
): readonly Option[] {
  return facet
    .options({})
    .filter(({ value }) => items.some((item) => facet.fits(list.facts(item), value, {})))
}
