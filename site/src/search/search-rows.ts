import type { SearchRow } from 'contract/answers/search.ts'
import { createContext } from 'react'

/** Asks for the rows of the search, once in the life of a document; only a browser has it. */
export type LoadSearchRows = () => Promise<readonly SearchRow[]>

export const SearchRowsContext = createContext<LoadSearchRows | undefined>(undefined)
