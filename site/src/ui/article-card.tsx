import type { ArticleItemView } from '../views/article-item.ts'
import styles from './article-card.module.css'
import { Caption } from './caption.tsx'
import { cardSizes } from './card-sizes.ts'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'

export interface ArticleCardProps {
  readonly article: ArticleItemView
  /** Whether the card is as wide as the page, with its words beside the picture and a title as large as a section's. */
  readonly large?: boolean
  /** Whether its picture is loaded first (see `Picture`). */
  readonly leading?: boolean
  readonly heading?: 'h2' | 'h3' | 'h4'
}

const LARGE_SIZES = '(width > 640px) 66vw, 100vw'

/** The title is its only link (spec/screens §5.9). */
export function ArticleCard({
  article,
  large = false,
  leading = false,
  heading: Heading = 'h3',
}: ArticleCardProps) {
  const { picture, kind, date, isoDate, title, standfirst, authors } = article
  const head = (
    <>
      <p className={styles.kicker}>
        {`${kind}, `}
        <time dateTime={isoDate}>{date}</time>
      </p>
      <Heading className={styles.title}>
        <Link href={article.href}>
          <Caption text={title} />
        </Link>
      </Heading>
    </>
  )
  return (
    <li
      className={`pictureCard ${styles.card}`}
      data-large={large || undefined}
      data-pictured={picture ? 'yes' : 'no'}
      data-shape={picture?.layout}
    >
      {/* Without a picture, kind, date and title are in the place of the picture (spec/design GR12). */}
      {picture ? (
        <Picture
          view={picture}
          sizes={large ? LARGE_SIZES : cardSizes(picture.layout)}
          leading={leading}
          cropped
          decorative
        />
      ) : (
        <div>{head}</div>
      )}
      <div>
        {picture && head}
        <p className={styles.standfirst}>{standfirst}</p>
        {authors && <p className={styles.authors}>{authors}</p>}
      </div>
    </li>
  )
}

export function ArticleCards({
  articles,
  heading,
}: {
  articles: readonly ArticleItemView[]
  heading?: 'h2' | 'h3' | 'h4'
}) {
  return (
    <ul className="hung">
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} heading={heading ?? 'h3'} />
      ))}
    </ul>
  )
}
