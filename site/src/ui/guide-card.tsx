import type { GuideItemView } from '../views/guide-item.ts'
import styles from './guide-card.module.css'
import { Link } from './link.tsx'
import { Picture } from './picture.tsx'

export interface GuideCardProps {
  readonly guide: GuideItemView
  readonly heading?: 'h2' | 'h3' | 'h4'
  readonly leading?: boolean
  /** The facts that filters need, if the browser filters the cards. */
  readonly facts?: string | undefined
}

/** Three or four cards in a row, two up to 1024 px, one up to 640 px (spec/design §5.9). */
const CARD_SIZES = '(width > 1024px) 30vw, (width > 640px) 50vw, 100vw'

/** spec/screens §5.3 */
function GuideCard({ guide, heading: Heading = 'h3', leading = false, facts }: GuideCardProps) {
  const { distance, duration, stops, stepFree, precinct } = guide
  return (
    <li
      className={`pictureCard ${styles.card}`}
      data-shape="portrait"
      data-pictured={guide.picture ? 'yes' : 'no'}
      data-facts={facts}
    >
      {guide.picture && (
        <Picture view={guide.picture} sizes={CARD_SIZES} leading={leading} cropped />
      )}
      <p className={styles.mode}>{guide.mode}</p>
      <Heading className={styles.title}>
        <Link href={guide.href}>{guide.title}</Link>
      </Heading>
      <p className={styles.intro}>{guide.intro}</p>
      <p className={styles.facts}>
        {[distance, duration, stops, stepFree?.toLowerCase()].filter(Boolean).join(', ')}
      </p>
      {precinct && <p className={styles.facts}>{`Starts in ${precinct}`}</p>}
    </li>
  )
}

export interface GuideCardsProps extends Pick<GuideCardProps, 'heading' | 'leading'> {
  readonly guides: readonly GuideItemView[]
  readonly facts?: readonly string[] | undefined
}

export function GuideCards({ guides, facts, leading = false, ...rest }: GuideCardsProps) {
  return (
    <ul className={`hung ${styles.list}`}>
      {guides.map((guide, index) => (
        <GuideCard
          key={guide.id}
          guide={guide}
          leading={leading && index === 0}
          facts={facts?.[index]}
          {...rest}
        />
      ))}
    </ul>
  )
}
