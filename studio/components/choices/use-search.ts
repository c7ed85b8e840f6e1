import { useEffect, useState } from 'react'

/**
 * The pause after the last letter before a request (spec/behaviour §30.6). It is longer than the time between two
 * letters, so that a word is one request.
 */
const PAUSE_MS = 200

/** `find` must be the same function in every render. Nothing is requested before `setSearch` is called. */
export function useSearch<Found>(
  find: (search: string, signal: AbortSignal) => Promise<readonly Found[]>,
) {
  const [search, setSearch] = useState<string>()
  const [result, setResult] = useState<{ of: string; found: readonly Found[] }>()
  useEffect(() => {
    if (search === undefined) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => {
      find(search, abort.signal)
        .then((found) => setResult({ of: search, found }))
        // The search was abandoned or failed. The earlier results stay.
        .catch(() => setResult((before) => ({ of: search, found: before?.found ?? [] })))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [find, search])
  return {
    found: result?.found ?? [],
    isSearching: search !== undefined && result?.of !== search,
    search: search ?? '',
    setSearch,
  }
}
