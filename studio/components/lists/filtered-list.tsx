'use client'

import type { FilterChoices } from 'content/lists/filter-choices.ts'
import { labelText } from 'content/records/label-text.ts'
import type { ListViewClientProps } from 'payload'
import { useMemo } from 'react'
import { CurrentYearContext } from '../choices/editions.tsx'
import { ConfigProvider, DefaultListView, useConfig } from '../payload-ui.ts'
import { DayFilter } from './day-filter.tsx'
import { fieldsForFilters } from './fields-for-filters.ts'

type Props = ListViewClientProps & { readonly choices: FilterChoices }

/**
 * Payload's list, whose filters offer days and words where the database stores texts. Payload takes the inputs of a
 * filter from the configuration of its field, so the list gets a configuration of its own.
 */
export function FilteredList({ choices, ...list }: Props) {
  const { collectionSlug } = list
  const { config: whole } = useConfig()
  const { config, inputs } = useMemo(() => {
    const collection = whole.collections.find(({ slug }) => slug === collectionSlug)
    const { fields, days } = fieldsForFilters(collection?.fields ?? [], choices)
    const others = whole.collections.filter((each) => each !== collection)
    return {
      config: {
        ...whole,
        collections: [...others, ...(collection ? [{ ...collection, fields }] : [])],
      },
      inputs: new Map(
        days.map(({ path, label }) => [
          path,
          <DayFilter key={path} path={path} label={labelText(label)} near={choices.start} />,
        ]),
      ),
    }
  }, [whole, collectionSlug, choices])
  return (
    <CurrentYearContext value={choices.currentYear}>
      <ConfigProvider config={config}>
        <DefaultListView {...list} renderedFilters={inputs} />
      </ConfigProvider>
    </CurrentYearContext>
  )
}
