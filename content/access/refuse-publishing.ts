/**
 * Refuses changes to public content by those who may not publish. The hooks look at the record as it would be saved,
 * because Payload's `access` functions see only the request, and a request can publish without saying so.
 */
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { FORBIDDEN } from '../requests/http-status.ts'
import { isBySystem } from '../requests/by-system.ts'
import { findUses, nameOfUse } from '../lookups/uses.ts'
import { isTrashMove } from '../take-down/trash.ts'
import type { Media } from '../payload-types.ts'
import { isOneOf, type Who } from './roles.ts'
import { refusal } from '../requests/refusal.ts'

declare module 'payload' {
  interface RequestContext {
    /** This request restores a version as a draft. */
    restoresDraft?: boolean
  }
}

const ONLY_EDITORS =
  'Only an editor can change what visitors see. Save a draft and press "Ready for review": an editor will publish it'

function onlyEditors(): Error {
  return refusal(FORBIDDEN, ONLY_EDITORS)
}

/**
 * Refuses a save or a restore that is not sent as a draft. Payload writes such a save to the public row, and with the
 * status `draft` it would even unpublish the record.
 */
export function refuseOpenSave(publishers: Who): CollectionBeforeOperationHook {
  return ({ args, operation, req }) => {
    const writes = operation === 'update' || operation === 'restoreVersion'
    const isDraft = 'draft' in args && args.draft === true
    if (operation === 'restoreVersion') req.context.restoresDraft = isDraft
    if (!writes || isDraft || !req.user || isBySystem(req) || isOneOf(publishers, req)) return args
    throw onlyEditors()
  }
}

/** The check runs after the request's fields are merged into the stored record. */
export function refusePublishing(publishers: Who): CollectionBeforeChangeHook {
  return ({ data, req }) => {
    // Payload restores a public version as a draft with the status `published`, and corrects it after all hooks.
    if (req.context.restoresDraft) return { ...data, _status: 'draft' }
    const isRefused = data._status === 'published' && req.user && !isOneOf(publishers, req)
    if (isRefused && !isBySystem(req)) throw onlyEditors()
    return data
  }
}

/** Refuses to change a picture or file that a public page shows. Pictures and files have no drafts. */
export function refuseShownChange(publishers: Who): CollectionBeforeChangeHook<Media> {
  return async ({ data, operation, originalDoc, req }) => {
    const id = operation === 'update' ? originalDoc?.id : undefined
    if (id === undefined || !req.user || isBySystem(req) || isOneOf(publishers, req)) return data
    const [use] = await findUses({ collection: 'media', id }, req, 'published')
    if (!use) return data
    const message = `Visitors see this in ${nameOfUse(use)}: only an editor can change it`
    throw refusal(FORBIDDEN, message)
  }
}

/** Moving into the trash or out of it is refused whatever else a save changes. */
export function refuseTrashing(deleters: Who): CollectionBeforeChangeHook<Media> {
  return ({ data, operation, originalDoc, req }) => {
    const isRefused = operation === 'update' && isTrashMove(data, originalDoc) && req.user
    if (!isRefused || isBySystem(req) || isOneOf(deleters, req)) return data
    const message = 'Only an editor moves a picture to the trash or out of it'
    throw refusal(FORBIDDEN, message)
  }
}
