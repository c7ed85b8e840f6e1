/** Converts the cell of a sheet to the value that a file of content has (`exchange/document.ts`), and back. */
import { asList, asMap, asText, type Plain } from '../document.ts'
import {
  cellOfList,
  listIn,
  plainName,
  readDay,
  readDayAndTime,
  readFlag,
  readNumber,
  readTime,
  textOf,
  type Cell,
  type CellReading,
} from './cell-values.ts'
import type { KnownNames, NamedRecord } from './known-names.ts'
import { CREATE, LEAVE_OUT, type Meanings } from './meanings.ts'
import type { Column } from './sheet-fields.ts'

/** For an unknown name. Spellings that differ only in case, accents, spaces or punctuation have the same key. */
export function meaningKey(collection: string, text: string): string {
  return `${collection} ${plainName(text)}`
}

/** The name of a record that an import creates because a cell refers to it. */
export function createdName(collection: string, text: string): string {
  return `${CREATE}${collection}-${plainName(text)}`
}

export interface Keyed {
  readonly key: string
  readonly title: string
  readonly singular?: string
}

export interface CellContext {
  readonly names: KnownNames
  /** The edition of the row. */
  readonly year: string
  readonly types: readonly Keyed[]
  readonly precincts: readonly Keyed[]
  readonly meanings: Meanings
  /** Called for a name that matches no record. */
  readonly notKnown: (collection: string, text: string, like: readonly NamedRecord[]) => void
  /** Called for a name from which a record is to be created. */
  readonly toCreate: (collection: string, text: string) => void
}

/** Longer texts are not written: a cell of a workbook has at most 32,767 characters. */
const LONGEST_CELL = 32_000
/** Replaces a text that is too long for a cell. An import ignores it. */
export const TOO_LONG = '(too long for a cell: change it in the studio)'

/** Undefined for an empty cell. */
export function readCell(column: Column, cell: Cell, context: CellContext): CellReading<unknown> {
  const text = textOf(cell)
  if (text === '') return { value: undefined }
  const year = Number(context.year)
  switch (column.kind) {
    case 'number':
      return readNumber(cell)
    case 'flag':
      return readFlag(cell)
    case 'day':
      return readDay(cell, year)
    case 'time':
      return readTime(cell)
    case 'day-and-time':
      return readDayAndTime(cell, year)
    case 'type':
      return readKeyed(text, context.types, 'type')
    case 'precinct':
      return readKeyed(text, context.precincts, 'precinct')
    case 'choice':
      return column.many
        ? readList(listIn(cell), (each) => readChoice(column, each))
        : readChoice(column, text)
    case 'ref':
      return column.many ? readRefs(column, cell, context) : readRef(column, text, context)
    case 'credited':
      return readCredited(column, cell, context)
    case 'prose':
    case 'text':
    case 'key':
      return { value: column.many ? listIn(cell) : lines(text) }
  }
}

export function writeCell(column: Column, given: unknown, context: CellContext): Cell {
  const value = given ?? column.usual
  if (value === undefined || value === null || value === '') return undefined
  switch (column.kind) {
    case 'number':
      return typeof value === 'number' ? value : asText(value)
    case 'flag':
      return value === true ? 'Yes' : 'No'
    case 'day':
    case 'day-and-time': {
      const date = new Date(
        `${asText(value).padEnd('YYYY-MM-DD'.length)}${column.kind === 'day' ? 'T00:00' : ''}Z`,
      )
      return Number.isNaN(date.getTime()) ? asText(value) : date
    }
    case 'type':
      return titleOfKey(value, context.types)
    case 'precinct':
      return titleOfKey(value, context.precincts)
    case 'credited':
      return cellOfList(asList(value).map((row) => writeCredited(column, asMap(row), context)))
    default: {
      const all = (column.many ? asList(value) : [value]).map((each) =>
        writeOne(column, each, context),
      )
      const text = column.many ? cellOfList(all) : (all[0] ?? '')
      return text.length > LONGEST_CELL ? TOO_LONG : text
    }
  }
}

/** A cell with what an export would write changes nothing. */
export function isAsWritten(
  column: Column,
  cell: Cell,
  value: unknown,
  context: CellContext,
): boolean {
  return (
    plainText(cell) === TOO_LONG || plainText(cell) === plainText(writeCell(column, value, context))
  )
}

function plainText(cell: Cell): string {
  return lines(textOf(cell))
}

function lines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

function readList(
  items: readonly string[],
  read: (item: string) => CellReading<unknown>,
): CellReading<unknown> {
  // All items are read, even after a wrong one, so that all unknown names are offered at once.
  const readings = items.map(read)
  const problem = readings.find((reading) => 'problem' in reading)
  if (problem) return problem
  const values = readings.flatMap((reading) => ('value' in reading ? [reading.value] : []))
  const given = values.filter((value) => value !== undefined)
  return { value: given.length > 0 ? given : undefined }
}

