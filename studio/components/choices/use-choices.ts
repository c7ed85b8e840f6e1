import { useCallback, useState } from 'react'
import type { Choices, RecordChoice } from 'content/pickers/record-choices.ts'
import { upperFirst } from 'contract/rules/upper-first.ts'
import type { CollectionSlug } from 'payload'
import { findChoices } from './read-choices.ts'
import { useSearch } from './use-search.ts'

export interface ChoiceScope {
  readonly collections: readonly CollectionSlug[]
  /** The edition whose records come first; undefined for the current one. */
  readonly edition?: number | undefined
  readonly kind?: string | undefined
}

export interface FoundOf {
  readonly collection: CollectionSlug
  readonly choices: Choices
}

/** While `isBeyond` is set, records of other years are found too. */
export function useChoices({ collections, edition, kind }: ChoiceScope) {
  const [isBeyond, setIsBeyond] = useState(false)
  const names = collections.join(' ')
  const find = useCallback(
    (search: string, signal: AbortSignal): Promise<readonly FoundOf[]> =>
      Promise.all(
        (names.split(' ') as CollectionSlug[]).map(async (collection) => ({
          collection,
          choices: await findChoices(collection, { search, edition, kind, isBeyond }, signal),
        })),
      ),
    [names, edition, kind, isBeyond],
  )
  return { ...useSearch(find), isBeyond, setIsBeyond }
}

export interface Offer {
  readonly collection: CollectionSlug
  readonly choice: RecordChoice
  readonly group: string | undefined
}

/** Records of the edition first, then those of other years. `taken` has keys of the form `collection/id`. */
export function offersOf(
  found: readonly FoundOf[],
  taken: ReadonlySet<string>,
  pluralOf: (collection: CollectionSlug) => string | undefined,
): Offer[] {
  const offer = (
    { collection }: FoundOf,
    records: readonly RecordChoice[],
    time: string | undefined,
  ) =>
    records
      .filter(({ id }) => !taken.has(`${collection}/${id}`))
      .map((choice) => ({ collection, choice, group: joined(pluralOf(collection), time) }))
  return [
    ...found.flatMap((each) =>
      offer(each, each.choices.found.records, each.choices.year?.toString()),
    ),
    ...found.flatMap((each) => offer(each, each.choices.others?.records ?? [], 'other years')),
  ]
}

export function foundWords(found: readonly FoundOf[], search: string): string {
  const parts = found.flatMap(({ choices }) => [
    choices.found,
    ...(choices.others ? [choices.others] : []),
  ])
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  const shown = parts.reduce((sum, part) => sum + part.records.length, 0)
  if (total === 0)
    return search ? `Nothing is found for “${search}”.` : 'There is nothing to choose yet.'
  return shown < total
    ? `The first ${shown} of ${total}: type to find the others.`
    : `${total} found`
}

function joined(...words: readonly (string | undefined)[]): string | undefined {
  const text = words.filter(Boolean).join(', ')
  return text ? upperFirst(text) : undefined
}
