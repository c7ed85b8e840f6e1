import { useEffect, useState } from 'react'

/**
 * Between the last letter and the question (spec/behaviour §30.6): longer than between two letters, so that a word is one
 * question.
 */
const PAUSE_MS = 200

/** What a search finds as it is typed; `find` must stay the same function. Nothing is asked before `setSearch` is called. */
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
        // A search that was left, or a lost connection: what was found before stays.
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
