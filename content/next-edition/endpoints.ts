import type { Endpoint } from 'payload'
import * as v from 'valibot'
import { MAY_BEGIN } from '../access/rights.ts'
import { userOf } from '../access/require-user.ts'
import { bodyOf } from '../requests/body-of.ts'
import { beginNextEdition } from './begin.ts'
import { undoBeginning } from './undo.ts'

const Year = v.pipe(v.unknown(), v.transform(Number), v.integer('Give a year of four digits'))
const Begin = v.pipe(
  v.object({ from: Year, to: Year }),
  v.check(({ from, to }) => to > from, 'The new year comes after the old one'),
)
const Undo = v.object({ year: Year })

export const nextEditionEndpoints: readonly Endpoint[] = [
  {
    path: '/next-edition',
    method: 'post',
    async handler(req) {
      userOf(req, MAY_BEGIN)
      return Response.json(await beginNextEdition(req, await bodyOf(req, Begin)))
    },
  },
  {
    path: '/next-edition/undo',
    method: 'post',
    async handler(req) {
      userOf(req, MAY_BEGIN)
      const { year } = await bodyOf(req, Undo)
      return Response.json(await undoBeginning(req, year))
    },
  },
]
