'use client'

import { useEffect } from 'react'

/** Takes the query out of the address, so that a reload or a bookmark does not say this again. */
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
