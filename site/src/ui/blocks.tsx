import { type BlockView, picturesOf } from '../views/blocks-view.ts'
import { ArticleCards } from './article-card.tsx'
import { ArtistRows } from './artist-row.tsx'
import styles from './blocks.module.css'
import { Accordion } from './blocks/accordion.tsx'
import { Audio } from './blocks/audio.tsx'
import { Buttons } from './buttons.tsx'
import { Caption } from './caption.tsx'
import { EventCards } from './event-card.tsx'
import { Files } from './files.tsx'
import { Gallery } from './gallery.tsx'
import { OpenableFigure, PictureSet } from './lightbox/picture-set.tsx'
import { PartnerTiers } from './partner-tiers.tsx'
import { Player } from './player.tsx'
import { Stats } from './stats.tsx'
import columnsStyles from './blocks/columns.module.css'
import { RichText } from './rich-text.tsx'
import noticeStyles from './blocks/notice.module.css'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'
import peopleStyles from './blocks/people.module.css'
import quoteStyles from './blocks/quote.module.css'
import { StreetMap } from '../map/street-map.tsx'
import mapStyles from './blocks/venue-map.module.css'
import { VenueRows } from './venue-row.tsx'

export interface BlocksProps {
  readonly blocks: readonly BlockView[]
  /** Whether the first block's picture is the page's leading one. */
  readonly leading?: boolean
}

/** The body of a page, strand, article, participate item or past festival (spec/screens §5.18; spec/design §5.12). */
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

/** The text column is 35.5 em (about 40 rem) wide, a wide block takes columns 2 to 11. */
const SIZES = {
  column: '(width > 1024px) 40rem, 100vw',
  wide: '(width > 1024px) 83vw, 100vw',
  full: '100vw',
}

type BlockOf<Type extends BlockView['type']> = Extract<BlockView, { type: Type }>

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
      return <Quote {...block} />
    case 'player':
      return <Player player={block.player} />
    case 'audio':
      return <Audio {...block} />
    case 'buttons':
      return <Buttons links={block.links} />
    case 'accordion':
      return <Accordion items={block.items} />
    case 'columns':
      return <Columns {...block} />
    case 'stats':
      return <Stats items={block.items} />
    case 'people':
      return <People {...block} />
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
      return <Notice {...block} />
    case 'divider':
      return <hr className={styles.divider} />
  }
}

/** `#` links point to its id. */
function HeadingBlock({ block }: { block: BlockOf<'heading'> }) {
  const Heading = block.level === 2 ? 'h2' : 'h3'
  return (
    <Heading id={block.id}>
      <Caption text={block.text} />
    </Heading>
  )
}

function Columns({ left, right }: BlockOf<'columns'>) {
  return (
    <div className={columnsStyles.columns}>
      <RichText body={left} />
      <RichText body={right} />
    </div>
  )
}

function Notice({ word, body }: BlockOf<'notice'>) {
  return (
    <div className={noticeStyles.notice}>
      <p className={noticeStyles.word}>{word}</p>
      <RichText body={body} />
    </div>
  )
}

/** Four in a row in nine of the twelve columns, two in a row up to 1,024 px (spec/design §5.12). */
const PERSON_SIZES = '(width > 1024px) 16vw, 50vw'

function People({ people }: BlockOf<'people'>) {
  return (
    <ul className={peopleStyles.people}>
      {people.map(({ name, role, href, picture }) => (
        <li key={`${name} ${role}`}>
          {picture && <Picture view={picture} sizes={PERSON_SIZES} cropped />}
          <p className={peopleStyles.name}>{href ? <Link href={href}>{name}</Link> : name}</p>
          <p className={peopleStyles.role}>{role}</p>
        </li>
      ))}
    </ul>
  )
}

function Quote({ text, cite }: BlockOf<'quote'>) {
  return (
    <figure>
      <blockquote className={quoteStyles.text}>
        <p>{text}</p>
      </blockquote>
      {cite && <figcaption className={quoteStyles.cite}>{cite}</figcaption>}
    </figure>
  )
}

/** The list is complete without the map. */
function VenueMap({ map, venues, heading }: BlockOf<'map'>) {
  return (
    <div className={mapStyles.places}>
      {map && <StreetMap view={map} label={`Map of ${venues.length} venues`} />}
      <VenueRows venues={venues} heading={heading} />
    </div>
  )
}
