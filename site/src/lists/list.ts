import { SEVERAL, type Query, type QueryRule } from '../urls/query.ts'
import type { Noun } from '../views/count-text.ts'

/** What facets read of a row: values by a short name. A flag that is set has an empty list of values. */
export type Facts = Readonly<Record<string, readonly string[]>>

export interface Option {
  readonly value: string
  readonly label: string
}

type Named = readonly { readonly key: string; readonly title: string }[]

/** The options of facets depend on the edition, or on what its items have. */
export interface ListContext {
  /** In the edition's zone, at the view's instant. */
  readonly today?: string | undefined
  readonly start?: string | undefined
  readonly end?: string | undefined
  /** If so, "today", "this weekend" and "open now" are not offered (spec/screens §0.4). */
  readonly isPast?: boolean | undefined
  readonly precincts?: Named | undefined
  readonly types?: Named | undefined
  readonly letters?: readonly string[] | undefined
  readonly tags?: readonly string[] | undefined
}

/** A way to narrow a list, with one key in the query. */
export interface Facet {
  readonly key: string
  readonly label: string
  /** Labels "no choice", the first option of a select. A facet without it is a checkbox, or several checkboxes. */
  readonly any?: string
  /** The values that an address may have. */
  readonly accepts: QueryRule['accepts']
  /** Several options may be chosen; a row must fit all of them. */
  readonly several?: true
  /** Each option keeps all rows that the options before it keep, and more. */
  readonly widens?: true
  /**
   * `has` finds the parts of rows for which staff have not answered the facet's question. `words` come before the
   * count of these parts.
   */
  readonly unanswered?: { readonly has: (facts: Facts) => boolean; readonly words: string }
  /** The values that this list offers; others are ignored (spec/screens §0.3). */
  readonly options: (context: ListContext) => readonly Option[]
  /** The words of a choice in the result line; by default its label in lower case. */
  readonly words?: (option: Option) => string
  /** The same function runs on the server and in the browser. */
  readonly fits: (facts: Facts, value: string, context: ListContext) => boolean
}

export type Sorts = Readonly<Record<string, string>>

/** What both the server and the browser use of a list. */
export interface RowList {
  /** In the order of the form, and of the result line if there is no `lineOrder`. */
  readonly facets: readonly Facet[]
  /** The keys of the facets in the result line, which reads like a sentence: "free, in Docklands". */
  readonly lineOrder?: readonly string[]
  /** Labels by key, the default first. */
  readonly sorts?: Sorts
  readonly noun: Noun
  /** Kinds of row that are counted separately. If absent, all rows are counted with `noun`. */
  readonly kinds?: readonly { readonly noun: Noun; readonly has: (facts: Facts) => boolean }[]
  /** From the words of the choices: the sentence when no row fits. Absent if every choice has rows. */
  readonly nothing?: (words: readonly string[]) => string
  /** The text of the link to all rows, beside that sentence. */
  readonly clear?: string
  /** The parts of a row, or of an inner row. If it is absent or finds none, the whole row is one part. */
  readonly parts?: (facts: Facts) => readonly Facts[]
  /** The times of the parts that fit replace the row's own. `ofDay`: the row is under the heading of its day. */
  readonly when?: (left: Pick<PartsLeft, 'parts' | 'chosen'>, ofDay: boolean) => string | undefined
}

/** The server makes facts from the items of a list. */
export interface List<Item> extends RowList {
  /** The `data-facts` of an item's row. */
  readonly facts: (item: Item) => Facts
  /** The facts of the rows that the item's row contains. */
  readonly innerRows?: (item: Item) => readonly Facts[]
  /** The item with only the parts that fit. */
  readonly withParts?: <Own extends Item>(item: Own, left: PartsLeft) => Own
}

/** The parts of one row that fit the choices. */
export interface PartsLeft {
  readonly parts: readonly Facts[]
  /** Whether the part at an index is left. If the row has inner rows, the index is that of an inner row. */
  readonly isLeft: (index: number) => boolean
  readonly chosen: readonly Chosen[]
}

export interface Chosen {
  readonly facet: Facet
  readonly option: Option
}

/** Without false, empty and absent values: `{ free: true, in: undefined }` becomes `{ free: [] }`. */
export function toFacts(
  values: Readonly<Record<string, string | readonly string[] | boolean | undefined>>,
): Facts {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === true) return [[name, []]]
      const all = typeof value === 'string' ? [value] : value
      return all && all.join('') !== '' ? [[name, all]] : []
    }),
  )
}

/**
 * For a `data-facts` attribute. Values are keys, dates and times, so none contains `;`, `=` or `|`.
 * @example formatFacts({ free: [], access: ['lift', 'seating'] }) // 'free;access=lift|seating'
 */
export function formatFacts(facts: Facts): string {
  return Object.entries(facts)
    .map(([name, values]) => (values.length === 0 ? name : `${name}=${values.join('|')}`))
    .join(';')
}

/** The inverse of `formatFacts`. */
export function parseFacts(text = ''): Facts {
  return Object.fromEntries(
    text.split(';').map((fact) => {
      const [name = '', values] = fact.split('=')
      return [name, values === undefined ? [] : values.split('|')]
    }),
  )
}

/** A facet that allows several options has one entry for each option in the query. */
export function chosenOf(
  { facets }: Pick<RowList, 'facets'>,
  query: Query,
  context: ListContext,
): readonly Chosen[] {
  return facets.flatMap((facet) => {
    const value = query[facet.key]
    if (!value) return []
    const values = facet.several ? value.split(SEVERAL) : [value]
    const options = facet.options(context).filter((each) => values.includes(each.value))
    return options.map((option) => ({ facet, option }))
  })
}

export function queryOf(chosen: readonly Chosen[]): Query {
  const query: Record<string, string> = {}
  for (const { facet, option } of chosen) {
    const others = query[facet.key]
    query[facet.key] = others === undefined ? option.value : others + SEVERAL + option.value
  }
  return query
}

/** For each inner row, with the facts of the outer row added; without inner rows, the parts of the row itself. */
export function partsOf(
  { parts }: Pick<RowList, 'parts'>,
  row: Facts,
  innerRows: readonly Facts[],
): readonly (readonly Facts[])[] {
  const rows = innerRows.length > 0 ? innerRows.map((each) => joinFacts(row, each)) : [row]
  return rows.map((each) => {
    const own = parts?.(each) ?? []
    return own.length > 0 ? own : [each]
  })
}

function joinFacts(row: Facts, inner: Facts): Facts {
  const joined = { ...row, ...inner }
  for (const [name, values] of Object.entries(row)) {
    joined[name] = [...values, ...(inner[name] ?? [])]
  }
  return joined
}

export function fittingParts(
  parts: readonly Facts[],
  chosen: readonly Chosen[],
  context: ListContext,
): readonly Facts[] {
  return parts.filter((part) =>
    chosen.every(({ facet, option }) => facet.fits(part, option.value, context)),
  )
}
