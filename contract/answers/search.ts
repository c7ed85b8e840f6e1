import * as v from 'valibot'
import { SEARCH_TYPES } from '../rules/kinds.ts'
import { Count, Text } from './scalars.ts'

export type SearchType = (typeof SEARCH_TYPES)[number]

/** `[type, id, slug or name, year or 0, title, detail, tags]`; the slug of a page or entry is its name. */
export const SearchRow = v.tuple([
  v.picklist(SEARCH_TYPES),
  v.string(),
  Text,
  Count,
  Text,
  v.string(),
  v.string(),
])
export type SearchRow = v.InferOutput<typeof SearchRow>

/** `/search`: one row a published thing, by type, title, id. */
export const Search = v.object({ rows: v.array(SearchRow) })
export type Search = v.InferOutput<typeof Search>
