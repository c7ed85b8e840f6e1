import { isolateObjectProperty, type PayloadRequest } from 'payload'

declare module 'payload' {
  interface RequestContext {
    bySystem?: boolean
  }
}

/** The same request, for a save of the system's own: no rule for staff looks at it. It marks nothing else. */
export function asSystem(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, 'context')
  own.context = { ...req.context, bySystem: true }
  return own
}

export function isBySystem(req: PayloadRequest): boolean {
  return req.context.bySystem === true
}
