/** Finds records by the names that people write. Case, accents, spaces and punctuation are ignored. */
import { mostSimilar } from '../../rules/nearest.ts'
import { asMap, asText, type Plain } from '../document.ts'
import type { Stored } from '../stored.ts'
import { plainName } from './cell-values.ts'

const MOST_OFFERED = 3
/** A name may have one typo for each group of this many letters; a short name may have two. */
const PART_OF_TYPOS = 4

export interface NamedRecord {
  /** The name in files: an address, or a placeholder for a record without one. */
  readonly name: string
  /** The name that people use. */
  readonly title: string
}

/** The record that a name means, or how many records have the name, or up to three with nearly that name. */
export type Match =
  | { readonly kind: 'one'; readonly record: NamedRecord }
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'none'; readonly like: readonly NamedRecord[] }

export interface KnownNames {
  /** If `year` is given, only events of this edition are searched. */
  find(collection: string, text: string, year?: string): Match
  titleOf(collection: string, name: string): string
  /** For a record that the import will create. */
  add(collection: string, record: NamedRecord, data: Plain): void
}

export function createKnownNames({ records }: Pick<Stored, 'records'>): KnownNames {
  const byName = new Map<string, Map<string, { record: NamedRecord; year: string | undefined }[]>>()
  const titles = new Map<string, string>()

  function add(collection: string, record: NamedRecord, data: Plain): void {
    titles.set(`${collection}/${record.name}`, record.title)
    const names = byName.get(collection) ?? new Map()
    byName.set(collection, names)
    const year = data['festival'] === undefined ? undefined : asText(data['festival'])
    for (const key of new Set(spellingsOf(collection, record, data))) {
      names.set(key, [...(names.get(key) ?? []), { record, year }])
    }
  }

  for (const { collection, name, data } of records.values()) {
    add(collection, { name, title: titleIn(collection, name, data) }, data)
  }

  return {
    add,
    titleOf: (collection, name) => titles.get(`${collection}/${name}`) ?? name,
    find(collection, text, year) {
      const names = byName.get(collection) ?? new Map()
      const isOfYear = (each: { year: string | undefined }) =>
        year === undefined || each.year === undefined || each.year === year
      const found: { record: NamedRecord; year: string | undefined }[] = (
        names.get(plainName(text)) ?? []
      ).filter(isOfYear)
      // An address identifies one record, even if it is also the name of another.
      const exact = found.find(({ record }) => record.name === text)
      const [first] = exact ? [exact] : found
      if (first && (exact || found.length === 1)) return { kind: 'one', record: first.record }
      if (found.length > 1) return { kind: 'several', count: found.length }
      const wanted = plainName(text)
      const furthest = Math.max(2, wanted.length / PART_OF_TYPOS)
      const near = mostSimilar(wanted, [...names.keys()], furthest).flatMap(
        (key) => names.get(key) ?? [],
      )
      const like = near.filter(isOfYear).map(({ record }: { record: NamedRecord }) => record)
      return { kind: 'none', like: [...new Set<NamedRecord>(like)].slice(0, MOST_OFFERED) }
    },
  }
}

/** From the form of the record, or else its name in files. */
export function titleIn(collection: string, name: string, data: Plain): string {
  if (collection === 'media') return name
  return asText(data['title'] ?? data['name']) || name
}

/** Nobody types `#7`, of a draft without an address (`stored.ts`), or `+…`, of a new record (`createdName`). */
function spellingsOf(collection: string, { name, title }: NamedRecord, data: Plain): string[] {
  const { short_name: short, sort_name: sorted } = asMap(data)
  const others = collection === 'venues' ? [short] : collection === 'artists' ? [sorted] : []
  const own = name.startsWith('#') || name.startsWith('+') ? [] : [name]
  return [...own, title, ...others.map(asText)].map(plainName).filter(Boolean)
}
