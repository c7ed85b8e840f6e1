'use client'

import type { SitePage } from 'content/collections/links/pages-of-site.ts'
import type { TextFieldClientProps } from 'payload'
import { useRef, useState } from 'react'
import { askStudio } from '../ask-studio.ts'
import { FieldError } from '../field-error.tsx'
import { fieldId } from '../go-to-field.ts'
import {
  FieldDescription,
  FieldLabel,
  ReactSelect,
  useField,
  withCondition,
} from '../payload-ui.ts'
import styles from './choices.module.css'
import { useSearch } from './use-search.ts'

interface LinkOption {
  readonly value: string
  readonly label: string
}

/** Where something leads: a page of the site, found by its title, or an address, typed or pasted. */
export const LinkField = withCondition(function LinkField(props: TextFieldClientProps) {
  const { field, readOnly = false } = props
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: props.path,
  })
  const { found, isSearching, search, setSearch } = useSearch(findPages)
  const [chosen, setChosen] = useState<LinkOption>()
  const typed = useRef('')
  const id = fieldId(path)
  const shown = value ? (chosen?.value === value ? chosen : { value, label: value }) : undefined

  function choose(option: LinkOption | undefined) {
    typed.current = ''
    setChosen(option)
    setValue(option?.value ?? null)
  }

  return (
    <div className={`field-type ${styles.grow}`} id={id}>
      {customComponents?.Label ?? (
        <FieldLabel
          htmlFor={`${id}-input`}
          label={field.label || undefined}
          path={path}
          required={field.required ?? false}
        />
      )}
      <div className="field-type__wrap">
        {customComponents?.Error ?? <FieldError path={path} />}
        <ReactSelect
          disabled={readOnly || disabled}
          filterOption={() => true}
          inputId={`${id}-input`}
          isClearable={!field.required}
          isLoading={isSearching}
          noOptionsMessage={() => 'No page has this title. An address starts with / or https://'}
          onChange={(option) => choose(toOption(option))}
          onInputChange={(text) => {
            if (text) typed.current = text
            setSearch(text)
          }}
          // An address that was pasted and left counts as chosen.
          onMenuClose={() => {
            if (isAddress(typed.current)) choose(addressOption(typed.current))
            typed.current = ''
          }}
          options={[
            ...(isAddress(search) ? [addressOption(search, 'Use this address: ')] : []),
            ...found.map(pageOption),
          ]}
          placeholder="Search a page by its title, or paste an address"
          showError={showError}
          {...(shown ? { value: { ...shown } } : {})}
        />
      </div>
      {customComponents?.Description ?? (
        <FieldDescription description={field.admin?.description ?? ''} path={path} />
      )}
    </div>
  )
})

function toOption(option: unknown): LinkOption | undefined {
  if (typeof option !== 'object' || option === null || !('value' in option)) return undefined
  const label = 'shortLabel' in option ? String(option.shortLabel) : String(option.value)
  return { value: String(option.value), label }
}

function pageOption({ kind, path, title }: SitePage) {
  return { value: path, label: `${title} · ${kind} · ${path}`, shortLabel: `${title} · ${path}` }
}

function addressOption(text: string, before = '') {
  const value = text.trim()
  return { value, label: `${before}${value}`, shortLabel: value }
}

/** Text that nobody types to search a title. */
function isAddress(text: string): boolean {
  return /^(\/\S+|https?:\/\/\S+|mailto:\S+@\S+)$/i.test(text.trim())
}

async function findPages(search: string, signal: AbortSignal): Promise<readonly SitePage[]> {
  const path = `/api/site-pages?search=${encodeURIComponent(search)}`
  const answer = await askStudio<{ pages: readonly SitePage[] }>(path, { signal })
  return answer.ok ? answer.value.pages : []
}
