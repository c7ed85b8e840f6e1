import { isolateObjectProperty, type PayloadRequest } from 'payload'

declare module 'payload' {
  interface RequestContext {
    bySystem?: boolean
    /** Email address of the account in whose name the system acts, for the history. */
    actsFor?: string | null
  }
}

/** A copy of the request whose saves are the system's: the rules for staff do not apply to them. */
export function asSystem(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, 'context')
  own.context = { ...req.context, bySystem: true }
  return own
}

/** The email address of the account; null for the system itself. */
export function whoChanges({ context, user }: PayloadRequest): string | null {
  return user?.email ?? context.actsFor ?? null
}

export function isBySystem(req: PayloadRequest): boolean {
  return req.context.bySystem === true
}
