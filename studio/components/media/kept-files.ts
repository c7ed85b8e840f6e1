import * as v from 'valibot'
import { MEDIA_KINDS } from 'content/media/media-kinds.ts'
import { isSame } from 'content/saving/merge.ts'
import type { UnsavedCopy } from '../saving/unsaved-copies.ts'
import type { Typed } from '../saving/use-kept-text.ts'
import { isOpen, NO_CREDIT, type NewFile, type TypedCredit } from './new-file.ts'

/** What was typed about a file. The file itself cannot be kept: it is chosen again, and recognised by its name. */
export type KeptFile = Pick<NewFile, 'kind' | 'alt' | 'decorative' | 'credit'> & {
  readonly name: string
}

export interface KeptFiles {
  readonly forAll: TypedCredit
  readonly rows: readonly KeptFile[]
}

/** Undefined while nothing is typed. `awaited`: files that must still be chosen again. */
export function typedIn(
  files: readonly NewFile[],
  { forAll, rows: awaited }: KeptFiles,
): Typed | undefined {
  const open = files.filter(isOpen).map(({ file, kind, alt, decorative, credit }) => ({
    name: file.name,
    kind,
    alt,
    decorative,
    credit,
  }))
  const rows = [...open, ...awaited].filter(isTyped)
  return rows.length === 0 && isSame(forAll, NO_CREDIT) ? undefined : { forAll, rows }
}

function isTyped({ alt, decorative, credit }: KeptFile): boolean {
  return alt !== '' || decorative || !isSame(credit, NO_CREDIT)
}

const Credit = v.object({
  view: v.string(),
  artists: v.string(),
  photographer: v.string(),
  copyright: v.string(),
  courtesy: v.string(),
})
const Kept = v.object({
  forAll: v.fallback(Credit, NO_CREDIT),
  rows: v.fallback(
    v.array(
      v.object({
        name: v.string(),
        kind: v.picklist(MEDIA_KINDS.map(({ kind }) => kind)),
        alt: v.string(),
        decorative: v.boolean(),
        credit: Credit,
      }),
    ),
    [],
  ),
})

/**
 * Reads a copy from the browser's storage. An older studio may have written it. If the credit for all photographs does
 * not fit, it is left out; if one row does not fit, all rows are.
 */
export function readKept({ changes }: UnsavedCopy): KeptFiles {
  return v.parse(Kept, { forAll: changes['forAll']?.new, rows: changes['rows']?.new })
}

/** Adds to the files what was typed about files of the same name. The other rows stay `awaited`. */
export function withKept(files: readonly NewFile[], rows: readonly KeptFile[]) {
  const ofFile = (file: File) => rows.find(({ name }) => name === file.name)
  return {
    files: files.map((each) => {
      const { name: _name, ...kept } = ofFile(each.file) ?? { name: '' }
      return { ...each, ...kept }
    }),
    awaited: rows.filter(({ name }) => !files.some(({ file }) => file.name === name)),
  }
}

export function keptWords({ alt, decorative, credit }: KeptFile): string {
  return [decorative ? 'Decorative' : alt, creditWords(credit)].filter(Boolean).join(' · ')
}

export function creditWords({ artists, photographer, copyright, courtesy }: TypedCredit): string {
  return [artists, photographer, copyright, courtesy].filter(Boolean).join(', ')
}
