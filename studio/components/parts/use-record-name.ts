'use client'

import { useEffect, useState } from 'react'
import { askStudio } from './ask-studio.ts'
import { useConfig } from '../payload-ui.ts'

export function useRecordName(collection: 'venues', id: number | undefined): string | undefined {
  const { config } = useConfig()
  const { api } = config.routes
  const [found, setFound] = useState<{ readonly id: number; readonly name: string }>()

  useEffect(() => {
    if (id === undefined) return undefined
    const leaving = new AbortController()
    const path = `${api}/${collection}/${id}?depth=0&draft=true&select[name]=true`
    const asking = askStudio<{ readonly name?: string }>(path, { signal: leaving.signal })
    // Without a response the row shows everything but the name.
    void asking.then((answer) => {
      if (answer.ok && answer.value.name) setFound({ id, name: answer.value.name })
    })
    return () => leaving.abort()
  }, [api, collection, id])

  return found && found.id === id ? found.name : undefined
}
