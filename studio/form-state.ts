import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { BuildFormStateArgs, ServerFunction } from 'payload'

/**
 * Payload's `form-state`, without its lock and its question whether the record is out of date: our saving merges what two
 * people type, and shows them to each other.
 */
export const formState: ServerFunction<BuildFormStateArgs> = (args) =>
  buildFormStateHandler({
    ...args,
    checkForStaleData: false,
    returnLockStatus: false,
    updateLastEdited: false,
  })
