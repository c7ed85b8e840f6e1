/** Gives drafts to header and menu, footer, and settings of the site. */
import type { GlobalBeforeOperationHook, GlobalConfig, GlobalSlug } from 'payload'
import { CONFLICT, NOT_FOUND, OK } from '../requests/http-status.ts'
import { keepGlobalVersions } from '../history/keep-versions.ts'
import { findFindings, recordChecks } from '../hooks/findings.ts'
import { checkDraftTargets } from '../links/find-pages.ts'
import { findWordsOfLastYear } from '../next-edition/words-of-last-year.ts'
import { GLOBAL_DRAFTS } from '../records/drafts.ts'
import { globalReleaseEndpoints } from '../releases/endpoints.ts'
import { findReleaseFindings } from '../releases/release-findings.ts'
import { refusal } from '../requests/refusal.ts'

/** Shows no button: a global cannot be taken down. */
const NO_BUTTON = '/studio/components/take-down/take-down.tsx#TakeDown'

/** A save without `draft` publishes. Our endpoint restores as a draft: Payload's would overwrite the public one. */
export function withGlobalDrafts(global: GlobalConfig): GlobalConfig {
  const { admin, custom, endpoints, hooks } = global
  const slug = slugOf(global)
  const elements = { ...admin?.components?.elements, UnpublishButton: NO_BUTTON }
  return {
    ...global,
    versions: GLOBAL_DRAFTS,
    custom: {
      ...custom,
      ...recordChecks(
        async (doc: object, req) => [
          ...(await findFindings(global, doc, req)),
          ...(await findReleaseFindings({ global: slug }, req)),
        ],
        async (doc: object, req) => [
          ...(await checkDraftTargets(doc, req)),
          ...(await findWordsOfLastYear({ global: slug }, doc, req)),
        ],
      ),
    },
    admin: { ...admin, components: { ...admin?.components, elements } },
    endpoints: [...(endpoints || []), restoreEndpoint(slug), ...globalReleaseEndpoints(slug)],
    hooks: {
      ...hooks,
      beforeOperation: [keepPublic, ...(hooks?.beforeOperation ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), keepGlobalVersions],
    },
  }
}

const keepPublic: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'restoreVersion') {
    throw refusal(CONFLICT, 'Restore it as a draft in the studio')
  }
  if (operation !== 'update' || !('data' in args) || ('draft' in args && args.draft)) return
  // Payload has one type for the arguments of all operations.
  const data = args.data as { _status?: string }
  if (data._status === 'draft') {
    throw refusal(CONFLICT, 'This is on every page: it cannot be taken down')
  }
  if (data._status === undefined) {
    // Payload would fill missing fields from the latest version, which may be an unpublished draft.
    const { id: _, ...published } = await req.payload.findGlobal({
      slug: slugOf(global),
      depth: 0,
      req,
    })
    Object.assign(data, { ...published, ...data, _status: 'published' })
  }
}

function slugOf({ slug }: { slug: string }): GlobalSlug {
  return slug as GlobalSlug // Payload types it as any text
}

function restoreEndpoint(
  slug: GlobalSlug,
): NonNullable<Exclude<GlobalConfig['endpoints'], false>>[number] {
  return {
    path: '/versions/:id',
    method: 'post',
    async handler(req) {
      const id = String(req.routeParams?.['id'])
      const { docs } = await req.payload.findGlobalVersions({
        slug,
        where: { id: { equals: id } },
        depth: 0,
        limit: 1,
        overrideAccess: false,
        user: req.user,
        req,
      })
      const [found] = docs
      if (!found) throw refusal(NOT_FOUND, 'This version is not kept any more')
      const { _status: _, createdAt: _at, updatedAt: _since, ...data } = found.version
      await req.payload.updateGlobal({
        slug,
        data: data as never, // one of the three, by the slug
        draft: true,
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      })
      return Response.json({ message: 'It is restored as a draft' }, { status: OK })
    },
  }
}
