import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Redirect } from '../payload-types.ts'
import { loadRedirectFacts } from './redirect-facts.ts'
import { canonicalPattern, flatTarget } from '../rules/redirect.ts'
import { dateOf } from 'contract/rules/local-time.ts'
import { festivalZone } from '../editions/festival-zone.ts'
import { asSystem, isBySystem } from '../requests/by-system.ts'
import { now } from '../requests/settings.ts'

/** Stores a redirect without fields that do not apply, and leading to the end of a chain (spec/content B16). */
export const canonicaliseRedirect: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before = operation === 'update' ? originalDoc : undefined
  const form = {
    ...data,
    from: canonicalPattern(data.from ?? ''),
    since: before?.since ?? data.since ?? dateOf(now(req), await festivalZone(req)),
    // `manual` protects a redirect that staff have saved from automatic changes.
    source: isBySystem(req) ? (data.source ?? 'manual') : ('manual' as const),
  }
  if (form.gone) return { ...form, to: null }
  if (!form.to || isBySystem(req)) return form
  return { ...form, reason: null, to: flatTarget(form, await factsOf(form, before, req)) }
}

async function factsOf(form: Partial<Redirect>, before: Redirect | undefined, req: PayloadRequest) {
  return loadRedirectFacts(before ? { ...form, id: before.id } : form, req)
}

/** Changes redirects that lead to this redirect's path, so that they lead straight to its target. */
export const flattenOthers: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  if (isBySystem(req) || !doc.to) return
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { to: { equals: doc.from } },
    depth: 0,
    pagination: false,
    req,
  })
  for (const { id } of docs) {
    await req.payload.update({
      collection: 'redirects',
      id,
      data: { to: doc.to },
      req: asSystem(req),
    })
  }
}
