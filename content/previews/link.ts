import { OWN_LINK, PUBLIC_LINK } from 'contract/rules/preview-signature.ts'
import type { RecordKey } from '../records/record-key.ts'

/** What a link to the preview may show. */
export interface PreviewLink {
  /** The record that the link shows; absent for the whole site. */
  readonly record?: RecordKey | undefined
  /** Whether only pages of the record are shown, or the whole site. */
  readonly isOnePage: boolean
  /**
   * Whether every draft is shown, or only the draft of `record`. If false and there is no `record`, no draft is
   * shown.
   */
  readonly hasAllDrafts: boolean
  /** The record's title when the link was made; empty for the whole site. */
  readonly title: string
}

/** The previews that only staff see: of the whole site, with all drafts or with none. */
const OF_STAFF: ReadonlyMap<number, PreviewLink> = new Map([
  [OWN_LINK, { isOnePage: false, hasAllDrafts: true, title: '' }],
  [PUBLIC_LINK, { isOnePage: false, hasAllDrafts: false, title: '' }],
])

/** Reads a link by its id; undefined if there is none or it was revoked. The signature says whether it has ended. */
export type ReadLink = (id: number) => Promise<PreviewLink | undefined>

/** Returns a `ReadLink` that also knows the previews of staff, which are in no table. */
export function withOwnLinks(readShared: ReadLink): ReadLink {
  return (id) => Promise.resolve(OF_STAFF.get(id) ?? readShared(id))
}
