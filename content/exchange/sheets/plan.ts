/** The saves of an import of sheets: the changed fields of each record, as a form would send them. */
import { isSame, type Values } from '../../saving/merge.ts'
import { asList, asMap, asText, toDocument } from '../document.ts'
import type { ExchangedCollection } from '../folder.ts'
import { keyOf } from '../stored.ts'
import type { DifferingRecord, LookAt } from './look.ts'

/** One save, as the field `plan` of the import's record (`sheet-imports`) stores it. */
export interface PlannedSave {
  readonly collection: ExchangedCollection
  /** Undefined for a new record. */
  readonly id: number | undefined
  /** Stands for the id of a new record, in records that refer to it. */
  readonly token: string
  readonly title: string
  /** `updatedAt` of the version that was compared; undefined for a new record. */
  readonly base: string | undefined
  /** The changed fields. */
  readonly fields: Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>>
}

const NEW = 'new:'

export function planOf(
  changed: readonly DifferingRecord[],
  { schema, prose, stored }: Pick<LookAt, 'schema' | 'prose' | 'stored'>,
): PlannedSave[] {
  const fresh = new Set(
    changed
      .filter(({ fields }) => !fields)
      .map(({ record }) => keyOf(record.collection, record.name)),
  )
  const idOf = (collection: string, name: string) => {
    const key = keyOf(collection, name)
    return fresh.has(key) ? NEW + key : stored.names.idOf(collection, name)
  }
  const saves = changed.map(({ record, fields }): PlannedSave => {
    const { collection, name, data, address, title } = record
    const shapes = schema.get(collection)?.shapes ?? []
    const wanted = toDocument(shapes, data, { names: { idOf }, prose, report: () => undefined })
    const before = stored.records.get(keyOf(collection, name))?.document
    const given = fields ?? Object.keys(data).filter((each) => data[each] !== undefined)
    const entries = given.map((field) => {
      const old = before?.[field] ?? null
      return [field, { old, new: withRowIds(old, wanted[field]) }] as const
    })
    const slug = { old: null, new: address }
    return {
      collection,
      id: before && Number(before['id']),
      token: keyOf(collection, name),
      title,
      base: before && asText(before['updatedAt']),
      fields: Object.fromEntries(
        address === undefined ? entries : [...entries, ['slug', slug] as const],
      ),
    }
  })
  // An event that is part of a new event must be created after that one.
  return saves.toSorted((one, other) => Number(namesNewEvent(one)) - Number(namesNewEvent(other)))
}

function namesNewEvent({ collection, fields }: PlannedSave): boolean {
  return collection === 'events' && JSON.stringify(fields).includes(`"${NEW}events/`)
}

/** Tokens become the ids of the created records, or undefined if a record was not created. */
export function withIds(value: unknown, made: Readonly<Record<string, number>>): unknown {
  if (typeof value === 'string' && value.startsWith(NEW)) return made[value.slice(NEW.length)]
  if (Array.isArray(value)) return value.map((each) => withIds(each, made))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withIds(each, made)]))
}

export function tokensIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith(NEW) ? [value.slice(NEW.length)] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(tokensIn)
}

/**
 * Returns the rows of a list with ids and codes of stored rows, so that not all of them count as new. A row takes them
 * from the stored row that is equal, or else from the stored row at the same index.
 */
function withRowIds(before: unknown, after: unknown): unknown {
  const [stored, rows] = [asList(before).map(asMap), asList(after)]
  const isList = rows.length > 0 && rows.every((row) => Object.keys(asMap(row)).length > 0)
  if (!isList || stored.length === 0) return after
  const left = new Set(stored)
  const same = rows.map((row) => {
    const found = [...left].find((each) => isSame(bare(each), bare(asMap(row))))
    if (found) left.delete(found)
    return found
  })
  return rows.map((row, index) => {
    const inPlace = stored[index]
    const own = same[index] ?? (inPlace && left.delete(inPlace) ? inPlace : undefined)
    return own ? withIdentity(asMap(row), own) : row
  })
}

function bare({ id: _id, code: _code, ...row }: Values): Values {
  return row
}

function withIdentity(row: Values, { id, code }: Values): Values {
  return { ...row, id, ...(row['code'] || code === undefined ? {} : { code }) }
}
