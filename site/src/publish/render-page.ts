import type { Clock } from '../views/clock.ts'
import type { Ground } from './ground.ts'
import type { KnownPath } from './known-paths.ts'
import type { PublishedPage } from './page.ts'
import type { Render } from './render.ts'

export interface RenderPageDeps {
  readonly render: Render
  readonly clock: Clock
}

/**
 * One page of one snapshot. Gives the bytes of the page before when the view has not changed, and undefined when the
 * answers behind the path are not there.
 */
export async function renderPage(
  known: KnownPath,
  ground: Ground,
  { render, clock }: RenderPageDeps,
  { search = '', before }: { search?: string; before?: PublishedPage | undefined } = {},
): Promise<PublishedPage | undefined> {
  const { shell, snapshot } = ground
  const isComparable = before?.shell === shell && before.known.route.id === known.route.id
  const shown = isComparable ? before.view : undefined
  const now = clock.now()
  const rendered = await render({ known, search, shown, now }, ground)
  if (rendered.kind === 'missing') return undefined
  const { until } = rendered
  const reads = new Map(rendered.reads.map((key) => [key, snapshot.answers.get(key)?.etag]))
  const found = { known, reads, since: now, until }
  if (rendered.kind === 'page') {
    const { kind: _kind, reads: _reads, until: _until, ...made } = rendered
    return { ...made, ...found, shell }
  }
  return before && { ...before, ...found }
}
