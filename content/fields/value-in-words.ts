/** Puts values of a form into words, for versions, the history and the dialogs of saving. */
import { isCalendarDate } from 'contract/rules/is-calendar-date.ts'
import { dayOf, formatDate, formatTime, timeOf } from 'contract/rules/local-time.ts'
import { isLocalDateTime, isWallTime } from '../rules/dates.ts'
import { SYSTEM_FIELDS } from '../records/system-fields.ts'
import { labelOf, namedFields, type LabelledField } from '../records/place-of.ts'

/** A row of a list or block, or a group: values by name of field. */
export type Row = Readonly<Record<string, unknown>>

/** Undefined if the record no longer exists. */
export type TitleOf = (collection: string, id: number) => Promise<string | undefined>

/** In characters: four lines are enough to recognise a text (spec/behaviour §30.7). */
const LONGEST = 300

/** The row in one line, without empty values. */
export async function rowInWords(form: LabelledField, row: Row, titleOf: TitleOf): Promise<string> {
  return (await partsInWords(form, row, titleOf)) || 'an empty row'
}

/** In one line. A ticked box becomes its label; an unticked one is left out. */
async function partsInWords(form: LabelledField, values: Row, titleOf: TitleOf): Promise<string> {
  const fields = namedFields(form.fields ?? []).filter(({ name = '' }) => !SYSTEM_FIELDS.has(name))
  const parts = await Promise.all(
    fields.map(async (field) => {
      const value = values[field.name ?? '']
      if (typeof value === 'boolean') return value ? labelOf(field) : ''
      return valueInWords(field, value, titleOf)
    }),
  )
  return shortened(parts.filter(Boolean).join(' · '))
}

/** The form of a row is that of its block type, or that of its list. */
export function formOfRow(field: LabelledField, row: Row): LabelledField {
  const block = field.blocks?.find(
    (each) => typeof each !== 'string' && each.slug === row['blockType'],
  )
  return typeof block === 'object' ? block : field
}

/** As a person would read it out; an empty text if there is no value. */
export async function valueInWords(
  field: LabelledField,
  value: unknown,
  titleOf: TitleOf,
): Promise<string> {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field.type === 'array' || field.type === 'blocks') return rowsInWords(field, value, titleOf)
  if (Array.isArray(value)) {
    const all = await Promise.all(value.map((each) => valueInWords(field, each, titleOf)))
    return shortened(all.join(', '))
  }
  if (field.type === 'relationship' || field.type === 'upload')
    return recordInWords(field, value, titleOf)
  if (field.type === 'select' || field.type === 'radio') return choiceInWords(field, value)
  if (typeof value === 'object') {
    if ('root' in value) return shortened(textIn(value.root).trim())
    return field.fields ? partsInWords(field, { ...value }, titleOf) : JSON.stringify(value)
  }
  return shortened(typeof value === 'string' ? timeInWords(value) : JSON.stringify(value))
}

/** `value` is the list, or one of its rows. */
async function rowsInWords(
  field: LabelledField,
  value: unknown,
  titleOf: TitleOf,
): Promise<string> {
  const rows: readonly Row[] = Array.isArray(value) ? value : [{ ...Object(value) }]
  const all = await Promise.all(rows.map((row) => rowInWords(formOfRow(field, row), row, titleOf)))
  return shortened(all.join('; '))
}

async function recordInWords(
  { relationTo }: LabelledField,
  value: unknown,
  titleOf: TitleOf,
): Promise<string> {
  const { relationTo: ownCollection, value: ownId }: Row =
    typeof value === 'object' && value !== null ? { ...value } : {}
  const collection = String(ownCollection ?? relationTo)
  const id = Number(ownId ?? value)
  return (await titleOf(collection, id)) ?? 'a record that is gone'
}

/** The label of the choice; the value itself if there is none. */
export function choiceInWords({ options = [] }: LabelledField, value: unknown): string {
  const option = options.find((each) => typeof each === 'object' && each.value === value)
  return typeof option === 'object' && typeof option.label === 'string'
    ? option.label
    : String(value)
}

/** Forms store dates and times as text. A text in none of these formats is returned as it is. */
export function timeInWords(text: string): string {
  if (isCalendarDate(text)) return formatDate(text, 'long')
  if (isLocalDateTime(text)) {
    return `${formatDate(dayOf(text), 'long')}, ${formatTime(timeOf(text))}`
  }
  return isWallTime(text) ? formatTime(text) : text
}

function textIn(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  const children: unknown = 'children' in node ? node.children : undefined
  const words = Array.isArray(children) ? children.map(textIn).join('') : ''
  return 'type' in node && node.type !== 'link' ? `${words} ` : words
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}
