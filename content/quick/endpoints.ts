/** Changes that staff make on a phone: of a session, an alert, the holding screen. Each goes public at once. */
import { randomBytes } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import * as v from 'valibot'
import { NOT_FOUND } from '../requests/http-status.ts'
import type { Event, Site } from '../payload-types.ts'
import { bodyOf } from '../requests/body-of.ts'
import { changePublic } from '../saving/change-public.ts'
import { changeSession, SessionChange } from './session-change.ts'
import { refusal } from '../requests/refusal.ts'

const Session = v.object({ event: v.number(), code: v.string(), change: SessionChange })
const Alert = v.variant('kind', [
  v.object({
    kind: v.literal('put-up'),
    text: v.pipe(v.string(), v.trim(), v.nonEmpty('Write what visitors must know')),
    level: v.picklist(['info', 'warning']),
  }),
  v.object({ kind: v.literal('take-down'), id: v.string() }),
])
const Holding = v.object({ on: v.boolean() })

/** As in the ids that Payload gives to rows. */
const ID_BYTES = 12

const SITE = { global: 'site' } as const

export const quickEndpoints: readonly Endpoint[] = [
  endpoint('/quick/session', Session, async (req, { event, code, change }) => {
    const isPublic = await changePublic(req, { collection: 'events', id: event }, (record) => {
      const { sessions }: Pick<Event, 'sessions'> = record
      const known = sessions ?? []
      if (!known.some((session) => session.code === code)) throw gone()
      return { sessions: changeSession(known, code, change) }
    })
    if (!isPublic) throw gone()
  }),
  endpoint('/quick/alert', Alert, async (req, change) => {
    // The same id in the public version and in a draft, so that the alert can be removed from both.
    const newId = randomBytes(ID_BYTES).toString('hex')
    await changePublic(req, SITE, (record) => {
      const { alerts }: Pick<Site, 'alerts'> = record
      const present = alerts ?? []
      if (change.kind === 'take-down') {
        return { alerts: present.filter(({ id }) => id !== change.id) }
      }
      const { text, level } = change
      return { alerts: [...present, { id: newId, text, level, route_pattern: '/**' }] }
    })
  }),
  endpoint('/quick/holding', Holding, async (req, { on }) => {
    await changePublic(req, SITE, (record) => {
      const { holding }: Pick<Site, 'holding'> = record
      return { holding: { ...holding, on } }
    })
  }),
]

function gone(): Error {
  return refusal(NOT_FOUND, 'This session is not there any more')
}

/** Answers 400 with a sentence if the schema refuses the body. */
function endpoint<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  change: (req: PayloadRequest, body: v.InferOutput<Schema>) => Promise<void>,
): Endpoint {
  return {
    path,
    method: 'post',
    async handler(req) {
      await change(req, await bodyOf(req, schema))
      return Response.json({ done: true })
    },
  }
}
