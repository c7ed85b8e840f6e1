'use client'

import type { SitePage } from 'content/links/find-pages.ts'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { FieldParts } from '../parts/field-parts.tsx'
import { useField, withCondition } from '../payload-ui.ts'
import { LinkInput, pageWords } from './link-input.tsx'
import { pageLoader } from './read-page.ts'

/** Stored as an address; for a page of our own the field shows the page's title. */
export const LinkField = withCondition(function LinkField(props: TextFieldClientProps) {
  const { field, readOnly = false } = props
  const { disabled, path, setValue, value } = useField<string | null>({
    potentiallyStalePath: props.path,
  })
  const address = value ?? ''
  const page = usePageAt(address)
  return (
    <FieldParts field={field} path={path} look="text">
      {(inputProps) => (
        <LinkInput
          inputProps={inputProps}
          isOff={readOnly || disabled}
          note={page && pageWords({ kind: page.kind, path: address })}
          onChange={(target) => {
            if (!target) setValue(null)
            else setValue('page' in target ? target.page.path : target.address)
          }}
          shown={page?.title ?? address}
        />
      )}
    </FieldParts>
  )
})

/** The page of our site at an address, once it is known. */
export function usePageAt(address: string): SitePage | undefined {
  const [read, setRead] = useState<{ readonly address: string; readonly page: SitePage | null }>()
  useEffect(() => {
    if (address === '') return
    const load = async () => setRead({ address, page: await pageLoader.load(address) })
    // The title is only a convenience: without it the field shows the address.
    load().catch(() => undefined)
  }, [address])
  return read?.address === address ? (read.page ?? undefined) : undefined
}
