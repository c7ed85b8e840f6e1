/** The values that a query key accepts: a list, or a test. Other values are ignored. */
export interface QueryRule {
  readonly accepts: readonly string[] | RegExp
  /** The value that means the same as absence; links leave it out. */
  readonly default?: string
  /** Changes the value to its canonical form before the test. */
  readonly normalise?: (value: string) => string
  /** Several values may be chosen: one value of the query, in the order of `accepts`, with spaces between them. */
  readonly several?: true
}

/** Separates several values of one key. An address has "+" in its place, as in `access=lift+captions`. */
export const SEVERAL = ' '

/** The form of a precinct, type or venue key; the screen checks that it exists. */
export const SLUG = /^[a-z0-9][a-z0-9_*+~.()'"!:@-]{0,95}$/
/** A page number from 2 to 999; the address of the first page has none. */
export const PAGE: QueryRule = { accepts: /^(?:[2-9]|[1-9]\d{1,2})$/ }

/** The query keys of a route, in the order in which links write them. */
export type QueryGrammar = Readonly<Record<string, QueryRule>>

/** The values of the declared keys; a key at its default is left out. */
export type Query = Readonly<Record<string, string>>

/**
 * Reads the declared keys of a query, in the order of the grammar (spec/behaviour §2.2.11). The first value of a
 * repeated key counts, except where several are allowed. Values outside the grammar are left out.
 */
export function parseQuery(grammar: QueryGrammar, search: string): Query {
  const given = new URLSearchParams(search)
  const query: Record<string, string> = {}
  for (const [key, rule] of Object.entries(grammar)) {
    const raw = rule.several ? given.getAll(key).join(SEVERAL) : given.get(key)
    if (!raw) continue
    const value = canonicalValue(rule, raw)
    if (value !== undefined && value !== '' && value !== rule.default) query[key] = value
  }
  return query
}

function canonicalValue({ accepts, normalise, several }: QueryRule, raw: string) {
  const value = normalise ? normalise(raw) : raw
  if (accepts instanceof RegExp) return accepts.test(value) ? value : undefined
  if (!several) return accepts.includes(value) ? value : undefined
  const said = value.split(SEVERAL)
  return accepts.filter((each) => said.includes(each)).join(SEVERAL)
}

/** Formats a query: `?a=b`, or an empty string. */
export function formatQuery(query: Query): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}

/** Returns a query with some keys set, or removed if undefined, in the order of the grammar. */
export function changeQuery(grammar: QueryGrammar, query: Query, changes: QueryChanges): Query {
  const merged: Record<string, string | undefined> = { ...query, ...changes }
  return Object.fromEntries(
    Object.entries(grammar).flatMap(([key, rule]) => {
      const value = merged[key]
      return value === undefined || value === '' || value === rule.default ? [] : [[key, value]]
    }),
  )
}

export type QueryChanges = Readonly<Record<string, string | undefined>>

/** Returns a function that makes links from a screen to itself, with its query changed. */
export function linksOf(path: string, grammar: QueryGrammar, query: Query) {
  return (changes: QueryChanges): string => path + formatQuery(changeQuery(grammar, query, changes))
}
