import type { Moment } from 'contract/rules/moment.ts'
import type { Content } from './screen.ts'
import { loadStreetMap } from '../map/load-street-map.ts'
import { contextsOf, type EditionContexts } from './edition.ts'
import { venueFeature } from './venue-pin.ts'
import type { Block } from 'contract/answers/blocks.ts'
import type { Link } from 'contract/answers/parts.ts'
import type { RichText } from 'contract/answers/rich-text.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { StreetMapView } from '../map/street-map-view.ts'
import { articleItemView, type ArticleItemView } from './article-item.ts'
import { artistItemView, type ArtistItemView } from './artist-item.ts'
import { type EventItemView, eventItems } from './event-item.ts'
import { fileItemView, type FileItemView } from './file-item.ts'
import {
  openablePicture,
  openablePictures,
  type OpenablePictureView,
  pictureView,
  type PictureView,
} from './picture.ts'
import { partnerTiers, type PartnerTierView } from './partner-tiers.ts'
import { playerView, type PlayerView } from './player.ts'
import { venueItemView, type VenueItemView } from './venue-item.ts'

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

/** Blocks with nothing to show are left out, and headings of sections that are then empty (spec/screens §5.18). */
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

/** Leaves out a heading if only headings and dividers follow before the next heading of its level or above. */
function withoutEmptySections(views: readonly BlockView[]): readonly BlockView[] {
  return views.filter((view, index) => {
    if (view.type !== 'heading') return true
    const rest = views.slice(index + 1)
    const end = rest.findIndex((other) => other.type === 'heading' && other.level <= view.level)
    const section = end === -1 ? rest : rest.slice(0, end)
    return section.some(({ type }) => type !== 'heading' && type !== 'divider')
  })
}

export type HeadingTag = 'h2' | 'h3' | 'h4'

export type BlockView =
  | { readonly type: 'text'; readonly body: RichText }
  | { readonly type: 'heading'; readonly text: string; readonly level: 2 | 3; readonly id: string }
  | {
      readonly type: 'image'
      readonly picture: OpenablePictureView
      readonly width: 'column' | 'wide' | 'full'
    }
  | { readonly type: 'gallery'; readonly pictures: readonly OpenablePictureView[] }
  | { readonly type: 'panorama'; readonly picture: OpenablePictureView }
  | { readonly type: 'quote'; readonly text: string; readonly cite?: string | undefined }
  | { readonly type: 'player'; readonly player: PlayerView }
  | {
      readonly type: 'audio'
      readonly title: string
      readonly href: string
      /** Whether it is the site's own file, which the page may play. */
      readonly isOwn: boolean
      readonly transcript: RichText
    }
  | { readonly type: 'buttons'; readonly links: readonly Link[] }
  | {
      readonly type: 'accordion'
      readonly items: readonly { readonly title: string; readonly body: RichText }[]
    }
  | { readonly type: 'columns'; readonly left: RichText; readonly right: RichText }
  | {
      readonly type: 'stats'
      readonly items: readonly { readonly label: string; readonly value: string }[]
    }
  | { readonly type: 'people'; readonly people: readonly PersonView[] }
  | { readonly type: 'files'; readonly files: readonly FileItemView[] }
  | ListBlockView
  | { readonly type: 'notice'; readonly word: string; readonly body: RichText }
  | { readonly type: 'divider' }

/** Blocks with items whose titles are headings. */
export type ListBlockView = { readonly heading: HeadingTag } & (
  | { readonly type: 'events'; readonly items: readonly EventItemView[] }
  | { readonly type: 'artists'; readonly items: readonly ArtistItemView[] }
  | { readonly type: 'venues'; readonly items: readonly VenueItemView[] }
  | { readonly type: 'articles'; readonly items: readonly ArticleItemView[] }
  | { readonly type: 'partners'; readonly tiers: readonly PartnerTierView[] }
  | {
      readonly type: 'map'
      /** Absent if there is no base map, or if no venue has a position. */
      readonly map?: StreetMapView | undefined
      readonly venues: readonly VenueItemView[]
    }
)

