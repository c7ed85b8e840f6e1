import { isPlannedPath, isPlannedType } from 'contract/rules/reserved.ts'
import type { Maybe } from './rules/finding.ts'
import { pathsOf } from './rules/paths.ts'

interface Named {
  readonly title: string
  readonly name: string
  readonly withdrawn?: Maybe<boolean>
}

interface Edition {
  readonly name: string
  readonly year: number
  readonly withdrawn?: Maybe<boolean>
  readonly types: readonly { readonly key: string }[]
}

/** The published documents that could be at the address of a planned screen. */
export interface AddressedDocuments {
  readonly pages: readonly Named[]
  readonly strands: readonly Named[]
  readonly festivals: readonly Edition[]
  readonly redirects: readonly { readonly from: string }[]
}

export interface KeptAddress {
  /** In words: `Page "Now"`. */
  readonly record: string
  readonly address: string
  readonly message: string
}

const MESSAGE =
  'The site will have a screen or file at this address: the record keeps the address until it is renamed'

/**
 * The records that are public at the address of a planned screen or file (spec/behaviour §2.2.12). They keep it; the
 * studio accepts no new ones there.
 */
export function takenPlannedAddresses(documents: AddressedDocuments): readonly KeptAddress[] {
  const { pages, strands, festivals, redirects } = documents
  const found = [
    ...pages.filter(isPublic).flatMap((page) => named('Page', 'pages', page)),
    ...strands
      .filter(isPublic)
      .flatMap((strand) => named('Selection of events', 'strands', strand)),
    ...redirects.map(({ from }) => ({ record: 'Redirect', address: from.replace(/\/\*\*$/, '') })),
  ].filter(({ address }) => isPlannedPath(address))
  const types = festivals
    .filter(isPublic)
    .flatMap(({ name, year, types: each }) =>
      each
        .filter(({ key }) => isPlannedType(key))
        .map(({ key }) => ({ record: `Type of ${name}`, address: `/${year}/program/${key}` })),
    )
  return [...found, ...types].map((kept) => ({ ...kept, message: MESSAGE }))
}

function named(label: string, collection: 'pages' | 'strands', { title, name }: Named) {
  return pathsOf(collection, { name }).map((address) => ({
    record: `${label} "${title}"`,
    address,
  }))
}

function isPublic({ withdrawn }: { readonly withdrawn?: Maybe<boolean> }): boolean {
  return !withdrawn
}
