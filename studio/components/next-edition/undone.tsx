'use client'

import { useEffect } from 'react'

/**
 * Says once that the beginning of a year is undone. It removes the query from the address, so that the sentence does
 * not come again after a reload or from a bookmark.
 */
export function Undone({ year }: { readonly year: number }) {
  useEffect(() => window.history.replaceState(null, '', window.location.pathname), [])
  return (
    <p>
      <output>
        The beginning of {year} is undone. Its drafts are gone; what visitors had seen says that it
        is gone.
      </output>{' '}
      <a href="/admin/changes">What changed</a> names all of it.
    </p>
  )
}
