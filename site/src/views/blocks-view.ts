import type { Block } from 'contract/answers/blocks.ts'
import type { Moment } from 'contract/rules/moment.ts'
import type { Content } from './content.ts'
import { loadStreetMap } from '../map/load-street-map.ts'
import type { StreetMapView } from '../map/street-map-view.ts'
import { blockView, type BlockView } from './block.ts'
import { contextsOf } from './edition.ts'
import { venueFeature } from './map-feature.ts'

export interface BlocksSource {
  readonly content: Content
  readonly moment: Moment
  /** The page's background colour, which decides between dark and light logos. */
  readonly background: string
}

/** A heading level: 1 is the page's title, 2 a section, 3 a subsection. */
type Level = 1 | 2 | 3

/** Titles inside a list are one level below the heading before it, so that no level is skipped (spec/design AX1). */
const BELOW = { 1: 'h2', 2: 'h3', 3: 'h4' } as const

/**
 * Returns the views of the blocks of a page, article, call or past festival (spec/screens §5.18). Blocks with nothing
 * to show are left out, and headings of sections that are then empty.
 */
export function blocksView(
  blocks: readonly Block[],
  { content, moment, background }: BlocksSource,
): readonly BlockView[] {
  const events = blocks.flatMap((block) => (block.type === 'events' ? block.items : []))
  const editions = contextsOf(content, events, moment)
  const views: BlockView[] = []
  let level: Level = 1
  for (const block of blocks) {
    const map = block.type === 'map' ? mapOf(block, content) : undefined
    const view = blockView(block, { editions, background, heading: BELOW[level], map })
    if (!view) continue
    // A subsection without a section before it becomes a section.
    views.push(view.type === 'heading' && level === 1 ? { ...view, level: 2 } : view)
    level = levelAfter(view, level)
  }
  return withoutEmptySections(views)
}

/** A map of venues; its pins lead to them. */
function mapOf(
  { basemap, venues }: Extract<Block, { type: 'map' }>,
  content: Content,
): StreetMapView | undefined {
  return loadStreetMap(content, {
    area: basemap,
    features: venues.map((venue) => venueFeature(venue)),
    shape: 'area',
  })
}

function levelAfter(view: BlockView, before: Level): Level {
  if (view.type === 'heading') return before === 1 ? 2 : view.level
  if (view.type !== 'text') return before
  const inside = view.body.findLast(({ type }) => type === 'h2' || type === 'h3')
  return inside ? (inside.type === 'h2' ? 2 : 3) : before
}

/** Leaves out a heading if there is no block before the next heading of its level or above. */
function withoutEmptySections(views: readonly BlockView[]): readonly BlockView[] {
  return views.filter((view, index) => {
    if (view.type !== 'heading') return true
    const rest = views.slice(index + 1)
    const end = rest.findIndex((other) => other.type === 'heading' && other.level <= view.level)
    const section = end === -1 ? rest : rest.slice(0, end)
    return section.some(({ type }) => type !== 'heading' && type !== 'divider')
  })
}
