'use client'

import type { SitePage } from 'content/links/find-pages.ts'
import type { InputProps } from '../parts/field-parts.tsx'
import { isAddress } from './address.ts'
import { Combobox, type ComboboxOption } from './combobox.tsx'
import { findPages } from './read-page.ts'
import styles from './record-picker.module.css'
import { useSearch } from './use-search.ts'

export type LinkTarget = { readonly page: SitePage } | { readonly address: string }

interface LinkInputProps {
  readonly inputProps: InputProps
  /** The text in the input while nobody types: a page's title, or an address. */
  readonly shown: string
  readonly note?: string | undefined
  readonly isOff: boolean
  /** Undefined means that the link was removed. */
  readonly onChange: (target: LinkTarget | undefined) => void
}

/** The key of the option for an address. Options for pages have paths as keys, which begin with `/`. */
const ADDRESS = 'address'

export function LinkInput({ inputProps, shown, note, isOff, onChange }: LinkInputProps) {
  const { found, isSearching, search, setSearch } = useSearch(findPages)
  const options: ComboboxOption[] = [
    ...(isAddress(search) ? [{ key: ADDRESS, content: `Use this address: ${search}` }] : []),
    ...found.map((page) => ({ key: page.path, content: <PageRow page={page} /> })),
  ]

  return (
    <>
      <Combobox
        howToChoose="choose a page from the list, or type an address that starts with / or https://"
        inputProps={inputProps}
        isBusy={isSearching && !isAddress(search)}
        isOff={isOff}
        label="Pages of the site"
        onChoose={(key) => {
          const page = found.find(({ path }) => path === key)
          onChange(page ? { page } : { address: search })
          return 'made'
        }}
        onEmptied={() => onChange(undefined)}
        onSearch={setSearch}
        options={options}
        placeholder="Search a page by its title, or paste an address"
        shown={shown}
        status={
          found.length > 0
            ? `${found.length} found`
            : `No page has “${search}” in its title. An address starts with / or https://`
        }
        takesText={(text) => {
          if (!isAddress(text)) return false
          onChange({ address: text })
          return true
        }}
      />
      {note && <p className={styles['note']}>{note}</p>}
    </>
  )
}

function PageRow({ page: { kind, path, title } }: { readonly page: SitePage }) {
  return (
    <>
      {title}
      <small className={styles['words']}>{pageWords({ kind, path })}</small>
    </>
  )
}

/** `Event · /events/fog`. */
export function pageWords({ kind, path }: Pick<SitePage, 'kind' | 'path'>): string {
  return `${kind} · ${path}`
}
