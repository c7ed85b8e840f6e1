import { createContext, use } from 'react'

/** The festival year of the page that was left for this one; undefined on the first page (specification §3). */
export const PreviousPageYearContext = createContext<number | undefined>(undefined)

export function usePreviousPageYear(): number | undefined {
  return use(PreviousPageYearContext)
}
