import type { PayloadRequest } from 'payload'
import { changeInWords, type Line } from '../history/changes-in-words.ts'
import { differences } from '../history/history.ts'
import { fieldsOfForm, titlesOf } from '../history/record-versions.ts'
import { targetOf, type ReleaseItem } from '../lookups/coming-releases.ts'
import { documentToPublish } from './due.ts'
import type { Stage } from './words.ts'
import { readPublic, readVersionsAround } from './versions.ts'

export interface ItemChange {
  /** True if the record was public before, so that only its changes become public. */
  readonly isChange: boolean
  /** Empty for a record that becomes public for the first time. */
  readonly lines: readonly Line[]
}

/**
 * Compares the version that a release publishes with the public version or, once the release is done, with the one
 * that was public before (spec/content B18). Has no lines if one of the two was deleted.
 */
export async function findItemChange(
  item: ReleaseItem,
  stage: Stage,
  req: PayloadRequest,
): Promise<ItemChange> {
  const target = targetOf(item)
  const present = stage === 'done' ? undefined : await readPublic(target, req)
  const wasPublic = stage === 'done' ? item.was_public === true : present !== undefined
  const isChange = item.act === 'publish' && wasPublic
  if (!isChange) return { isChange, lines: [] }
  const pinned = item.version ?? 0
  const versions = await readVersionsAround(pinned, target, req)
  const [before, after] =
    stage === 'done'
      ? [
          versions.findLast(({ id, isPublished }) => isPublished && id < pinned)?.values,
          versions.find(({ id }) => id === pinned)?.values,
        ]
      : [present, await documentToPublish(item, versions, req)]
  if (!before || !after) return { isChange, lines: [] }
  const { fields, flattenedFields } = fieldsOfForm(target, req)
  const titleOf = titlesOf(req)
  const lines = await Promise.all(
    differences(flattenedFields, before, after).map((each) => changeInWords(fields, each, titleOf)),
  )
  return { isChange, lines: lines.flat() }
}
