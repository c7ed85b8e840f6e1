/** Fields whose choices come from an edition. They store a key or year; staff see its words. */
import type { NumberField, PayloadRequest, SingleRelationshipField, TextField } from 'payload'
import { filterBy } from '../rules/filter-kinds.ts'
import { findCurrentEdition } from './find-editions.ts'

const EDITION_CHOICE = '/studio/components/choices/edition-choice.tsx#EditionChoice'

/** The field that names the edition: `festival` of the record, or the `year` beside this field. */
type EditionFrom = 'festival' | 'year'

interface Options {
  readonly label?: string
  readonly description?: string
  readonly required?: boolean
  readonly hasMany?: boolean
}

/** A new record gets the current edition. Editions are created in their own list. */
export function editionOf(): SingleRelationshipField {
  return {
    name: 'festival',
    type: 'relationship',
    relationTo: 'festivals',
    required: true,
    label: 'Edition',
    admin: { allowCreate: false },
    defaultValue: async ({ req }: { readonly req: PayloadRequest }) =>
      (await findCurrentEdition(req))?.id,
  }
}

/** Stores the key of a type or precinct. */
export function keyOfEdition(
  name: string,
  what: 'types' | 'precincts',
  editionFrom: EditionFrom,
  { hasMany, ...options }: Options = {},
): TextField {
  const field = { name, type: 'text', ...shown({ what, editionFrom }, options) } as const
  return hasMany ? { ...field, hasMany } : field
}

export function yearOfEdition(name: string, options: Omit<Options, 'hasMany'> = {}): NumberField {
  return { name, type: 'number', ...shown({ what: 'years' }, options) }
}

function shown(
  clientProps: {
    readonly what: 'types' | 'precincts' | 'years'
    readonly editionFrom?: EditionFrom
  },
  { description, ...options }: Options,
) {
  return {
    ...options,
    admin: {
      ...(description === undefined ? {} : { description }),
      custom: filterBy(clientProps.what),
      components: { Field: { path: EDITION_CHOICE, clientProps } },
    },
  }
}
