import { isolateObjectProperty, type PayloadRequest } from 'payload'

declare module 'payload' {
  interface RequestContext {
    bySystem?: boolean
  }
}

/** A copy of the request for saves by the system: the rules for staff do not apply to them. */
export function asSystem(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, 'context')
  own.context = { ...req.context, bySystem: true }
  return own
}

export function isBySystem(req: PayloadRequest): boolean {
  return req.context.bySystem === true
}
