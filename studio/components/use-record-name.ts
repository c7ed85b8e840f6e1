'use client'

import { useEffect, useState } from 'react'
import { useConfig } from './payload-ui.ts'

/** The name of a record; undefined while it is not known. */
export function useRecordName(collection: 'venues', id: number | undefined): string | undefined {
  const { config } = useConfig()
  const { api } = config.routes
  const [found, setFound] = useState<{ readonly id: number; readonly name: string }>()

  useEffect(() => {
    if (id === undefined) return undefined
    const leaving = new AbortController()
    const load = async () => {
      const query = 'depth=0&draft=true&select[name]=true'
      const response = await fetch(`${api}/${collection}/${id}?${query}`, {
        signal: leaving.signal,
      })
      if (!response.ok) return
      const { name }: { readonly name?: string } = await response.json()
      if (name) setFound({ id, name })
    }
    // A name is a convenience: without it the row says the rest, and a request that is given up is no error.
    load().catch(() => {})
    return () => leaving.abort()
  }, [api, collection, id])

  return found && found.id === id ? found.name : undefined
}
