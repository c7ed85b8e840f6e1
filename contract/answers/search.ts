import * as v from 'valibot'
import { SEARCH_TYPES } from '../rules/kinds.ts'
import { Count, Text } from './scalars.ts'

export type SearchType = (typeof SEARCH_TYPES)[number]

/**
 * `[type, id, slug, year, title, detail, tags, when]`. Pages and program entries have their name in place of a slug;
 * the year may be 0. Only events have `when`: the first and the last day, `2022-03-12/2022-04-02`, or `cancelled` or
 * `postponed`.
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

/** `/search`: a row for each public record of these types, without unlisted pages; sorted by type, title and id. */
export const Search = v.object({ rows: v.array(SearchRow) })
export type Search = v.InferOutput<typeof Search>
