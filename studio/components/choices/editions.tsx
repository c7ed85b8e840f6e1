'use client'

import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useFormFields } from '../payload-ui.ts'
import { askStudio } from '../parts/ask-studio.ts'

/**
 * How long a result is reused for further fields. One form asks only once (spec/behaviour §30.6), and a form that is
 * opened after an edition was changed reads it again.
 */
const FRESH_MS = 5000

export interface Edition {
  readonly id: number
  readonly year: number
  readonly name: string
  /** The first day, `YYYY-MM-DD`; a draft may lack it. */
  readonly start?: string | null
  readonly types: readonly {
    readonly key: string
    readonly title: string
    readonly kind: string
    readonly online?: boolean | null
  }[]
  readonly precincts: readonly { readonly key: string; readonly title: string }[]
  readonly theme?: EditionTheme
}

interface EditionTheme {
  readonly color?: string | null
  readonly backgroundColor?: string | null
  readonly accentColor?: string | null
}

interface Editions {
  /** Newest first; undefined until they are read. */
  readonly editions: readonly Edition[] | undefined
  readonly read: () => void
}

const EditionsContext = createContext<Editions>({ editions: undefined, read: () => {} })

/** The year of the current edition, above a list of records; undefined in the form of one record. */
export const CurrentYearContext = createContext<number | undefined>(undefined)

const FIELDS = ['year', 'name', 'start', 'types', 'precincts', 'theme']
/** A single read may return this many rows (`content/requests/limit-rows.ts`), which is enough for all editions. */
const QUERY = [
  'depth=0&limit=250&sort=-year',
  ...FIELDS.map((field) => `select[${field}]=true`),
].join('&')

/** Reads the public versions of the editions, because the server checks against these. */
export function EditionsProvider({ children }: { readonly children: ReactNode }) {
  const [editions, setEditions] = useState<readonly Edition[]>()
  const readAt = useRef(0)
  const value = useMemo(() => {
    const read = async () => {
      if (Date.now() - readAt.current < FRESH_MS) return
      readAt.current = Date.now()
      const answer = await askStudio<{ docs: Partial<Edition>[] }>(`/api/festivals?${QUERY}`)
      // Without a response the fields show the stored values. The next form asks again.
      if (answer.ok) setEditions(answer.value.docs.map(complete))
      else readAt.current = 0
    }
    return { editions, read: () => void read() }
  }, [editions])
  return <EditionsContext value={value}>{children}</EditionsContext>
}

/** An edition that was never public is returned as its draft, which may lack any field. */
function complete(draft: Partial<Edition>): Edition {
  return {
    id: 0,
    year: 0,
    name: '',
    ...draft,
    types: draft.types ?? [],
    precincts: draft.precincts ?? [],
  }
}

/** Newest first; undefined until they are read. */
export function useEditions(): readonly Edition[] | undefined {
  const { editions, read } = use(EditionsContext)
  useEffect(read, [read])
  return editions
}

/** Undefined if the open record belongs to no edition, and before the editions are read. */
export function useEditionOfForm(): Edition | undefined {
  const id = useFormFields(([fields]) => fields['festival']?.value)
  return useEditions()?.find((edition) => edition.id === id)
}
