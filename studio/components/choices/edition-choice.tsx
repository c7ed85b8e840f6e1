'use client'

import { onceEach, type Choice } from 'content/lists/filter-choices.ts'
import type { TextFieldClientProps } from 'payload'
import { use } from 'react'
import { CurrentYearContext, useEditions, type Edition } from './editions.tsx'
import {
  mergeFieldStyles,
  SelectInput,
  useField,
  useFormFields,
  withCondition,
} from '../payload-ui.ts'

export interface EditionChoiceProps extends TextFieldClientProps {
  readonly what: 'types' | 'precincts' | 'years'
  /**
   * The field that names the edition: `festival` of the record, or `year` beside this field. While `festival` is empty,
   * nothing can be chosen; while `year` is empty, the choices of all editions are offered. Not used for years.
   */
  readonly editionFrom?: 'festival' | 'year'
}

/** Staff choose by the words of the edition; the key or the year is stored. */
export const EditionChoice = withCondition(function EditionChoice(props: EditionChoiceProps) {
  const { field, readOnly, what, editionFrom } = props
  const { customComponents, disabled, path, setValue, showError, value } = useField<Stored>({
    potentiallyStalePath: props.path,
  })
  const editions = useEditions()
  const chosen = useChosenEdition(path, editionFrom)
  const isMany = 'hasMany' in field && field.hasMany === true
  const isNumber = what === 'years'
  const values = toList(value).map(String)
  const needsEdition = editionFrom === 'festival' && chosen === undefined
  const choices = editions && !needsEdition ? choicesOf(editions, what, chosen) : []

  return (
    <SelectInput
      AfterInput={customComponents?.AfterInput}
      BeforeInput={customComponents?.BeforeInput}
      Description={customComponents?.Description}
      Error={customComponents?.Error}
      Label={customComponents?.Label}
      description={field.admin?.description}
      hasMany={isMany}
      isClearable={!field.required}
      label={field.label}
      name={field.name}
      onChange={(option) => {
        const picked = toList(option).map((each) => each.value as string) // a value of ours
        const stored = isNumber ? picked.map(Number) : picked
        setValue(isMany ? stored : (stored[0] ?? null))
      }}
      options={[...choices, ...(editions ? unknownOf(values, choices) : [])]}
      path={path}
      placeholder={needsEdition ? 'Choose the edition first' : 'Choose'}
      readOnly={readOnly || disabled || (needsEdition && values.length === 0)}
      required={field.required}
      showError={showError}
      style={mergeFieldStyles(field)}
      value={isMany ? values : (values[0] ?? '')}
    />
  )
})

type Stored = string | number | readonly (string | number)[] | null | undefined

function toList<Value>(value: Value | readonly Value[] | null | undefined): readonly Value[] {
  if (value === null || value === undefined || value === '') return []
  return Array.isArray(value) ? value : [value as Value] // narrowed by the lines above
}

/** When several records are edited at once, their form has no edition, and the current one counts. */
function useChosenEdition(
  path: string,
  from: EditionChoiceProps['editionFrom'],
): { readonly id?: unknown; readonly year?: unknown } | undefined {
  const other = from === 'year' ? `${path.slice(0, path.lastIndexOf('.') + 1)}year` : 'festival'
  const value = useFormFields(([fields]) => (from ? fields[other]?.value : undefined))
  const currentYear = use(CurrentYearContext)
  if (value === null || value === undefined || value === '')
    return from === 'festival' && currentYear !== undefined ? { year: currentYear } : undefined
  if (from === 'year') return { year: Number(value) }
  return { id: typeof value === 'object' && 'id' in value ? value.id : value }
}

function choicesOf(
  editions: readonly Edition[],
  what: EditionChoiceProps['what'],
  chosen: { readonly id?: unknown; readonly year?: unknown } | undefined,
): Choice[] {
  if (what === 'years')
    return editions.map(({ year, name }) => toChoice(`${year}`, `${year} · ${name}`))
  const from = chosen
    ? editions.filter(({ id, year }) => id === chosen.id || year === chosen.year)
    : editions
  return onceEach(from.flatMap((edition) => edition[what]))
}

function toChoice(value: string, label: string): Choice {
  return { value, label }
}

/** Stored values that are no choices any more stay visible. */
function unknownOf(values: readonly string[], choices: readonly Choice[]): Choice[] {
  const known = new Set(choices.map(({ value }) => value))
  return values
    .filter((value) => !known.has(value))
    .map((value) => toChoice(value, `${value} (not in this edition)`))
}
