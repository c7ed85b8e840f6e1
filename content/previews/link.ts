import { OWN_LINK } from 'contract/rules/preview-signature.ts'
import type { RecordKey } from '../records/record-key.ts'

/** What a link to the preview may show. */
export interface PreviewLink {
  /** Which record it is about; absent: the whole site. */
  readonly record?: RecordKey | undefined
  /** Whether only pages of the record are shown, or the whole site. */
  readonly isOnePage: boolean
  /** Whether every draft is shown, or that of the record alone. */
  readonly hasAllDrafts: boolean
  /** The record's title when the link was made; empty for the whole site. */
  readonly title: string
}

/** A preview of staff beside the form. */
const OWN: PreviewLink = { isOnePage: false, hasAllDrafts: true, title: '' }

/** Loads a shared link; undefined if it was deleted or has ended. */
export type ReadLink = (id: number) => Promise<PreviewLink | undefined>

/** Extends a `ReadLink` with the preview that staff open beside a form, which is in no table. */
export function withOwnLink(readShared: ReadLink): ReadLink {
  return (id) => (id === OWN_LINK ? Promise.resolve(OWN) : readShared(id))
}
