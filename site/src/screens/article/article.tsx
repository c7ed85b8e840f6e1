import { formatQuery } from '../../urls/query.ts'
import type { Screen } from '../../views/screen.ts'
import { picturesOf } from '../../views/blocks-view.ts'
import { Blocks } from '../../ui/blocks.tsx'
import { Caption } from '../../ui/caption.tsx'
import { OpenableFigure, PictureSet } from '../../ui/lightbox/picture-set.tsx'
import { Link } from '../../ui/link.tsx'
import { Neighbours } from '../../ui/neighbours.tsx'
import { Player } from '../../ui/player.tsx'
import { Related } from '../../ui/related.tsx'
import { Share } from '../../ui/share.tsx'
import styles from './article.module.css'
import { loadArticle, type ArticleView } from './load.ts'

/** Columns 2 to 11; a square or portrait picture takes 4 to 9. */
const LEAD_SIZES = {
  panorama: '(width > 1024px) 83vw, 100vw',
  landscape: '(width > 1024px) 83vw, 100vw',
  square: '(width > 1024px) 50vw, 100vw',
  portrait: '(width > 1024px) 50vw, 100vw',
} as const

function Article({ view }: { view: ArticleView }) {
  const { kind, date, isoDate, title, standfirst, picture, player, blocks, tags } = view
  return (
    <PictureSet pictures={[...(picture ? [picture] : []), ...picturesOf(blocks)]}>
      <article>
        <header className={`wrap ${styles.head}`}>
          <p className={styles.kicker}>
            {`${kind}, `}
            <time dateTime={isoDate}>{date}</time>
          </p>
          <h1 className={styles.title}>
            <Caption text={title} />
          </h1>
          <p className={styles.standfirst}>{standfirst}</p>
          <Byline view={view} />
        </header>
        {(player ?? picture) && (
          <div className={`wrap ${styles.lead}`} data-layout={picture?.layout}>
            {player && <Player player={player} leading />}
            {picture && (
              <OpenableFigure view={picture} sizes={LEAD_SIZES[picture.layout]} leading />
            )}
          </div>
        )}
        <Blocks blocks={blocks} />
        <footer className="wrap">
          <Share />
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label="Tags">
              {tags.map((tag) => (
                <li key={tag}>
                  <Link href={`/channel${formatQuery({ tag })}`} current={false}>
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <Related title="Related" related={view.related} />
          <Neighbours
            label="Newer and older articles"
            previous={view.newer}
            next={view.older}
            words={['Newer', 'Older']}
          />
        </footer>
      </article>
    </PictureSet>
  )
}

function Byline({ view: { authors, readingMinutes } }: { view: ArticleView }) {
  return (
    <p className={styles.byline}>
      {authors.length > 0 && (
        <span>
          {'By '}
          {authors.map(({ name, href }, index) => (
            <span key={name}>
              {index > 0 && (index === authors.length - 1 ? ' and ' : ', ')}
              {href ? <Link href={href}>{name}</Link> : name}
            </span>
          ))}
        </span>
      )}{' '}
      <span>{`${readingMinutes} minute read`}</span>
    </p>
  )
}

export const screen: Screen<ArticleView> = {
  load: loadArticle,
  Component: Article,
}
