import type { CollectionSlug, Endpoint } from 'payload'
import { BAD_REQUEST } from '../requests/http-status.ts'
import { readChoices, searchChoices } from './record-choices.ts'
import { refusal } from '../requests/refusal.ts'

/**
 * `GET /record-choices?in={collection}&search=…` returns the records that a picker shows; with `ids=1,2` exactly
 * those. `edition` is the id of the edition that comes first, `beyond=true` asks for other editions too, `kind` is a
 * kind of media.
 */
export const recordChoicesEndpoint: Endpoint = {
  path: '/record-choices',
  method: 'get',
  async handler(req) {
    const { searchParams: query } = req
    const collection = query.get('in') as CollectionSlug // any text; one that names no collection finds nothing
    const ids = query.get('ids')?.split(',').map(Number).filter(Number.isSafeInteger)
    const edition = Number(query.get('edition'))
    const answer = ids
      ? { records: await readChoices(collection, ids, req) }
      : await searchChoices(
          {
            collection,
            search: query.get('search') ?? '',
            edition: Number.isSafeInteger(edition) && edition > 0 ? edition : undefined,
            isBeyond: query.get('beyond') === 'true',
            mediaKind: query.get('kind') ?? undefined,
          },
          req,
        )
    if (!answer || ('records' in answer && !answer.records)) {
      throw refusal(BAD_REQUEST, 'There is nothing of this kind to choose')
    }
    return Response.json(answer)
  },
}
