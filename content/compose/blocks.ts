import { MAX_ITEMS } from 'contract/answers/blocks.ts'
import type { WireOf } from 'contract/answers/keys.ts'
import { byLocation, byNewest, byPrecinct, bySortKey } from 'contract/rules/sort-orders.ts'
import { fileLinks } from './files.ts'
import { tierGroups } from './partner.ts'
import { createUniqueIds, type UniqueIds } from './rich-text.ts'
import { precinctIn, precinctKeys } from './places.ts'
import { artistRef, yearOf } from './program-stubs.ts'
import type { Stubs } from './stub-types.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import { video } from './video.ts'

type Block = WireOf<`/pages/${string}`>['blocks'][number]
type StaffBlock = RecordOf<'pages'>['blocks'][number]
type Query = Extract<StaffBlock, { blockType: 'events' }>['query']

/**
 * The blocks of a page, with lists filled and ids for headings (spec/content B14). A block whose picture, sound or
 * video is missing is left out. A list without a year of its own is about `year`, the year of the page; a list of
 * articles is then about all years.
 */
export function composeBlocks(
  blocks: readonly StaffBlock[] | undefined,
  records: Records,
  stubs: Stubs,
  year: number = records.festivalYear,
): Block[] {
  const context = { records, stubs, year, uniqueId: createUniqueIds() }
  return (blocks ?? []).flatMap((block) => composeBlock(block, context) ?? [])
}

interface BlockContext {
  readonly records: Records
  readonly stubs: Stubs
  readonly year: number
  readonly uniqueId: UniqueIds
}

function composeBlock(block: StaffBlock, context: BlockContext): Block | undefined {
  const { records, uniqueId } = context
  const text = (root: unknown) => records.text(root, uniqueId)
  switch (block.blockType) {
    case 'text':
      return { type: 'text', body: text(block.body) }
    case 'heading':
      return {
        type: 'heading',
        text: block.text,
        level: Number(block.level) === 3 ? 3 : 2,
        id: uniqueId(block.text),
      }
    case 'quote':
      return { type: 'quote', text: block.text, ...(block.cite ? { cite: block.cite } : {}) }
    case 'accordion':
      return {
        type: 'accordion',
        items: block.items.map(({ title, body }) => ({ title, body: text(body) })),
      }
    case 'columns':
      return { type: 'columns', left: text(block.left), right: text(block.right) }
    case 'notice':
      return { type: 'notice', level: block.level, body: text(block.body) }
    case 'divider':
      return { type: 'divider' }
    case 'image':
    case 'gallery':
    case 'panorama':
      return pictureBlock(block, records)
    case 'video':
    case 'audio':
    case 'embed':
      return playerBlock(block, records)
    case 'buttons':
    case 'stats':
    case 'people':
    case 'files':
      return factBlock(block, records)
    case 'events':
    case 'artists':
    case 'venues':
    case 'articles':
    case 'partners':
    case 'map':
      return listBlock(block, context)
    default:
      return unknownBlock(block)
  }
}

/** Blocks are stored as JSON and may have a type that no longer exists (spec/content B14). */
function unknownBlock({ blockType }: { readonly blockType: string }): Block {
  return { type: blockType } as Block // a type that the contract does not have: the schema drops it
}

type BlockOf<Type extends StaffBlock['blockType']> = Extract<StaffBlock, { blockType: Type }>

function pictureBlock(
  block: BlockOf<'image' | 'gallery' | 'panorama'>,
  records: Records,
): Block | undefined {
  if (block.blockType === 'gallery') {
    const images = records.images(block.images)
    return images.length > 0 ? { type: 'gallery', images } : undefined
  }
  const image = records.image(block.image)
  if (!image) return undefined
  return block.blockType === 'panorama'
    ? { type: 'panorama', image }
    : { type: 'image', image, width: block.width }
}

function playerBlock(
  block: BlockOf<'video' | 'audio' | 'embed'>,
  records: Records,
): Block | undefined {
  switch (block.blockType) {
    case 'audio': {
      const url = records.file(block.file)?.url ?? block.url
      const { title, transcript } = block
      return url === undefined
        ? undefined
        : { type: 'audio', url, title, transcript: records.text(transcript) }
    }
    case 'embed':
      return { type: 'embed', provider: block.provider, id: block.player_id, title: block.title }
    case 'video': {
      const film = video(block, records)
      return film && { type: 'video', ...film }
    }
  }
}

