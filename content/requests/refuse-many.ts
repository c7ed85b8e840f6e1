import type { CollectionAfterOperationHook } from 'payload'
import { BAD_REQUEST } from './http-status.ts'
import { refusal } from './refusal.ts'

declare module 'payload' {
  interface RequestContext {
    /** Which record a rule refuses, and why. Payload's answer for many records names only the fields. */
    refused?: string
  }
}

/** A person's edit of many records changes none of them if a rule refuses one (spec/content B1). */
export const refuseMany: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const { refused } = req.context
  if (operation !== 'update' || req.payloadAPI !== 'REST' || !refused) return result
  // Payload undoes the transaction.
  throw refusal(BAD_REQUEST, `Nothing was changed: ${refused}`)
}
