import { upperFirst } from 'contract/rules/upper-first.ts'
import { labelText } from './label-text.ts'

/** The properties that a field has both in Payload's configuration and in its client configuration. */
export interface LabelledField {
  readonly type?: string
  readonly name?: string
  readonly label?: unknown
  readonly labels?: { readonly singular?: unknown; readonly plural?: unknown } | undefined
  readonly slug?: string
  readonly relationTo?: unknown
  readonly options?: readonly (string | { readonly label: unknown; readonly value: string })[]
  readonly fields?: readonly LabelledField[]
  readonly tabs?: readonly LabelledField[]
  readonly blocks?: readonly (LabelledField | string)[]
}

export interface FieldPlace {
  /** `Session 2, End`. */
  readonly words: string
  readonly tab?: string
}

/** A row is a path such as `blocks.0`. */
export type BlockTypeAt = (row: string) => unknown

/**
 * Says where a field is, with the labels of its form. `path` is as Payload writes it, such as `sessions.1.end`. For a
 * path that is in no form, `words` are made from the path.
 */
export function placeOf(
  fields: readonly LabelledField[],
  path: string,
  blockTypeAt: BlockTypeAt = () => undefined,
): FieldPlace {
  const words: string[] = []
  let tab: string | undefined
  let level = fields
  let owner: LabelledField | undefined
  const walked: string[] = []
  for (const part of path.split('.')) {
    walked.push(part)
    if (owner && /^\d+$/.test(part)) {
      const row: LabelledField = blockOf(owner, blockTypeAt(walked.join('.'))) ?? owner
      words.splice(-1, 1, `${rowLabelOf(row)} ${Number(part) + 1}`)
      level = row.fields ?? []
      owner = undefined
      continue
    }
    const found = find(level, part)
    if (!found) {
      words.push(inWords(part))
      level = []
      owner = undefined
      continue
    }
    tab ??= found.tab
    words.push(labelOf(found.field))
    owner = found.field
    level = found.field.fields ?? []
  }
  return { words: words.filter(Boolean).join(', '), ...(tab === undefined ? {} : { tab }) }
}

/** Undefined for a path inside a block. */
export function fieldAt(fields: readonly LabelledField[], path: string): LabelledField | undefined {
  let level = fields
  let field: LabelledField | undefined
  for (const part of path.split('.').filter((each) => !/^\d+$/.test(each))) {
    field = find(level, part)?.field
    level = field?.fields ?? []
  }
  return field
}

interface Found {
  readonly field: LabelledField
  readonly tab?: string | undefined
}

function find(fields: readonly LabelledField[], name: string): Found | undefined {
  return placed(fields).find(({ field }) => field.name === name)
}

/** Includes the fields inside those that only arrange others: rows, folds, tabs, unnamed groups. */
export function namedFields(fields: readonly LabelledField[]): LabelledField[] {
  return placed(fields).map(({ field }) => field)
}

function placed(fields: readonly LabelledField[]): Found[] {
  return fields.flatMap((field): Found[] => {
    if (field.tabs) return field.tabs.flatMap(inTab)
    return field.name === undefined ? placed(field.fields ?? []) : [{ field }]
  })
}

function inTab(tab: LabelledField): Found[] {
  const label = labelOf(tab)
  if (tab.name !== undefined) return [{ field: tab, tab: label }]
  return placed(tab.fields ?? []).map(({ field }) => ({ field, tab: label }))
}

function blockOf({ blocks }: LabelledField, type: unknown): LabelledField | undefined {
  return blocks?.find((block) => typeof block !== 'string' && block.slug === type) as
    | LabelledField
    | undefined // TypeScript does not narrow `blocks` by the slug
}

/** For a row of a list, or a block: `Session`. */
export function rowLabelOf(row: LabelledField): string {
  return labelText(row.labels?.singular) || labelOf(row)
}

/** The name in words if the field has no label. */
export function labelOf({ label, labels, name }: LabelledField): string {
  return labelText(label) || labelText(labels?.plural) || inWords(name ?? '')
}

function inWords(name: string): string {
  return upperFirst(name.replaceAll('_', ' '))
}
