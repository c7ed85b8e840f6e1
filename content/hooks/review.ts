/** *Ready for review* is a flag on a draft. Staff who may not publish set it for the editors. */
import type { CollectionBeforeChangeHook, Endpoint, CollectionSlug, PayloadRequest } from 'payload'
import { accountName } from '../requests/account-name.ts'
import { CONFLICT } from '../requests/http-status.ts'
import { userOf } from '../access/require-user.ts'
import { now } from '../requests/settings.ts'
import { idInPath } from '../requests/id-in-path.ts'
import { refusal } from '../requests/refusal.ts'

/** Both are empty when nobody asked for a review. `asked_at` is in ISO format. */
interface Review {
  readonly asked_by: string | null
  readonly asked_at: string | null
}

declare module 'payload' {
  interface RequestContext {
    /** What this request writes into the field `review`. Otherwise only publishing changes the field: it empties it. */
    review?: Review
  }
}

const NOT_ASKED: Review = { asked_by: null, asked_at: null }

/** Keeps the flag through every save and restore; publishing removes it. */
export const keepReview: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const before: Review = (operation === 'update' && originalDoc?.review) || NOT_ASKED
  const review = data._status === 'published' ? NOT_ASKED : (req.context.review ?? before)
  return { ...data, review }
}

/** `POST /api/{collection}/{id}/review {ready}` asks for a review of the draft, or withdraws that (`ready: false`). */
export function reviewEndpoint(collection: CollectionSlug): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/review',
    method: 'post',
    async handler(req) {
      const user = userOf(req)
      await readBody(req)
      const isReady = req.data?.['ready'] === true
      const target = { collection, id: idInPath(req) }
      const asPerson = { ...target, depth: 0, draft: true, overrideAccess: false, req } as const
      const record = await req.payload.findByID(asPerson)
      if (isReady && '_status' in record && record._status === 'published') {
        const message = 'There is nothing to review: visitors have this as it is'
        throw refusal(CONFLICT, message)
      }
      req.context.review = isReady
        ? { asked_by: accountName(user), asked_at: new Date(now(req)).toISOString() }
        : NOT_ASKED
      await req.payload.update({ ...asPerson, data: {} })
      return Response.json({ review: req.context.review })
    },
  }
}

async function readBody(req: PayloadRequest): Promise<void> {
  req.data ??= await req.json?.().catch(() => ({}))
}
