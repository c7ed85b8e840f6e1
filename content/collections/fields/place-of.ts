/** Where a field stands in its form, in the words of the form: for messages to staff, and to lead there. */

/** What a field of Payload's configuration and one of its client configuration have in common. */
export interface LabelledField {
  readonly type?: string
  readonly name?: string
  readonly label?: unknown
  readonly labels?: { readonly singular?: unknown; readonly plural?: unknown } | undefined
  readonly slug?: string
  readonly fields?: readonly LabelledField[]
  readonly tabs?: readonly LabelledField[]
  readonly blocks?: readonly (LabelledField | string)[]
}

export interface Place {
  /** `Session 2, End`. */
  readonly words: string
  /** The label of the tab that holds it. */
  readonly tab?: string
}

/** The type of the block in a row, such as `blocks.0`. */
export type BlockTypeAt = (row: string) => unknown

/** The place of the field at a path, as Payload writes it: `sessions.1.end`. A field that no form has stands for itself. */
export function placeOf(
  fields: readonly LabelledField[],
  path: string,
  blockTypeAt: BlockTypeAt = () => undefined,
): Place {
  const words: string[] = []
  let tab: string | undefined
  let level = fields
  let owner: LabelledField | undefined
  const walked: string[] = []
  for (const part of path.split('.')) {
    walked.push(part)
    if (owner && /^\d+$/.test(part)) {
      const row: LabelledField = blockOf(owner, blockTypeAt(walked.join('.'))) ?? owner
      words.splice(-1, 1, `${rowLabel(row)} ${Number(part) + 1}`)
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

interface Found {
  readonly field: LabelledField
  readonly tab?: string | undefined
}

/** Finds a named field of a level, through what only arranges fields: rows, collapsible parts, tabs, unnamed groups. */
function find(fields: readonly LabelledField[], name: string): Found | undefined {
  for (const field of fields) {
    if (field.name === name) return { field }
    for (const tab of field.tabs ?? []) {
      const label = labelOf(tab)
      if (tab.name === name) return { field: tab, tab: label }
      const inTab = tab.name === undefined ? find(tab.fields ?? [], name) : undefined
      if (inTab) return { ...inTab, tab: label }
    }
    const inside = field.name === undefined ? find(field.fields ?? [], name) : undefined
    if (inside) return inside
  }
  return undefined
}

function blockOf({ blocks }: LabelledField, type: unknown): LabelledField | undefined {
  return blocks?.find((block) => typeof block !== 'string' && block.slug === type) as
    | LabelledField
    | undefined // the types of blocks are not told from their names
}

function rowLabel(row: LabelledField): string {
  return textOf(row.labels?.singular) || labelOf(row)
}

/** Payload also allows functions and translations; there are none here. */
function labelOf({ label, labels, name }: LabelledField): string {
  return textOf(label) || textOf(labels?.plural) || inWords(name ?? '')
}

function textOf(label: unknown): string {
  return typeof label === 'string' ? label : ''
}

function inWords(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
