import { filterKindOf } from 'content/rules/filter-kinds.ts'
import type { FilterChoices } from 'content/lists/filter-choices.ts'
import type { ClientField } from 'payload'

/** The ids of records and of their rows, and a time that our lists show nowhere. Payload adds these fields itself. */
const NOT_OFFERED = /(^|\.)id$|^createdAt$/

interface DayField {
  /** Such as `sessions.start`. */
  readonly path: string
  readonly label: unknown
}

/**
 * Changes the types of fields so that Payload's filters offer the right operators and inputs. A field with words of an
 * edition becomes a choice of these words. A day becomes a number, because numbers have the operators *is before* and
 * *is after* (`content/studio-words.ts`). `days` are the fields that need an input for a day.
 */
export function fieldsForFilters(
  fields: readonly ClientField[],
  choices: FilterChoices,
): { readonly fields: ClientField[]; readonly days: readonly DayField[] } {
  const days: DayField[] = []
  const changeAll = (all: readonly ClientField[], parent = '') =>
    all.map((field) => change(field, parent))
  const change = (field: ClientField, parent: string): ClientField => {
    const path = 'name' in field && field.name ? `${parent}${field.name}` : undefined
    const kind = filterKindOf(field)
    if (path !== undefined && kind === 'day') {
      days.push({ path, label: 'label' in field ? field.label : undefined })
      return { ...field, type: 'number' } as ClientField // for the filters only
    }
    if (kind !== undefined && kind !== 'day')
      return { ...field, type: 'select', options: choices[kind] } as ClientField // for the filters only
    if (path !== undefined && NOT_OFFERED.test(path)) {
      return { ...field, admin: { ...field.admin, disableListFilter: true } } as ClientField // as before
    }
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({
        ...tab,
        fields: changeAll(tab.fields, 'name' in tab && tab.name ? `${parent}${tab.name}.` : parent),
      }))
      return { ...field, tabs }
    }
    if (!('fields' in field)) return field
    const inner = changeAll(field.fields, path === undefined ? parent : `${path}.`)
    return { ...field, fields: inner }
  }
  return { fields: changeAll(fields), days }
}
