import { keyOf, type Stored } from '../stored.ts'
import { textOf } from './cell-values.ts'
import type { KnownNames } from './known-names.ts'
import { cellOf, type SheetRow } from './sheet-rows.ts'

type Identified =
  | {
      readonly name: string
      readonly address?: string
      /** For a new record, the title of a stored record with nearly the same name. */
      readonly like?: string | undefined
    }
  | { readonly problem: string; readonly column: string }

export interface Identifying {
  readonly names: KnownNames
  readonly stored: Stored
  readonly year: string
}

/** As in files (`NamedRecord`), or why it cannot be found. A new record gets a name that begins with `+`. */
export function identify(row: SheetRow, identifying: Identifying): Identified {
  const { sheet } = row
  if (sheet.kind === 'sessions') return existing(row, 'event', identifying)
  if (sheet.kind === 'credits') return existing(row, 'picture', identifying)
  return byAddressOrTitle(row, identifying)
}

function existing(row: SheetRow, column: string, { names, year }: Identifying): Identified {
  const text = textOf(cellOf(row, column))
  const what = column === 'event' ? 'event' : 'picture'
  if (text === '') return { column, problem: `Say which ${what} it is` }
  const match = names.find(row.sheet.collection, text, column === 'event' ? year : undefined)
  if (match.kind === 'one') return { name: match.record.name }
  if (match.kind === 'several')
    return {
      column,
      problem: `${match.count} are called "${text}": give the address (slug) instead`,
    }
  const [first] = match.like
  const hint = first ? `: is "${first.title}" meant?` : ''
  const todo =
    column === 'event'
      ? ' An event that is new has a row in the sheet Events, without mistakes'
      : ' New pictures are added in the studio'
  return { column, problem: `There is no ${what} "${text}"${hint}.${todo}` }
}

function byAddressOrTitle(row: SheetRow, { names, stored, year }: Identifying): Identified {
  const { collection } = row.sheet
  const address = textOf(cellOf(row, 'address'))
  if (address !== '' && stored.records.has(keyOf(collection, address))) return { name: address }
  const title = textOf(cellOf(row, titleKey(row)))
  if (title === '') return { column: titleKey(row), problem: `Give a ${titleKey(row)}` }
  const match = names.find(collection, title, collection === 'events' ? year : undefined)
  const fresh = `+${row.sheet.kind}-${row.sheetName}-${row.number}`
  if (match.kind === 'none')
    return {
      name: fresh,
      like: match.like.find(({ name }) => !name.startsWith('+'))?.title,
      ...(address === '' ? {} : { address }),
    }
  if (match.kind === 'several')
    return {
      column: 'address',
      problem: `${match.count} are called "${title}": give the address (slug) of the one that is meant`,
    }
  if (address === '' || address === match.record.name) return { name: match.record.name }
  return {
    column: 'address',
    problem: `"${title}" has another address than ${address}. Leave the cell empty to change "${title}"; an address is changed in the studio`,
  }
}

export function titleKey({ sheet }: SheetRow): string {
  return sheet.collection === 'events' ? 'title' : 'name'
}
