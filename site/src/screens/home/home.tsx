import type { Screen } from '../../screen.ts'
import { ArticleCards } from '../../ui/article-card.tsx'
import { Caption } from '../../ui/caption.tsx'
import { EventCard } from '../../ui/event-card.tsx'
import { FitText } from '../../ui/fit-text.tsx'
import { GuideCards } from '../../ui/guide-card.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './home.module.css'
import type { HomeView } from './load.ts'
import { TodaySection } from './today-section.tsx'

/** The home screen, in the reading order of screens 1. */
function Home({ view }: { view: HomeView }) {
  const {
    hero,
    about,
    where,
    themeWord,
    lead,
    dates,
    featured,
    band,
    today,
    after,
    guides,
    articles,
  } = view
  return (
    <>
      <div className={styles.hero} data-pictured={hero ? 'yes' : 'no'}>
        {hero && <Picture view={hero.picture} sizes="max(100vw, 240vh)" leading />}
        <div className={styles.words}>
          {about && <p>{about}</p>}
          {where && (
            <p>
              <Link href="/program">{where}</Link>
            </p>
          )}
          {hero && (
            <p>
              <Link href={hero.href}>
                <Caption text={hero.credit} />
              </Link>
            </p>
          )}
          <FitText as="h1" text={themeWord} className={styles.themeWord} />
        </div>
      </div>
      <div className={styles.lead}>
        {lead && <p className={styles.leadText}>{lead}</p>}
        <p className={styles.dates}>{dates && `${dates}. Most exhibitions are free.`}</p>
        <p>
          <Link href="/program" className={styles.button}>
            See the program
          </Link>
        </p>
      </div>
      {featured.length > 0 && (
        <section className={styles.section} aria-labelledby="featured">
          <h2 id="featured">Featured</h2>
          <ul className={styles.mosaic}>
            {featured.map((event) => (
              <EventCard key={event.id} event={event} sizes="(width > 1024px) 58vw, 100vw" />
            ))}
          </ul>
        </section>
      )}
      {band && (
        <section className={styles.band} aria-labelledby="band">
          <Picture view={band.picture} sizes="100vw" />
          <h2 id="band">
            <Link href={band.event.href}>{band.event.title}</Link>
          </h2>
          <p>
            {[band.event.artists, band.event.where, band.event.when].filter(Boolean).join(', ')}
          </p>
        </section>
      )}
      {today && <TodaySection today={today} />}
      {after && <AfterSection after={after} />}
      {guides.length > 0 && (
        <section className={`${styles.walks} theme themeBlack`} aria-labelledby="walks">
          <h2 id="walks">Guides and walks</h2>
          <p>
            <Link href="/program/guides-walks">All guides and walks</Link>
          </p>
          <GuideCards guides={guides} />
        </section>
      )}
      {articles.length > 0 && (
        <section className={styles.section} aria-labelledby="channel">
          <h2 id="channel">Channel</h2>
          <ArticleCards articles={articles} />
          <p>
            <Link href="/channel">All articles</Link>
          </p>
        </section>
      )}
      <nav className={styles.ways} aria-label="Finding your way">
        <ul>
          <li>
            <Link href="/program/map">Map</Link>
          </li>
          <li>
            <Link href="/visit/access">Access</Link>
          </li>
        </ul>
      </nav>
    </>
  )
}

/** When the edition is over: what it was, and the ways into it (screens 1, "Past"). */
function AfterSection({ after }: { after: NonNullable<HomeView['after']> }) {
  return (
    <section className={styles.section} aria-labelledby="after">
      <h2 id="after">The festival in numbers</h2>
      <dl className={styles.numbers}>
        {after.numbers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href={after.href}>The whole program</Link>
      </p>
      <p>
        <Link href="/past-festivals">Past festivals</Link>
      </p>
    </section>
  )
}

export const screen: Screen<HomeView> = {
  load: async (args) => (await import('./load.ts')).loadHome(args),
  Component: Home,
}
