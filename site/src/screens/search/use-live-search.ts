import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { changeQuery, formatQuery, parseQuery, type Query } from '../../urls/query.ts'
import { SEARCH_QUERY } from '../../urls/search-query.ts'
import { useIsland } from '../../islands/island-context.ts'
import type { createSearch, SearchView } from './create-search.ts'

/** After this pause in typing the address changes: not too often for browsers, and one announcement for each query. */
const PAUSE_MS = 400

/** The text that has been typed since the page was shown. */
interface Typing {
  /** The query of that page. */
  readonly over: string
  readonly words?: string
  /** The queries that this field has navigated to since the one that is shown, which is the first. */
  readonly asked: readonly string[]
}

/**
 * Updates the results while somebody types, from rows that the first use of the field requests. A navigation that
 * replaces the history entry then changes the address. Until the rows are loaded, or if they fail to load, the
 * navigation brings the results. Any other navigation (a filter, Back) replaces what was typed.
 */
export function useLiveSearch(view: SearchView, query: Query) {
  const island = useIsland()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { search, prepare } = useSearchRows()
  const [typing, setTyping] = useState<Typing>({ over: view.q, asked: [] })
  const { over, words, asked } = typing
  if (over !== view.q) setTyping(typingOver(view.q, typing))

  useEffect(() => () => clearTimeout(timer.current), [])
  // The field may have the focus before it is mounted.
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
    island?.go(address, { replace: true, keepsScroll: true, isShown: search !== undefined })
  }

  const shown = useMemo(
    () =>
      search && words !== undefined && words !== view.q
        ? search(view, changeQuery(SEARCH_QUERY, query, { q: words, page: undefined }))
        : view,
    [search, words, view, query],
  )
  return {
    shown,
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

/** Keeps what was typed when the page of one of its own queries comes, also of an earlier one; drops it for any other. */
function typingOver(q: string, { words, asked }: Typing): Typing {
  const index = asked.indexOf(q)
  if (index === -1 || words === undefined) return { over: q, asked: [] }
  return { over: q, words, asked: asked.slice(index) }
}

/** Returns the field's text in the form that an address has. */
function wordsIn(field: HTMLInputElement | null): string {
  return parseQuery(SEARCH_QUERY, formatQuery({ q: field?.value ?? '' }))['q'] ?? ''
}

/** Loads the search when somebody is about to use it. */
function useSearchRows() {
  const island = useIsland()
  const [search, setSearch] = useState<ReturnType<typeof createSearch>>()
  const isAsked = useRef(false)

  async function load(): Promise<void> {
    const [parts, rows] = await Promise.all([
      import('./create-search.ts'),
      island?.loadSearchRows(),
    ])
    if (rows) setSearch(() => parts.createSearch(rows))
  }
  return {
    search,
    prepare(): void {
      if (isAsked.current) return
      isAsked.current = true
      // Without the rows each navigation asks the server.
      load().catch(() => {
        isAsked.current = false
      })
    },
  }
}
