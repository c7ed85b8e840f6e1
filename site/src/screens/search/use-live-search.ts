import { useEffect, useRef, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { changeQuery, formatQuery } from '../../query.ts'
import { grammarOf } from '../../query-grammars.ts'

/** Long enough that a word typed in one go is one search. */
const PAUSE_MS = 250

/**
 * Answers while one types, in place of the form's own page load: a pause in typing is a navigation that replaces this
 * one. The field follows `q` only while nobody is in it.
 */
export function useLiveSearch(q: string) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const { current: input } = field
    if (input && document.activeElement !== input) input.value = q
  }, [q])

  function search(): void {
    clearTimeout(timer.current)
    const query = changeQuery(grammarOf('search'), {}, { q: field.current?.value.trim() })
    void navigate(`/search${formatQuery(query)}`, { replace: true, preventScrollReset: true })
  }

  return {
    field,
    searchSoon(): void {
      clearTimeout(timer.current)
      timer.current = setTimeout(search, PAUSE_MS)
    },
    searchNow(event: FormEvent): void {
      event.preventDefault()
      search()
    },
  }
}
