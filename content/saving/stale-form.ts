import { APIError, type CollectionBeforeOperationHook, type CollectionSlug } from 'payload'
import { CONFLICT } from '../http-status.ts'
import { isOfPerson } from './in-turn.ts'
import { findOthersChanges } from './others.ts'

/**
 * Refuses a form of Payload's, which sends the whole record, if somebody else has saved it since it was opened. For collections
 * without drafts, which have no saving of ours.
 */
export function refuseStaleForm(collection: CollectionSlug): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'update' || !('id' in args) || !isOfPerson(req)) return args
    const opened: unknown = Reflect.get(args.data ?? {}, 'updatedAt')
    if (typeof opened !== 'string') return args
    const [other] = await findOthersChanges(req, { collection, id: Number(args.id) }, opened)
    if (!other?.by) return args
    // Without a colon: Payload's form takes what follows one for a list of fields.
    throw new APIError(
      `${other.by} changed this at ${other.at}, after you opened it. Nothing is saved. Copy what you typed, load the page again and change it there`,
      CONFLICT,
      undefined,
      true,
    )
  }
}
