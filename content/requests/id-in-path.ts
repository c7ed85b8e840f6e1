import { NotFound, type PayloadRequest } from 'payload'

/** For paths of endpoints such as `/:id/…`. Throws 404 for a text that is not a whole number. */
export function idInPath({ routeParams, t }: PayloadRequest): number {
  const id = Number(routeParams?.['id'])
  if (!Number.isSafeInteger(id)) throw new NotFound(t)
  return id
}
