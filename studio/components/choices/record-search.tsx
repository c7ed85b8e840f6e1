'use client'

import { labelText } from 'content/records/label-text.ts'
import type { CollectionSlug } from 'payload'
import type { InputProps } from '../parts/field-parts.tsx'
import { toast, useAuth, useConfig } from '../payload-ui.ts'
import { Combobox, type ComboboxOption, type Outcome } from './combobox.tsx'
import { useAsk } from '../saving/login-over-page.tsx'
import { createRecord } from './create-record.ts'
import { keyOf, type Chosen } from './read-choices.ts'
import { RecordRow } from './record-row.tsx'
import { foundWords, offersOf, useChoices, type ChoiceScope, type FoundOf } from './use-choices.ts'

interface RecordSearchProps {
  readonly inputProps: InputProps
  readonly label: string
  readonly scope: ChoiceScope
  /** Records that cannot be chosen again, by `collection/id`. */
  readonly taken: ReadonlySet<string>
  /** The text in the input while nobody types. */
  readonly shown: string
  readonly placeholder: string
  readonly isOff: boolean
  /** Whether a new record with the typed text as its title is offered. */
  readonly mayCreate?: boolean
  /** `isNew`: the record was just created and has only a title. */
  readonly onPick: (record: Chosen, isNew: boolean) => void
  readonly onEmptied?: () => void
}

/** Keys of options that are not records. The key of a record has a `/`. */
const BEYOND = 'beyond'
const CREATE = 'create '

export function RecordSearch(props: RecordSearchProps) {
  const { inputProps, label, scope, taken, shown, placeholder, isOff, onPick, onEmptied } = props
  const ask = useAsk()
  const { found, isSearching, search, setSearch, isBeyond, setIsBeyond } = useChoices(scope)
  const { pluralOf, titleFieldOf, singularOf } = useCollections()
  const creatable = useCreatable(scope.collections, props.mayCreate ?? false)
  const offers = offersOf(found, taken, scope.collections.length > 1 ? pluralOf : () => undefined)

  const options: ComboboxOption[] = [
    ...offers.map(({ collection, choice, group }) => ({
      key: keyOf({ collection, id: choice.id }),
      group,
      content: <RecordRow record={choice} />,
    })),
    ...(hasBeyond(found, isBeyond)
      ? [{ key: BEYOND, content: 'Look in other years too', isAction: true }]
      : []),
    ...(search === '' ? [] : creatable).map((collection) => ({
      key: `${CREATE}${collection}`,
      content: `Create ${singularOf(collection)} “${search}”`,
      isAction: true,
    })),
  ]

  async function create(collection: CollectionSlug): Promise<Outcome> {
    const { edition } = scope
    const made = await createRecord(ask, {
      collection,
      titleField: titleFieldOf(collection),
      title: search,
      edition,
    })
    if ('refusal' in made) {
      toast.error(made.refusal)
      return 'refused'
    }
    onPick({ collection, id: made.id }, true)
    return 'made'
  }

  function choose(key: string): Outcome | Promise<Outcome> {
    if (key === BEYOND) {
      setIsBeyond(true)
      return 'open'
    }
    const offer = offers.find(
      ({ collection, choice }) => keyOf({ collection, id: choice.id }) === key,
    )
    if (!offer) return create(key.slice(CREATE.length) as CollectionSlug) // an option made above
    onPick({ collection: offer.collection, id: offer.choice.id }, false)
    return 'made'
  }

  return (
    <Combobox
      howToChoose={
        creatable.length > 0 ? 'choose from the list or create it' : 'choose from the list'
      }
      inputProps={inputProps}
      isBusy={isSearching}
      isOff={isOff}
      label={label}
      onChoose={choose}
      onEmptied={onEmptied}
      onRest={() => setIsBeyond(false)}
      onSearch={setSearch}
      options={options}
      placeholder={placeholder}
      shown={shown}
      status={foundWords(found, search)}
    />
  )
}

function hasBeyond(found: readonly FoundOf[], isBeyond: boolean): boolean {
  return !isBeyond && found.some(({ choices }) => choices.year !== undefined && !choices.others)
}

/** An edition and a picture need more than a title, so they are created in their own forms. */
const NEVER_CREATED: readonly CollectionSlug[] = ['festivals', 'media']

function useCreatable(collections: readonly CollectionSlug[], mayCreate: boolean) {
  const { permissions } = useAuth()
  if (!mayCreate) return []
  return collections.filter(
    (slug) => !NEVER_CREATED.includes(slug) && permissions?.collections?.[slug]?.create,
  )
}

function useCollections() {
  const { getEntityConfig } = useConfig()
  return {
    pluralOf: (slug: CollectionSlug) =>
      labelText(getEntityConfig({ collectionSlug: slug }).labels.plural),
    singularOf: (slug: CollectionSlug) =>
      labelText(getEntityConfig({ collectionSlug: slug }).labels.singular).toLowerCase(),
    titleFieldOf: (slug: CollectionSlug) =>
      getEntityConfig({ collectionSlug: slug }).admin.useAsTitle ?? 'id',
  }
}
