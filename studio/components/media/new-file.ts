import { checkAlt } from 'content/rules/alt.ts'
import { checkCredit } from 'content/rules/credit.ts'
import { MAX_FILE_BYTES, TOO_LARGE } from 'content/media/upload-limits.ts'
import type { Media } from 'content/payload-types.ts'
import { wordsOf } from 'contract/answers/field.ts'
import { Credit } from 'contract/answers/image.ts'
import { kindOfFile } from './kind-of-file.ts'
import { namesIn } from './names-in.ts'
import { withFile } from '../parts/ask-studio.ts'

/** As typed. Commas separate several artists. */
export interface TypedCredit {
  readonly view: string
  readonly artists: string
  readonly photographer: string
  readonly copyright: string
  readonly courtesy: string
}

export const NO_CREDIT: TypedCredit = {
  view: '',
  artists: '',
  photographer: '',
  copyright: '',
  courtesy: '',
}

export type Progress =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'saved'; readonly id: number }
  | { readonly kind: 'failed'; readonly message: string }

export interface NewFile {
  readonly key: number
  readonly file: File
  readonly kind: Media['kind']
  readonly alt: string
  readonly decorative: boolean
  /** Empty values are taken from the credit of all photographs. */
  readonly credit: TypedCredit
  readonly progress: Progress
}

/** The kind is what the file's type suggests: a photograph if it suggests none. */
export function newFile(file: File, key: number): NewFile {
  const kind = kindOfFile(file) ?? 'photograph'
  const progress = { kind: 'waiting' } as const
  return { key, file, kind, alt: '', decorative: false, credit: NO_CREDIT, progress }
}

/** What a photograph can show: a work, a detail, an installation … */
export const VIEWS = Object.entries(wordsOf(Credit.entries.view).choices ?? {}).map(
  ([value, words]) => ({ value, words }),
)

export function recordOf({ kind, alt, decorative, credit }: NewFile, forAll: TypedCredit) {
  if (kind !== 'photograph') return { kind, alt }
  const said = (name: keyof TypedCredit) => credit[name].trim() || forAll[name].trim()
  return {
    kind,
    alt: alt.trim(),
    decorative,
    credit: {
      view: said('view') || 'work',
      artists: namesIn(said('artists')),
      photographer: said('photographer'),
      copyright: said('copyright'),
      courtesy: said('courtesy'),
    },
  }
}

/** Sentences about missing or wrong values; empty when the file can be saved. The server checks the same rules. */
export function problemsOf(row: NewFile, forAll: TypedCredit): string[] {
  const record = recordOf(row, forAll)
  const findings = [...checkAlt(record), ...checkCredit(record.kind, record.credit)]
  const sentences = findings.filter(({ level }) => level === 'error').map(({ message }) => message)
  return row.file.size > MAX_FILE_BYTES ? [TOO_LARGE, ...sentences] : sentences
}

export function formOf(row: NewFile, forAll: TypedCredit): FormData {
  return withFile(row.file, recordOf(row, forAll))
}

export function isOpen({ progress }: NewFile): boolean {
  return progress.kind !== 'saved'
}
