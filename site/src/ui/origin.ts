import { createContext, use } from 'react'

/** The site's public origin: fixed during a render. */
export const OriginContext = createContext('')

export function useOrigin(): string {
  return use(OriginContext)
}
