/** The fields of every record (spec/content B). */
import type { CheckboxField, Field, NumberField, TextField } from 'payload'
import { MAX_TITLE } from '../rules/title.ts'
import { duplicatedAs, NOT_DUPLICATED } from './duplicates.ts'
import { shownWhen } from './shown-when.ts'

/** For fields that only the system writes: they are in no form and no list, but in the history. */
export const OUT_OF_SIGHT = {
  condition: () => false,
  disableListColumn: true,
  disableListFilter: true,
  disableBulkEdit: true,
} as const

/** A title, or a name used as one (spec/content B1.18). */
export function titleField(name: 'title' | 'name' = 'title'): TextField {
  return {
    name,
    type: 'text',
    label: name === 'title' ? 'Title' : 'Name',
    required: true,
    maxLength: MAX_TITLE,
    ...duplicatedAs(' (copy)', MAX_TITLE),
  }
}

export const slugField: TextField = {
  name: 'slug',
  type: 'text',
  label: 'Address (slug)',
  unique: true,
  index: true,
  ...NOT_DUPLICATED,
  admin: {
    position: 'sidebar',
    description:
      'The last part of the address. Empty: made from the title when publishing. Changing it later leaves a redirect behind.',
  },
}

export const orderField: NumberField = {
  name: 'order',
  type: 'number',
  label: 'Position',
  defaultValue: 0,
  admin: { position: 'sidebar', description: 'Lower comes first.' },
}

/** The permanent short code, by which plans, feeds and files name the record (spec/content D6). */
export const codeField: TextField = {
  name: 'code',
  type: 'text',
  label: 'Code',
  unique: true,
  index: true,
  admin: OUT_OF_SIGHT,
}

const withdrawnField: CheckboxField = {
  name: 'withdrawn',
  type: 'checkbox',
  label: 'Withdrawn',
  admin: {
    position: 'sidebar',
    // Shown only once *Take down* has ticked it.
    condition: (data: Partial<{ withdrawn: boolean }>) => Boolean(data.withdrawn),
    description: 'Its address says that it is gone. Untick and publish to bring it back.',
  },
}

const reasonField = shownWhen(({ withdrawn }) => withdrawn === true, {
  name: 'withdrawn_reason',
  type: 'textarea',
  label: 'Reason',
  admin: {
    position: 'sidebar',
    description:
      'One sentence that visitors read, for example "Withdrawn at the artist’s request".',
  },
})

export const recordFields: readonly Field[] = [codeField, withdrawnField, reasonField]
