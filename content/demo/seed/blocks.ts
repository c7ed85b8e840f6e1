import type { DemoBlock } from '../records.ts'
import type { SeedContext, SeededCollection } from './context.ts'

/** A gallery needs at least so many pictures. */
const LEAST_PICTURES = 2

/**
 * Demo blocks as Payload's: `blockType` in place of `type`, relations as ids, texts as trees. A block whose pictures
 * the profile leaves out is left out.
 */
export function blockDocuments(blocks: readonly DemoBlock[] | undefined, context: SeedContext) {
  return (blocks ?? [])
    .filter((block) => hasPictures(block, context))
    .map((block) => {
      const { type, ...rest } = block
      return { blockType: type, ...rest, ...converted(block, context) }
    })
}

function hasPictures(block: DemoBlock, { id, ids }: SeedContext): boolean {
  switch (block.type) {
    case 'image':
    case 'panorama':
      return id('media', block.image) !== undefined
    case 'gallery':
      return ids('media', block.images).length >= LEAST_PICTURES
    default:
      return true
  }
}

/** The fields of a block that a document holds in another form. */
function converted(block: DemoBlock, context: SeedContext): Readonly<Record<string, unknown>> {
  const { id, ids, prose } = context
  switch (block.type) {
    case 'text':
    case 'notice':
      return { body: prose(block.body) }
    case 'heading':
      return { level: String(block.level) }
    case 'image':
    case 'panorama':
      return { image: id('media', block.image) }
    case 'gallery':
      return { images: ids('media', block.images) }
    case 'video':
      return { id: undefined, player_id: block.id, transcript: prose(block.transcript) }
    case 'audio':
      return { transcript: prose(block.transcript) }
    case 'embed':
      return { id: undefined, player_id: block.id }
    case 'accordion':
      return { items: block.items.map(({ title, body }) => ({ title, body: prose(body) })) }
    case 'columns':
      return { left: prose(block.left), right: prose(block.right) }
    case 'people':
      return {
        people: block.people.map((person) => ({
          ...person,
          image: id('media', person.image),
          artist: id('artists', person.artist),
        })),
      }
    case 'events':
    case 'artists':
    case 'venues':
    case 'articles':
      return {
        query: { ...block.query, ids: ids(block.type satisfies SeededCollection, block.query.ids) },
      }
    case 'map':
      return { venues: ids('venues', block.venues) }
    case 'quote':
    case 'buttons':
    case 'stats':
    case 'files':
    case 'partners':
    case 'divider':
      return {}
  }
}
