import { type BlockView, picturesOf } from '../views/block.ts'
import { ArticleCards } from './article-card.tsx'
import { ArtistRows } from './artist-row.tsx'
import styles from './blocks.module.css'
import { Accordion } from './blocks/accordion.tsx'
import { Audio } from './blocks/audio.tsx'
import { Columns } from './blocks/columns.tsx'
import { Notice } from './blocks/notice.tsx'
import { People } from './blocks/people.tsx'
import { Quote } from './blocks/quote.tsx'
import { VenueMap } from './blocks/venue-map.tsx'
import { Buttons } from './buttons.tsx'
import { Caption } from './caption.tsx'
import { EventCards } from './event-card.tsx'
import { Files } from './files.tsx'
import { Gallery } from './gallery.tsx'
import { OpenableFigure } from './lightbox/openable-figure.tsx'
import { PictureSet } from './lightbox/picture-set.tsx'
import { PartnerTiers } from './partner-tiers.tsx'
import { Player } from './player.tsx'
import { RichText } from './rich-text.tsx'
import { Stats } from './stats.tsx'
import { VenueRows } from './venue-row.tsx'

export interface BlocksProps {
  readonly blocks: readonly BlockView[]
  /** Whether the first block's picture is the page's leading one. */
  readonly leading?: boolean
}

/** The body of a page, article, call or past festival (spec/screens §5.18; spec/design §5.12). */
export function Blocks({ blocks, leading = false }: BlocksProps) {
  if (blocks.length === 0) return null
  return (
    <PictureSet pictures={picturesOf(blocks)}>
      <div className={styles.blocks}>
        {blocks.map((block, index) => (
          <div
            key={index}
            className={styles.block}
            data-type={block.type}
            data-width={widthOf(block)}
          >
            <Block block={block} leading={leading && index === 0} />
          </div>
        ))}
      </div>
    </PictureSet>
  )
}

/** The width of a block: the text column, wider, all columns, or to the page's edges. */
function widthOf(block: BlockView): 'column' | 'wide' | 'full' | 'bleed' {
  switch (block.type) {
    case 'image':
      return block.width
    case 'panorama':
      return 'bleed'
    case 'player':
      // Without a poster there is no picture that needs a wide box.
      return block.player.poster ? 'wide' : 'column'
    case 'gallery':
      return 'wide'
    case 'events':
    case 'artists':
    case 'venues':
    case 'articles':
    case 'partners':
    case 'map':
    case 'divider':
      return 'full'
    default:
      return 'column'
  }
}

/** The text column is 62 ch (about 40 rem) wide, a wide block takes columns 2 to 11. */
const SIZES = {
  column: '(width > 1024px) 40rem, 100vw',
  wide: '(width > 1024px) 83vw, 100vw',
  full: '100vw',
}

function Block({ block, leading }: { block: BlockView; leading: boolean }) {
  switch (block.type) {
    case 'text':
      return <RichText body={block.body} />
    case 'heading':
      return <HeadingBlock block={block} />
    case 'image':
      return <OpenableFigure view={block.picture} sizes={SIZES[block.width]} leading={leading} />
    case 'panorama':
      return <OpenableFigure view={block.picture} sizes={SIZES.full} leading={leading} />
    case 'gallery':
      return <Gallery pictures={block.pictures} />
    case 'quote':
      return <Quote text={block.text} cite={block.cite} />
    case 'player':
      return <Player player={block.player} />
    case 'audio':
      return <Audio {...block} />
    case 'buttons':
      return <Buttons links={block.links} />
    case 'accordion':
      return <Accordion items={block.items} />
    case 'columns':
      return <Columns left={block.left} right={block.right} />
    case 'stats':
      return <Stats items={block.items} />
    case 'people':
      return <People people={block.people} />
    case 'files':
      return <Files files={block.files} />
    case 'events':
      return <EventCards events={block.items} heading={block.heading} />
    case 'artists':
      return <ArtistRows artists={block.items} heading={block.heading} />
    case 'venues':
      return <VenueRows venues={block.items} heading={block.heading} />
    case 'articles':
      return <ArticleCards articles={block.items} heading={block.heading} />
    case 'partners':
      return <PartnerTiers tiers={block.tiers} heading={block.heading} />
    case 'map':
      return <VenueMap {...block} />
    case 'notice':
      return <Notice word={block.word} body={block.body} />
    case 'divider':
      return <hr className={styles.divider} />
  }
}

/** The heading of a section or subsection; `#` links point to its id. */
function HeadingBlock({ block }: { block: Extract<BlockView, { type: 'heading' }> }) {
  const Heading = block.level === 2 ? 'h2' : 'h3'
  return (
    <Heading id={block.id}>
      <Caption text={block.text} />
    </Heading>
  )
}
