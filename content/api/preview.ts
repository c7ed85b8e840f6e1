import type { Context } from 'hono'
import type { Revisions } from '../stores/revisions.ts'
import type { Previews } from '../previews/previews.ts'
import { changeLines } from './changes.ts'
import { problem } from './problem.ts'

export interface PreviewDeps {
  readonly previews: Pick<Previews, 'open'>
  readonly revisions: Revisions
}

/**
 * `GET /preview?link={signature}&at={epoch ms}&since={revision}`: how the answers with drafts differ from a revision,
 * in the form of `/changes`. The first line also says what the link shows. Answers 404 if the link has ended, was
 * revoked or has a wrong signature.
 */
export async function previewResponse(
  context: Context,
  { previews, revisions }: PreviewDeps,
): Promise<Response> {
  const { link = '', at, since } = context.req.query()
  const atMs = at === undefined ? undefined : Number(at)
  if (atMs !== undefined && !Number.isSafeInteger(atMs))
    return problem(context, 400, 'at must be an instant in milliseconds')
  context.header('Cache-Control', 'no-store')
  const preview = await previews.open(link, atMs)
  if (preview === 'none') return problem(context, 404, 'There is no such link')
  if (preview === 'busy') {
    context.header('Retry-After', '1')
    return problem(context, 503, 'Other previews are being made')
  }
  const { answers, ...shown } = preview
  const lines = changeLines(revisions.against(since, answers), { preview: shown })
  return context.body(lines, 200, { 'Content-Type': 'application/x-ndjson' })
}
