import { OWN_LINK } from 'contract/rules/preview-signature.ts'
import type { RecordKey } from '../records/record-key.ts'

/** What a link to the preview may show. */
export interface PreviewLink {
  /** The record that the link shows; absent for the whole site. */
  readonly record?: RecordKey | undefined
  /** Whether only pages of the record are shown, or the whole site. */
  readonly isOnePage: boolean
  /** Whether every draft is shown, or only that of the record. */
  readonly hasAllDrafts: boolean
  /** The record's title when the link was made; empty for the whole site. */
  readonly title: string
}

/** The preview beside a form, which staff see. */
const OWN: PreviewLink = { isOnePage: false, hasAllDrafts: true, title: '' }

/** Loads a shared link; undefined if it was deleted or has ended. */
export type ReadLink = (id: number) => Promise<PreviewLink | undefined>

/** Extends a `ReadLink` with the preview beside a form, which is stored in no table. */
export function withOwnLink(readShared: ReadLink): ReadLink {
  return (id) => (id === OWN_LINK ? Promise.resolve(OWN) : readShared(id))
}
