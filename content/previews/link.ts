import { OWN_LINK, PUBLIC_LINK } from 'contract/rules/preview-signature.ts'
import type { RecordKey } from '../records/record-key.ts'

export interface PreviewLink {
  /** Absent for the whole site. */
  readonly record?: RecordKey | undefined
  /** If true, only pages of the record are shown. */
  readonly isOnePage: boolean
  /** If false, only the draft of `record` is shown, or none without a `record`. */
  readonly hasAllDrafts: boolean
  /** As it was when the link was made; empty for the whole site. */
  readonly title: string
}

/** Previews of the whole site that only staff see. */
const OF_STAFF: ReadonlyMap<number, PreviewLink> = new Map([
  [OWN_LINK, { isOnePage: false, hasAllDrafts: true, title: '' }],
  [PUBLIC_LINK, { isOnePage: false, hasAllDrafts: false, title: '' }],
])

/** Returns undefined for a missing or revoked link. The signature says whether a link has ended. */
export type ReadLink = (id: number) => Promise<PreviewLink | undefined>

/** The previews of staff are in no table. */
export function withOwnLinks(readShared: ReadLink): ReadLink {
  return (id) => Promise.resolve(OF_STAFF.get(id) ?? readShared(id))
}
