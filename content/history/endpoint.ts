import type { Endpoint } from 'payload'
import { bodyOf } from '../requests/body-of.ts'
import { takeBack, TakeBack } from './take-back.ts'

/** `POST /take-back {rows: [{id, at}]}`: sets the fields of one record back, as a draft. */
export const takeBackEndpoint: Endpoint = {
  path: '/take-back',
  method: 'post',
  async handler(req) {
    return Response.json(await takeBack(req, await bodyOf(req, TakeBack)))
  },
}
