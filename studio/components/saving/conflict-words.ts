import { labelOf, namedFields, rowLabelOf, type LabelledField } from 'content/records/place-of.ts'
import {
  formOfRow,
  rowInWords,
  valueInWords,
  type Row,
  type TitleOf,
} from 'content/fields/value-in-words.ts'
import { isRows, ORDER } from 'content/saving/merge.ts'

export interface ValuePlace {
  /** `Session 2, Start`. */
  readonly words: string
  /** The field of the value, or the list when the value is one of its rows or its order. */
  readonly field: LabelledField
  readonly kind: 'value' | 'row' | 'order'
  /** The rows of the list, as `record` has them. */
  readonly rows: readonly Row[]
}

/** Finds a place by names of fields and ids of rows. The positions of rows and the types of blocks are in `record`. */
export function findPlace(
  fields: readonly LabelledField[],
  path: readonly string[],
  record: unknown,
): ValuePlace {
  const words: string[] = []
  let field: LabelledField = { fields }
  let kind: ValuePlace['kind'] = 'value'
  let value = record
  let rows: readonly Row[] = []
  for (const name of path) {
    const list: LabelledField = field
    const isList = list.type === 'array' || list.type === 'blocks'
    if (kind === 'row' || !isList) {
      const form: LabelledField = kind === 'row' ? formOfRow(list, rowOf(value)) : list
      field = namedFields(form.fields ?? []).find((each) => each.name === name) ?? { name }
      words.push(labelOf(field))
      value = rowOf(value)[name]
      kind = 'value'
      continue
    }
    rows = isRows(value) ? value : []
    kind = name === ORDER ? 'order' : 'row'
    if (kind === 'order') words.push('order')
    else {
      const index = rows.findIndex(({ id }) => id === name)
      value = rows[index]
      words.splice(-1, 1, rowWords(list, index, rowOf(value)))
    }
  }
  return { words: words.join(', '), field, kind, rows }
}

function rowWords(list: LabelledField, index: number, row: Row): string {
  return index < 0
    ? `${labelOf(list)}, a row that was taken out`
    : `${rowLabelOf(formOfRow(list, row))} ${index + 1}`
}

export async function placeValueInWords(
  { field, kind, rows }: ValuePlace,
  value: unknown,
  titleOf: TitleOf,
): Promise<string> {
  if (kind === 'order') return orderInWords({ field, rows, ids: value }, titleOf)
  if (kind === 'row' && !value) return 'taken out'
  return (await valueInWords(field, value, titleOf)) || 'empty'
}

async function orderInWords(
  { field, rows, ids }: { field: LabelledField; rows: readonly Row[]; ids: unknown },
  titleOf: TitleOf,
): Promise<string> {
  const order: readonly unknown[] = Array.isArray(ids) ? ids : []
  const words = await Promise.all(
    order.map(async (id, index) => {
      const row = rows.find((each) => each['id'] === id)
      const text = row ? await rowInWords(formOfRow(field, row), row, titleOf) : 'a new row'
      return `${index + 1}. ${text}`
    }),
  )
  return words.join('; ')
}

function rowOf(value: unknown): Row {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
