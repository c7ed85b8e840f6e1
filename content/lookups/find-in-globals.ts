import type { GlobalConfig, GlobalSlug, PayloadRequest } from 'payload'
import { choiceInWords, timeInWords } from '../fields/value-in-words.ts'
import { COMPOSED_GLOBALS } from '../records/composed.ts'
import { globalLabel } from '../records/label-text.ts'
import { fieldAt, placeOf } from '../records/place-of.ts'
import { SYSTEM_FIELDS } from '../records/system-fields.ts'

export interface FoundField {
  /** The path of the field, as Payload writes it: `alerts.0.text`. */
  readonly field: string
  /** Its labels: `Alert 1, Text`. */
  readonly place: string
  /** Days, times and choices are in words; empty if there is no value. */
  readonly text: string
}

export interface FoundGlobal {
  readonly global: GlobalSlug
  readonly label: string
  /** Empty if the words of the search are only in the global's label. */
  readonly fields: readonly FoundField[]
}

/**
 * Finds header, footer and settings that have all words of a search in their label, in a text, or in the label of a
 * field. In lists only texts count: the label of a field is the same in every row.
 */
export async function findInGlobals(search: string, req: PayloadRequest): Promise<FoundGlobal[]> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const isFound = ({ field, place, text }: FoundField) =>
    hasAll(isInRow(field) ? text : `${place} ${text}`)
  const globals = await Promise.all(COMPOSED_GLOBALS.map((slug) => readFields(slug, req)))
  return globals
    .map((each) => ({ ...each, fields: each.fields.filter(isFound) }))
    .filter(({ label, fields }) => fields.length > 0 || hasAll(label))
}

function isInRow(field: string): boolean {
  return /\.\d+(\.|$)/.test(field)
}

async function readFields(slug: GlobalSlug, req: PayloadRequest): Promise<FoundGlobal> {
  const { payload, user } = req
  const config = payload.config.globals.find((each) => each.slug === slug)
  const doc = await payload.findGlobal({
    slug,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user,
    req,
  })
  const fields = config?.fields ?? []
  const hidden = hiddenWhenEmpty(fields)
  return {
    global: slug,
    label: globalLabel(slug, req),
    fields: leavesOf(doc, [])
      .filter(({ field, text }) => text || !hidden.has(field))
      .map(({ field, text }) => ({
        field,
        place: placeOf(fields, field).words,
        text: timeInWords(choiceInWords(fieldAt(fields, field) ?? {}, text)),
      })),
  }
}

/** The form shows the fields of `globals/earlier-words.ts` only while they have a text. */
function hiddenWhenEmpty(fields: GlobalConfig['fields']): ReadonlySet<string> {
  return new Set(
    fields.flatMap((field) => ('name' in field && field.admin?.condition ? field.name : [])),
  )
}

function leavesOf(
  value: unknown,
  at: readonly string[],
): { readonly field: string; readonly text: string }[] {
  if (typeof value !== 'object' || value === null)
    return [{ field: at.join('.'), text: typeof value === 'string' ? value : '' }]
  return Object.entries(value).flatMap(([key, child]) =>
    SYSTEM_FIELDS.has(key) ? [] : leavesOf(child, [...at, key]),
  )
}