export interface PersonView {
  readonly name: string
  readonly role: string
  readonly href?: string | undefined
  readonly picture?: PictureView | undefined
}

export interface BlockContext {
  readonly editions: EditionContexts
  readonly background: string
  readonly heading: HeadingTag
  readonly map?: StreetMapView | undefined
}

/** The words of spec/design §5.12. Only alerts say "Warning". A notice in a text asks politely. */
const NOTICE_WORDS = { info: 'Note', warning: 'Please note' } as const

/** Returns the view of a block; undefined if it has nothing to show (spec/content B14). */
function blockView(block: Block, context: BlockContext): BlockView | undefined {
  switch (block.type) {
    case 'text':
      return block.body.length > 0 ? block : undefined
    case 'heading':
    case 'quote':
    case 'divider':
      return block
    case 'image':
    case 'gallery':
    case 'panorama':
      return pictureBlock(block)
    case 'video':
    case 'embed':
      return { type: 'player', player: playerView(block) }
    case 'audio':
      return {
        type: 'audio',
        title: block.title,
        href: block.url,
        isOwn: block.url.startsWith('/media/'),
        transcript: block.transcript,
      }
    case 'buttons':
      return block.links.length > 0 ? block : undefined
    case 'accordion':
    case 'stats':
      return block.items.length > 0 ? block : undefined
    case 'columns':
      return block.left.length > 0 || block.right.length > 0 ? block : undefined
    case 'people':
      return block.people.length > 0 ? peopleBlock(block) : undefined
    case 'files':
      return block.files.length > 0
        ? { type: 'files', files: block.files.map(fileItemView) }
        : undefined
    case 'notice':
      return block.body.length > 0
        ? { type: 'notice', word: NOTICE_WORDS[block.level], body: block.body }
        : undefined
    default:
      return listBlock(block, context)
  }
}

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>

function pictureBlock(block: BlockOf<'image' | 'gallery' | 'panorama'>): BlockView | undefined {
  if (block.type === 'gallery') {
    const pictures = openablePictures(block.images)
    return pictures.length > 0 ? { type: 'gallery', pictures } : undefined
  }
  const picture = openablePicture(block.image)
  if (!picture) return undefined
  return block.type === 'panorama'
    ? { type: 'panorama', picture }
    : { type: 'image', picture, width: block.width }
}

function peopleBlock({ people }: BlockOf<'people'>): BlockView {
  return {
    type: 'people',
    people: people.map(({ name, role, image, artist }) => ({
      name,
      role,
      href: artist && pathOf({ type: 'artist', slug: artist.slug }),
      picture: pictureView(image),
    })),
  }
}

function listBlock(
  block: BlockOf<'events' | 'artists' | 'venues' | 'articles' | 'partners' | 'map'>,
  { editions, background, heading, map }: BlockContext,
): ListBlockView | undefined {
  if (block.type === 'partners') {
    const tiers = partnerTiers(block.groups, background)
    return tiers.length > 0 ? { type: 'partners', heading, tiers } : undefined
  }
  if (block.type === 'map') {
    const venues = block.venues.map(venueItemView)
    return venues.length > 0 ? { type: 'map', heading, map, venues } : undefined
  }
  if (block.items.length === 0) return undefined
  switch (block.type) {
    case 'events':
      return { type: 'events', heading, items: eventItems(block.items, editions) }
    case 'artists':
      return { type: 'artists', heading, items: block.items.map(artistItemView) }
    case 'venues':
      return { type: 'venues', heading, items: block.items.map(venueItemView) }
    case 'articles':
      return { type: 'articles', heading, items: block.items.map(articleItemView) }
  }
}

/** Returns the pictures of image, panorama and gallery blocks, in document order. */
export function picturesOf(blocks: readonly BlockView[]): readonly OpenablePictureView[] {
  return blocks.flatMap((block) => {
    if (block.type === 'gallery') return block.pictures
    return block.type === 'image' || block.type === 'panorama' ? [block.picture] : []
  })
}
