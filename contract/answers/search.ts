import * as v from 'valibot'
import { SEARCH_TYPES } from '../rules/kinds.ts'
import { Count, Text } from './scalars.ts'

export type SearchType = (typeof SEARCH_TYPES)[number]

/**
 * `[type, id, slug or name, year or 0, title, detail, tags, when]`; the slug of a page or entry is its name. `when` is of
 * events: the first and the last day, `2022-03-12/2022-04-02`, or `cancelled`, `postponed`.
 */
export const SearchRow = v.tuple([
  v.picklist(SEARCH_TYPES),
  v.string(),
  Text,
  Count,
  Text,
  v.string(),
  v.string(),
  v.optional(v.string(), ''),
])
export type SearchRow = v.InferOutput<typeof SearchRow>

/** `/search`: one row a published thing, by type, title, id. */
export const Search = v.object({ rows: v.array(SearchRow) })
export type Search = v.InferOutput<typeof Search>