function readChoice({ options }: Column, text: string): CellReading<string> {
  const wanted = plainName(text)
  const found = options.find(({ value, label }) => [value, label].map(plainName).includes(wanted))
  if (found) return { value: found.value }
  return { problem: `"${text}" is none of: ${options.map(({ label }) => label).join(', ')}` }
}

function readKeyed(text: string, all: readonly Keyed[], what: string): CellReading<string> {
  const wanted = plainName(text)
  const found = all.find(({ key, title, singular = '' }) =>
    [key, title, singular].map(plainName).includes(wanted),
  )
  if (found) return { value: found.key }
  const known = all.map(({ title }) => title).join(', ')
  return { problem: `The edition has no ${what} "${text}". It has: ${known || 'none'}` }
}

function titleOfKey(value: unknown, all: readonly Keyed[]): string {
  return all.find(({ key }) => key === value)?.title ?? asText(value)
}

/** A single item with commas that is no known name is split at the commas, if all parts are known names. */
function namesIn(column: Column, cell: Cell, { names, year }: CellContext): string[] {
  const items = listIn(cell)
  const [only = ''] = items
  const isKnown = (text: string) =>
    names.find(column.to, text, yearFor(column, year)).kind !== 'none'
  if (items.length !== 1 || !only.includes(',') || isKnown(only)) return items
  const parts = only
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.every((part) => isKnown(roleIn(column, part).name)) ? parts : items
}

function readRefs(column: Column, cell: Cell, context: CellContext): CellReading<unknown> {
  return readList(namesIn(column, cell, context), (item) => readRef(column, item, context))
}

/** Events are looked for in the edition of the row. */
function yearFor({ to }: Column, year: string): string | undefined {
  return to === 'events' ? year : undefined
}

function readRef(
  column: Column,
  text: string,
  context: CellContext,
): CellReading<string | undefined> {
  const { names, meanings, notKnown, toCreate } = context
  const match = names.find(column.to, text, yearFor(column, context.year))
  if (match.kind === 'one') return { value: match.record.name }
  const meant = meanings[meaningKey(column.to, text)]
  if (meant === LEAVE_OUT) return { value: undefined }
  if (meant === CREATE) {
    toCreate(column.to, text)
    return { value: createdName(column.to, text) }
  }
  if (meant !== undefined) return { value: meant }
  if (match.kind === 'several') {
    return { problem: `${match.count} are called "${text}": give the address (slug) instead` }
  }
  notKnown(column.to, text, match.like)
  const [first] = match.like
  // The list of imports shows this problem later, when nobody can choose a record any more: it names the most likely
  // one.
  const hint = first ? `: is "${first.title}" meant?` : ''
  return { problem: `There is no "${text}" yet${hint}` }
}

/** Reads `Noor Castellane (Speaker)`. Brackets without a known role are a part of the name. */
function roleIn(
  { options }: Column,
  item: string,
): { readonly name: string; readonly role: string | undefined } {
  const [, name = '', inner = ''] = /^(.*\S)\s*\(([^()]*)\)$/.exec(item) ?? []
  const role = options.find(({ value, label }) =>
    [value, label].map(plainName).includes(plainName(inner)),
  )
  return role ? { name, role: role.value } : { name: item, role: undefined }
}

function readCredited(column: Column, cell: Cell, context: CellContext): CellReading<unknown> {
  const usual = column.options[0]?.value
  return readList(namesIn(column, cell, context), (item) => {
    const { name, role } = roleIn(column, item)
    const artist = readRef(column, name, context)
    if ('problem' in artist) return artist
    return {
      value: artist.value === undefined ? undefined : { artist: artist.value, role: role ?? usual },
    }
  })
}

function writeCredited(column: Column, { artist, role }: Plain, context: CellContext): string {
  const name = writeOne(column, artist, context)
  const { label } = column.options.find(({ value }) => value === role) ?? {}
  const isUsual = role === undefined || role === column.options[0]?.value
  // The usual role is written only if the name alone would be read as a name with a role.
  return isUsual && roleIn(column, name).role === undefined
    ? name
    : `${name} (${label ?? asText(role)})`
}

function writeOne(column: Column, value: unknown, { names, year }: CellContext): string {
  if (column.kind === 'choice') {
    return column.options.find((option) => option.value === value)?.label ?? asText(value)
  }
  const name = asText(value)
  if (column.kind !== 'ref' && column.kind !== 'credited') return name
  const title = names.titleOf(column.to, name)
  const match = names.find(column.to, title, yearFor(column, year))
  // Of several records with the same title, the address identifies one.
  return match.kind === 'one' && match.record.name === name ? title : name
}