function factBlock(
  block: BlockOf<'buttons' | 'stats' | 'people' | 'files'>,
  records: Records,
): Block {
  switch (block.blockType) {
    case 'buttons':
      return {
        type: 'buttons',
        links: (block.links ?? []).map(({ title, href }) => ({ title, href })),
      }
    case 'stats':
      return {
        type: 'stats',
        items: (block.items ?? []).map(({ label, value }) => ({ label, value })),
      }
    case 'files':
      return {
        type: 'files',
        files: fileLinks(block.files, records),
      }
    case 'people':
      return {
        type: 'people',
        people: block.people.map(({ name, role, image: imageId, artist: artistId }) => {
          const image = records.image(imageId)
          const artist = artistId === undefined ? undefined : records.artists.get(artistId)
          return {
            name,
            role,
            ...(image ? { image } : {}),
            ...(artist ? { artist: artistRef(artist) } : {}),
          }
        }),
      }
  }
}

function listBlock(
  block: BlockOf<'events' | 'artists' | 'venues' | 'articles' | 'partners' | 'map'>,
  context: BlockContext,
): Block {
  const { records, stubs, year } = context
  switch (block.blockType) {
    case 'events':
      return { type: 'events', items: eventItems(block.query, context) }
    case 'artists':
      return { type: 'artists', items: artistItems(block.query, context) }
    case 'venues':
      return { type: 'venues', items: venueItems(block.query, context) }
    case 'articles':
      return { type: 'articles', items: articleItems(block.query, records, stubs) }
    case 'partners':
      return {
        type: 'partners',
        groups: tierGroups(block.year ?? year, records, block.tiers),
      }
    case 'map':
      return {
        type: 'map',
        venues: block.venues.flatMap((id) => stubs.venue(id, year) ?? []),
        basemap: block.basemap,
      }
  }
}

function eventItems(query: Query, { stubs, year: own }: BlockContext) {
  const { year = own, ids = [], type, tag, precinct, limit = MAX_ITEMS } = query ?? {}
  if (ids.length > 0) return stubs.events(ids)
  const listed = stubs
    .eventsOf(year)
    .filter((event) => type === undefined || event.type === type)
    .filter((event) => tag === undefined || event.tags?.includes(tag))
  return stubs
    .events(listed.map(({ id }) => id))
    .filter((event) => precinct === undefined || event.venue?.precinct === precinct)
    .toSorted(byLocation)
    .slice(0, limit)
}

function artistItems(query: Query, { stubs, year: own }: BlockContext) {
  const { year = own, ids = [], limit = MAX_ITEMS } = query ?? {}
  if (ids.length > 0) return ids.flatMap((id) => stubs.artist(id, year) ?? [])
  return stubs
    .artistsOf(year)
    .flatMap((id) => stubs.artist(id, year) ?? [])
    .toSorted(bySortKey)
    .slice(0, limit)
}

function venueItems(query: Query, { records, stubs, year: own }: BlockContext) {
  const { year = own, ids = [], precinct, limit = MAX_ITEMS } = query ?? {}
  if (ids.length > 0) return ids.flatMap((id) => stubs.venue(id, year) ?? [])
  return records.venues
    .values()
    .filter((venue) => {
      const key = precinctIn(venue, year)
      return key !== undefined && (precinct === undefined || key === precinct)
    })
    .flatMap(({ id }) => stubs.venue(id, year) ?? [])
    .toSorted(byPrecinct(precinctKeys(records.editions.get(year)?.precincts ?? [])))
    .slice(0, limit)
}

function articleItems(query: Query, records: Records, stubs: Stubs) {
  const { year, tag, ids = [], limit = MAX_ITEMS } = query ?? {}
  if (ids.length > 0) return stubs.articles(ids)
  return records.articles
    .values()
    .filter(
      (article) =>
        year === undefined ||
        (article.festival !== undefined &&
          yearOf(records, { festival: article.festival }) === year),
    )
    .filter((article) => tag === undefined || article.tags?.includes(tag))
    .flatMap(({ id }) => stubs.article(id) ?? [])
    .toSorted(byNewest)
    .slice(0, limit)
}
