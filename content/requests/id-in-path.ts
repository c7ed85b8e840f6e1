import { NotFound, type PayloadRequest } from 'payload'

/** The id of the record in the path of an endpoint, `/:id/…`. Throws a 404 for text that is no id. */
export function idInPath({ routeParams, t }: PayloadRequest): number {
  const id = Number(routeParams?.['id'])
  if (!Number.isSafeInteger(id)) throw new NotFound(t)
  return id
}
