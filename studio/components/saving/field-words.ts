/** Fields and values of a record in words, for people who choose between two of them. */
import { isRows, ORDER, type Values } from 'content/collections/saving/merge.ts'
import type { ClientField } from 'payload'

/** "Sessions, row 2, Start": the labels along a path of field names and row ids. `record` has the rows. */
export function fieldWords(
  fields: readonly ClientField[],
  path: readonly string[],
  record: unknown,
): string {
  const [name, ...rest] = path
  if (name === undefined) return ''
  if (name === ORDER) return 'order of the rows'
  const value = valueOf(record, name)
  if (isRows(record)) {
    const index = record.findIndex(({ id }) => id === name)
    const row = index < 0 ? 'a row that was taken out' : `row ${index + 1}`
    return joined(row, fieldWords(fields, rest, record[index]))
  }
  const field = namedFields(fields).find((each) => each.name === name)
  const inner = field ? innerFields(field) : []
  return joined(field?.label ?? name.replaceAll('_', ' '), fieldWords(inner, rest, value))
}

function joined(...words: readonly string[]): string {
  return words.filter(Boolean).join(', ')
}

interface NamedField {
  readonly name: string
  readonly label?: string | undefined
  readonly inner: readonly ClientField[]
}

/** The fields of a level: rows, folds and tabs without a name are none. */
function namedFields(fields: readonly ClientField[]): NamedField[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name
          ? [{ name: tab.name, label: textOf(tab.label), inner: tab.fields }]
          : namedFields(tab.fields),
      )
    if ('name' in field && field.name)
      return [
        {
          name: field.name,
          label: 'label' in field ? textOf(field.label) : undefined,
          inner: innerOf(field),
        },
      ]
    return 'fields' in field ? namedFields(field.fields) : []
  })
}

function innerFields({ inner }: NamedField): readonly ClientField[] {
  return inner
}

function innerOf(field: ClientField): readonly ClientField[] {
  if (field.type === 'blocks') return (field.blocks ?? []).flatMap((block) => block.fields)
  return 'fields' in field ? field.fields : []
}

function textOf(label: unknown): string | undefined {
  return typeof label === 'string' ? label : undefined
}

function valueOf(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined
}

/** A value as a person would read it out. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(valueWords).join('; ') || 'empty'
  return typeof value === 'object' ? objectWords({ ...value }) : `${value as string | number}` // as JSON has
}

function objectWords(value: Values): string {
  if ('root' in value) return textWords(value['root'])
  const parts = Object.entries(value).filter(([name, part]) => name !== 'id' && !isNothing(part))
  return parts.map(([, part]) => valueWords(part)).join(', ') || 'empty'
}

/** The words of a formatted text. */
function textWords(node: unknown): string {
  const text = valueOf(node, 'text')
  if (typeof text === 'string') return text
  const children = valueOf(node, 'children')
  return Array.isArray(children) ? children.map(textWords).join(' ') : ''
}

function isNothing(part: unknown): boolean {
  return part === undefined || part === null || part === '' || part === false
}
