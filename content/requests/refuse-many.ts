import type { CollectionAfterOperationHook } from 'payload'
import { BAD_REQUEST } from './http-status.ts'
import { refusal } from './refusal.ts'

declare module 'payload' {
  interface RequestContext {
    /** The record that a rule refused, and why. Payload's response for many records names only the fields. */
    refused?: string
  }
}

/** If a rule refuses one of many records that a person edits together, all are refused (spec/content B1). */
export const refuseMany: CollectionAfterOperationHook = ({ operation, req, result }) => {
  const { refused } = req.context
  if (operation !== 'update' || req.payloadAPI !== 'REST' || !refused) return result
  // Payload then rolls the transaction back.
  throw refusal(BAD_REQUEST, `Nothing was changed: ${refused}`)
}
