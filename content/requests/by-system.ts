import { isolateObjectProperty, type PayloadRequest } from 'payload'

declare module 'payload' {
  interface RequestContext {
    bySystem?: boolean
    /** E-mail address of the account in whose name the system acts; the history names it. */
    actsFor?: string | null
  }
}

/** A copy of the request for saves by the system: the rules for staff do not apply to them. */
export function asSystem(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, 'context')
  own.context = { ...req.context, bySystem: true }
  return own
}

/** The e-mail address of the account that changes something; null for the system itself. */
export function whoChanges({ context, user }: PayloadRequest): string | null {
  return user?.email ?? context.actsFor ?? null
}

export function isBySystem(req: PayloadRequest): boolean {
  return req.context.bySystem === true
}
