import { NotFound, type PayloadRequest } from 'payload'

/** The id of the record in the path of an endpoint, `/:id/…`. Throws 404 for a text that is not an id. */
export function idInPath({ routeParams, t }: PayloadRequest): number {
  const id = Number(routeParams?.['id'])
  if (!Number.isSafeInteger(id)) throw new NotFound(t)
  return id
}
