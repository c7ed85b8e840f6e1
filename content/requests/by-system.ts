import { isolateObjectProperty, type PayloadRequest } from 'payload'

declare module 'payload' {
  interface RequestContext {
    bySystem?: boolean
    /** Email address of the account in whose name the system acts. The history names it. */
    actsFor?: string | null
  }
}

/** Returns a copy of the request for saves by the system, to which the rules for staff do not apply. */
export function asSystem(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, 'context')
  own.context = { ...req.context, bySystem: true }
  return own
}

/** The email address of the account that makes the change; null for the system itself. */
export function whoChanges({ context, user }: PayloadRequest): string | null {
  return user?.email ?? context.actsFor ?? null
}

/** Whether the system makes this save, and not a person. */
export function isBySystem(req: PayloadRequest): boolean {
  return req.context.bySystem === true
}
