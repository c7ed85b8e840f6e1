/** What a change of a record was, in the words of its form. */
import { formatDate, formatTime } from 'contract/rules/melbourne-time.ts'
import { isCalendarDate } from 'contract/rules/is-calendar-date.ts'
import { labelOf, namedFields, rowLabelOf, type LabelledField } from '../fields/place-of.ts'
import type { Change } from '../history.ts'
import { isLocalDateTime, isWallTime } from '../rules/dates.ts'

/** One difference: `Session 2, End` was `12.30pm` and is `1pm`. An empty text means that nothing was there. */
export interface Line {
  readonly words: string
  readonly old: string
  readonly new: string
}

/** The title of a related record; undefined when it is gone. */
export type TitleOf = (collection: string, id: number) => Promise<string | undefined>

const LONGEST = 300
/** The field that tells files apart. */
const FILE = 'sha256'

/** The differences of one change of the history, the rows of lists one by one. */
export async function changeInWords(
  fields: readonly LabelledField[],
  change: Change,
  titleOf: TitleOf,
): Promise<Line[]> {
  if (change.field === FILE) return [fileInWords(change)]
  const [first = '', ...inner] = change.field.split('.')
  const found = inner.reduce<{ field: LabelledField | undefined; words: string }>(
    ({ field, words }, name) => {
      const next = namedFields(field?.fields ?? []).find((each) => each.name === name)
      return { field: next, words: `${words}, ${next ? labelOf(next) : name}` }
    },
    topField(fields, first),
  )
  return compare(
    found.field ?? {},
    { words: found.words, old: change.old, new: change.new },
    titleOf,
  )
}

/** The sum of a file says only whether it is another one. */
function fileInWords({ old }: Change): Line {
  return { words: 'File', old: '', new: old === null ? 'uploaded' : 'another file' }
}

function topField(fields: readonly LabelledField[], name: string) {
  const field = namedFields(fields).find((each) => each.name === name)
  return { field, words: field ? labelOf(field) : labelOf({ name }) }
}

interface Difference {
  readonly words: string
  readonly old: unknown
  readonly new: unknown
}

async function compare(
  field: LabelledField,
  { words, ...both }: Difference,
  titleOf: TitleOf,
): Promise<Line[]> {
  if (field.type === 'array' || field.type === 'blocks') {
    return compareRows(field, { words, old: rowsOf(both.old), new: rowsOf(both.new) }, titleOf)
  }
  if (field.type === 'group') return compareParts(field, { words, ...both }, titleOf)
  const [old, next] = await Promise.all([
    valueInWords(field, both.old, titleOf),
    valueInWords(field, both.new, titleOf),
  ])
  if (old !== next) return [{ words, old, new: next }]
  // A formatted text may differ in what is bold or linked.
  const isSame = JSON.stringify(both.old) === JSON.stringify(both.new)
  return isSame ? [] : [{ words, old: '', new: 'other formatting' }]
}

async function compareParts(
  field: LabelledField,
  { words, ...both }: Difference,
  titleOf: TitleOf,
): Promise<Line[]> {
  const [old, next] = [valuesOf(both.old), valuesOf(both.new)]
  const lines: Line[] = []
  for (const part of namedFields(field.fields ?? [])) {
    const name = part.name ?? ''
    if (JSON.stringify(old[name]) === JSON.stringify(next[name])) continue
    const of = { words: joined(words, labelOf(part)), old: old[name], new: next[name] }
    lines.push(...(await compare(part, of, titleOf)))
  }
  return lines
}

type Row = Readonly<Record<string, unknown>>

async function compareRows(
  field: LabelledField,
  { words, old, new: next }: { words: string; old: readonly Row[]; new: readonly Row[] },
  titleOf: TitleOf,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const [index, row] of next.entries()) {
    const form = formOf(field, row)
    const name = joined(words, `${rowLabelOf(form)} ${index + 1}`)
    const before = old.find(({ id }) => id !== undefined && id === row['id'])
    if (before)
      lines.push(...(await compareParts(form, { words: name, old: before, new: row }, titleOf)))
    else lines.push({ words: name, old: '', new: await rowInWords(form, row, titleOf) })
  }
  for (const [index, row] of old.entries()) {
    if (next.some(({ id }) => id !== undefined && id === row['id'])) continue
    const form = formOf(field, row)
    const name = joined(words, `${rowLabelOf(form)} ${index + 1}`)
    lines.push({ words: name, old: await rowInWords(form, row, titleOf), new: '' })
  }
  const isMoved = lines.length === 0 && old.length === next.length
  return isMoved ? [{ words, old: '', new: 'in another order' }] : lines
}

/** A row in one line: what is in it, without what is empty. */
async function rowInWords(form: LabelledField, row: Row, titleOf: TitleOf): Promise<string> {
  const parts = await Promise.all(
    namedFields(form.fields ?? []).map((field) =>
      valueInWords(field, row[field.name ?? ''], titleOf),
    ),
  )
  return shortened(parts.filter(Boolean).join(' · ')) || 'an empty row'
}

function formOf(field: LabelledField, row: Row): LabelledField {
  const block = field.blocks?.find(
    (each) => typeof each !== 'string' && each.slug === row['blockType'],
  )
  return typeof block === 'object' ? block : field
}

/** A value as a person would read it out; empty where there is none. */
async function valueInWords(
  field: LabelledField,
  value: unknown,
  titleOf: TitleOf,
): Promise<string> {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) {
    const all = await Promise.all(value.map((each) => valueInWords(field, each, titleOf)))
    return shortened(all.join(', '))
  }
  if (field.type === 'relationship' || field.type === 'upload')
    return recordInWords(field, value, titleOf)
  if (field.type === 'select' || field.type === 'radio') return choiceInWords(field, value)
  if (typeof value === 'object') {
    if ('root' in value) return shortened(textIn(value.root).trim())
    const parts = await Promise.all(
      namedFields(field.fields ?? []).map((part) =>
        valueInWords(part, Reflect.get(value, part.name ?? ''), titleOf),
      ),
    )
    return shortened(parts.filter(Boolean).join(' · ') || JSON.stringify(value))
  }
  return shortened(typeof value === 'string' ? timeInWords(value) : JSON.stringify(value))
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

function choiceInWords({ options = [] }: LabelledField, value: unknown): string {
  const option = options.find((each) => typeof each === 'object' && each.value === value)
  return typeof option === 'object' && typeof option.label === 'string'
    ? option.label
    : String(value)
}

/** Dates and times of the form are text. */
function timeInWords(text: string): string {
  if (isCalendarDate(text)) return formatDate(text, 'long')
  if (isLocalDateTime(text)) {
    const [date = '', time = ''] = text.split('T')
    return `${formatDate(date, 'long')}, ${formatTime(time)}`
  }
  return isWallTime(text) ? formatTime(text) : text
}

/** The words of a formatted text. */
function textIn(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  const children: unknown = 'children' in node ? node.children : undefined
  const words = Array.isArray(children) ? children.map(textIn).join('') : ''
  return 'type' in node && node.type !== 'link' ? `${words} ` : words
}

function rowsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.map(valuesOf) : []
}

function valuesOf(value: unknown): Row {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function joined(...words: readonly string[]): string {
  return words.filter(Boolean).join(', ')
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}
