/** Fields and values of a record in words, for people who choose between two of them. */
import { labelOf, namedFields, type LabelledField } from 'content/collections/fields/place-of.ts'
import { isRows, ORDER, type Values } from 'content/collections/saving/merge.ts'

/** "Sessions, row 2, Start": the labels along a path of field names and row ids. `record` has the rows. */
export function fieldWords(
  fields: readonly LabelledField[],
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
  const label = field ? labelOf(field) : name.replaceAll('_', ' ')
  return joined(label, fieldWords(field ? innerOf(field) : [], rest, value))
}

function joined(...words: readonly string[]): string {
  return words.filter(Boolean).join(', ')
}

function innerOf({ blocks, fields = [] }: LabelledField): readonly LabelledField[] {
  const inBlocks = blocks?.flatMap((block) =>
    typeof block === 'string' ? [] : (block.fields ?? []),
  )
  return inBlocks ?? fields
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
