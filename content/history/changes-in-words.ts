/** A change of a record in words, with the labels of its form. */
import { labelOf, namedFields, rowLabelOf, type LabelledField } from '../records/place-of.ts'
import type { Change } from './history.ts'
import {
  formOfRow,
  rowInWords,
  valueInWords,
  type Row,
  type TitleOf,
} from '../fields/value-in-words.ts'

/** `Session 2, End` was `12.30pm` and is `1pm`. An empty text means that there was no value. */
export interface Line {
  readonly words: string
  readonly old: string
  readonly new: string
}

/** Differs when the file is replaced. */
const FILE = 'sha256'

/** Rows of lists are compared one by one. */
export async function changeInWords(
  fields: readonly LabelledField[],
  change: Change,
  titleOf: TitleOf,
): Promise<Line[]> {
  if (change.field === FILE) return [fileInWords(change)]
  const { field = {}, words } = findField(fields, change.field)
  return compare(field, { words, old: change.old, new: change.new }, titleOf)
}

/** The label in the form, such as `Price, From`. */
export function fieldInWords(fields: readonly LabelledField[], path: string): string {
  return path === FILE ? 'File' : findField(fields, path).words
}

function findField(fields: readonly LabelledField[], path: string) {
  const [first = '', ...inner] = path.split('.')
  return inner.reduce<{ field: LabelledField | undefined; words: string }>(
    ({ field, words }, name) => {
      const next = namedFields(field?.fields ?? []).find((each) => each.name === name)
      return { field: next, words: `${words}, ${next ? labelOf(next) : name}` }
    },
    topField(fields, first),
  )
}

/** A hash only shows that the file was replaced. */
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
  // The words of a formatted text may be equal while its formats or links differ.
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
    const difference = { words: joined(words, labelOf(part)), old: old[name], new: next[name] }
    lines.push(...(await compare(part, difference, titleOf)))
  }
  return lines
}

async function compareRows(
  field: LabelledField,
  { words, old, new: next }: { words: string; old: readonly Row[]; new: readonly Row[] },
  titleOf: TitleOf,
): Promise<Line[]> {
  const lines: Line[] = []
  for (const [index, row] of next.entries()) {
    const form = formOfRow(field, row)
    const name = joined(words, `${rowLabelOf(form)} ${index + 1}`)
    const before = old.find(({ id }) => id !== undefined && id === row['id'])
    if (before)
      lines.push(...(await compareParts(form, { words: name, old: before, new: row }, titleOf)))
    else lines.push({ words: name, old: '', new: await rowInWords(form, row, titleOf) })
  }
  for (const [index, row] of old.entries()) {
    if (next.some(({ id }) => id !== undefined && id === row['id'])) continue
    const form = formOfRow(field, row)
    const name = joined(words, `${rowLabelOf(form)} ${index + 1}`)
    lines.push({ words: name, old: await rowInWords(form, row, titleOf), new: '' })
  }
  const isMoved = lines.length === 0 && old.length === next.length
  return isMoved ? [{ words, old: '', new: 'in another order' }] : lines
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
