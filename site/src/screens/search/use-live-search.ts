import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { changeQuery, formatQuery, parseQuery, type Query } from '../../urls/query.ts'
import { SEARCH_QUERY } from '../../urls/search-query.ts'
import { useIsland } from '../../islands/island-context.ts'
import type { createSearch, SearchView } from './create-search.ts'

/**
 * After this pause in typing the address changes (spec/screens §10). Browsers limit how often a page may change it, and
 * each change is announced.
 */
const PAUSE_MS = 400

interface Typing {
  /** The query of the page on which somebody types. */
  readonly over: string
  /** The typed text; absent until somebody types. */
  readonly words?: string
  /** The queries that the field has navigated to, oldest first. Their pages may still have to come. */
  readonly asked: readonly string[]
}

/**
 * Updates the results while somebody types. The first use of the field requests the rows that are searched. After a
 * pause a navigation changes the address in the same history entry. While the rows are not there, it brings the results
 * too. Any other navigation (a filter, Back) replaces the typed text.
 */
export function useLiveSearch(view: SearchView, query: Query) {
  const island = useIsland()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { search, isHere, prepare } = useSearchRows()
  const [typing, setTyping] = useState<Typing>({ over: view.q, asked: [] })
  const { over, words, asked } = typing
  if (over !== view.q) setTyping(typingOver(view.q, typing))

  useEffect(() => () => clearTimeout(timer.current), [])
  // The field may have got the focus before this script took it over.
  const prepareUsed = useEffectEvent(() => {
    if (field.current === document.activeElement) prepare()
  })
  useEffect(() => prepareUsed(), [])
  useEffect(() => {
    if (words === undefined && field.current) field.current.value = view.q
  }, [words, view.q])

  function ask(): void {
    clearTimeout(timer.current)
    const now = wordsIn(field.current)
    if (now === (asked.at(-1) ?? view.q)) return
    setTyping({ over: view.q, words: now, asked: [...asked, now] })
    const address = `/search${formatQuery(changeQuery(SEARCH_QUERY, query, { q: now, page: undefined }))}`
    // Only the server counts the results of a lead.
    const isShown = isHere() && searchFor(now).results?.lead === undefined
    island?.go(address, { replace: true, keepsScroll: true, isShown })
  }

  function searchFor(q: string): SearchView {
    return search?.(view, changeQuery(SEARCH_QUERY, query, { q, page: undefined })) ?? view
  }

  return {
    shown: words === undefined || words === view.q ? view : searchFor(words),
    field,
    prepare,
    ask,
    type(): void {
      prepare()
      clearTimeout(timer.current)
      setTyping({ ...typing, words: wordsIn(field.current) })
      timer.current = setTimeout(ask, PAUSE_MS)
    },
  }
}

/**
 * Returns what counts as typed after another page has arrived. If the field asked for that page, the typed text stays:
 * somebody may have typed on. Otherwise it is dropped.
 */
function typingOver(q: string, { words, asked }: Typing): Typing {
  const index = asked.indexOf(q)
  if (index === -1 || words === undefined) return { over: q, asked: [] }
  return { over: q, words, asked: asked.slice(index) }
}

/** In the form that an address has. */
function wordsIn(field: HTMLInputElement | null): string {
  return parseQuery(SEARCH_QUERY, formatQuery({ q: field?.value ?? '' }))['q'] ?? ''
}

/** Nothing is loaded before `prepare` is called. */
function useSearchRows() {
  const island = useIsland()
  const [search, setSearch] = useState<ReturnType<typeof createSearch>>()
  const isAsked = useRef(false)
  // A ref, because the callback of a pause that began before the rows arrived still has the older state.
  const hasCome = useRef(false)

  async function load(): Promise<void> {
    const [parts, rows] = await Promise.all([
      import('./create-search.ts'),
      island?.loadSearchRows(),
    ])
    if (!rows) return
    hasCome.current = true
    setSearch(() => parts.createSearch(rows))
  }
  return {
    search,
    isHere: () => hasCome.current,
    prepare(): void {
      if (isAsked.current) return
      isAsked.current = true
      // Without the rows each navigation requests the results from the server.
      load().catch(() => {
        isAsked.current = false
      })
    },
  }
}
