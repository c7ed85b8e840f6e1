import type { Context } from 'hono'
import * as v from 'valibot'
import type { DocumentName } from '../stores/documents.ts'
import { ReachedReport, type ReachedReports } from '../live/reached.ts'
import type { Shown } from '../live/shown.ts'
import { problem } from './problem.ts'

export interface ReachedDeps {
  readonly reached: Pick<ReachedReports, 'take' | 'sites' | 'newest'>
  readonly shown: (name: DocumentName, updatedAt: string) => Shown
}

/** `POST /reached`: a site says which revision its pages have reached. */
export async function takeReached(context: Context, { reached }: ReachedDeps): Promise<Response> {
  const body: unknown = await context.req.json().catch(() => undefined)
  const report = v.safeParse(ReachedReport, body)
  if (!report.success) return problem(context, 400, v.summarize(report.issues))
  reached.take(report.output)
  return context.body(null, 204)
}

/**
 * `GET /reached?record={collection/id}&updated={updatedAt}`: `{isComposed, sites}` (`SiteReach`), for the studio.
 * `isComposed` says whether the answers contain that version of the record, and `sites` whether the pages of each
 * site show it. Without parameters, `sites` says whether they show the current revision.
 */
export function reachedResponse(context: Context, { reached, shown }: ReachedDeps): Response {
  const { record, updated } = context.req.query()
  if (record === undefined && updated === undefined)
    return context.json({ isComposed: true, sites: reached.sites(reached.newest()) })
  if (!record || !updated) return problem(context, 400, 'record and updated must be given together')
  const { isComposed, revision } = shown(record, updated)
  const sites = reached.sites(revision)
  return context.json({
    isComposed,
    sites: isComposed ? sites : sites.map((site) => ({ ...site, hasReached: false })),
  })
}
