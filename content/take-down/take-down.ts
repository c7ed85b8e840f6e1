/** What the addresses of a record answer after it is taken down, and what leads to it (spec/content B1.6, B1.20). */
import type {
  Access,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Endpoint,
  PayloadRequest,
} from 'payload'
import type { RecordKey } from '../records/record-key.ts'
import { BAD_REQUEST, CONFLICT, OK } from '../requests/http-status.ts'
import { hasDrafts } from '../records/drafts.ts'
import { withOneTransaction } from '../requests/one-transaction.ts'
import { isPublic, sendElsewhere, wasEverPublic } from '../addresses/redirect-ledger.ts'
import { findReferences, type Reference } from '../lookups/references.ts'
import { addressesOf } from '../lookups/uses.ts'
import { changePublic } from '../saving/change-public.ts'
import type { Values } from '../saving/merge.ts'
import { idInPath } from '../requests/id-in-path.ts'
import { refusal } from '../requests/refusal.ts'

export type TakeDown =
  /** Its addresses answer 410 with the reason, which visitors read. */
  | { readonly how: 'withdrawn'; readonly reason: string }
  /** Its addresses redirect to another one. */
  | { readonly how: 'redirect'; readonly to: string }
  /** Its page stays and says that it is cancelled, with a note. */
  | { readonly how: 'cancelled'; readonly note: string }

/** To know before a record is taken down. */
export interface TakeDownFacts {
  readonly isPublic: boolean
  /** Those that it has and once had; empty for a record without a page. */
  readonly addresses: readonly string[]
  readonly canBeCancelled: boolean
  readonly references: readonly Reference[]
}

/** A path from the root of the repository, for the studio's import map. */
const BUTTON = '/studio/components/take-down/take-down.tsx#TakeDown'

declare module 'payload' {
  interface RequestContext {
    /** True if the request really deletes the record. Otherwise Payload only asks whether that is allowed. */
    isDeleting?: boolean
  }
}

/**
 * Replaces *Unpublish* by *Take down*. Offers *Delete* only in the form of a record that was never public, because
 * only such records can be deleted.
 */
export function withTakeDown(config: CollectionConfig): CollectionConfig {
  const { access, admin, hooks } = config
  if (!hasDrafts(config)) return config
  const collection = config.slug as CollectionSlug // Payload types it as any text
  const endpoints: Endpoint[] = [
    {
      path: '/:id/take-down',
      method: 'get',
      handler: async (req) => {
        const owner: RecordKey = { collection, id: idInPath(req) }
        return Response.json(await findTakeDownFacts(owner, req), { status: OK })
      },
    },
    {
      path: '/:id/take-down',
      method: 'post',
      handler: async (req) => {
        const owner: RecordKey = { collection, id: idInPath(req) }
        await takeDown(owner, parseTakeDown(await req.json?.(), collection), req)
        return Response.json({ message: 'It is taken down' }, { status: OK })
      },
    },
  ]
  const edit = { ...admin?.components?.edit, UnpublishButton: BUTTON }
  return {
    ...config,
    endpoints: [...(config.endpoints || []), ...endpoints],
    admin: { ...admin, components: { ...admin?.components, edit } },
    access: { ...access, delete: mayDelete(collection, access?.delete) },
    hooks: {
      ...hooks,
      beforeOperation: [noteDeletion, refuseUnpublishingMany, ...(hooks?.beforeOperation ?? [])],
    },
  }
}

const noteDeletion: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'delete') req.context.isDeleting = true
}

/** Each record needs its own reason, and staff must see first what leads to it. */
const refuseUnpublishingMany: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isOfMany = operation === 'update' && 'where' in args && req.payloadAPI === 'REST'
  if (isOfMany && !args.draft && Reflect.get(args.data, '_status') === 'draft')
    throw refusal(CONFLICT, 'Take each of these down in its own form, which asks for the reason')
}

/**
 * Deleting is not offered in the form of a record that was ever public, nor for many in the list, because some may
 * have been public. A request that tries anyway is refused with a sentence.
 */
function mayDelete(collection: CollectionSlug, own: Access = isLoggedIn): Access {
  return async (args) => {
    const { id, req } = args
    const may = await own(args)
    if (may === false || req.context.isDeleting) return may
    if (id === undefined) return false
    return (await wasEverPublic(req, { collection, id })) ? false : may
  }
}

const isLoggedIn: Access = ({ req }) => Boolean(req.user)

function parseTakeDown(body: unknown, collection: CollectionSlug): TakeDown {
  const { how, reason, to, note }: Values =
    typeof body === 'object' && body !== null ? { ...body } : {}
  if (how === 'withdrawn') return { how, reason: textOf(reason) }
  if (how === 'redirect') return { how, to: textOf(to) }
  if (how === 'cancelled' && collection === 'events') return { how, note: textOf(note) }
  throw refusal(BAD_REQUEST, 'Say what is to happen: withdrawn, redirect or cancelled')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** *Take down* shows these facts before the person confirms. */
export async function findTakeDownFacts(
  owner: RecordKey,
  req: PayloadRequest,
): Promise<TakeDownFacts> {
  const paths = await addressesOf(owner, req)
  return {
    isPublic: await isPublic(req, owner),
    addresses: paths,
    canBeCancelled: owner.collection === 'events',
    references: await findReferences({ ...owner, paths }, req),
  }
}

/** Works in one transaction. Throws the same findings that a form would show. A draft of the record stays a draft. */
export async function takeDown(
  owner: RecordKey,
  how: TakeDown,
  req: PayloadRequest,
): Promise<void> {
  if (!(await isPublic(req, owner))) {
    throw refusal(CONFLICT, 'This is not public: there is nothing to take down')
  }
  await withOneTransaction(req, async () => {
    switch (how.how) {
      case 'withdrawn':
        await changePublic(req, owner, () => withdrawn(how.reason))
        return
      case 'redirect': {
        const addresses = await addressesOf(owner, req)
        await changePublic(req, owner, () => withdrawn(`Leads to ${how.to}`))
        await sendElsewhere(req, addresses, how.to)
        return
      }
      case 'cancelled':
        await changePublic(req, owner, (record) => ({ status: cancelled(record, how.note) }))
        return
    }
  })
}

function withdrawn(reason: string): Values {
  return { withdrawn: true, withdrawn_reason: reason }
}

function cancelled({ status }: Values, note: string): Values {
  const before = typeof status === 'object' && status !== null ? status : {}
  return { ...before, state: 'cancelled', ...(note === '' ? {} : { note }) }
}
