import { plainTitle } from 'contract/rules/caption.ts'
import type { Screen } from '../../views/screen.ts'
import { ArticleCards } from '../../ui/article-card.tsx'
import { Buttons } from '../../ui/buttons.tsx'
import { FEATURED_HANG } from '../../ui/card-sizes.ts'
import { EventCard } from '../../ui/event-card.tsx'
import { GuideCards } from '../../ui/guide-card.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { NowLine } from '../../ui/now-line.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { Hero, MoreHeroes } from './hero.tsx'
import styles from './home.module.css'
import { loadHome, type HomeView } from './load.ts'
import { SectionHead } from './section-head.tsx'
import { TodaySection } from './today-section.tsx'

/** Parts are in the order of spec/screens §1. */
function Home({ view }: { view: HomeView }) {
  const { featured, band, today, after, guides, articles } = view
  return (
    <>
      <Hero view={view} />
      {view.live && <LiveWords live={view.live} />}
      <Lead view={view} />
      {featured.length > 0 && (
        <section className={styles.section} aria-labelledby="featured">
          <h2 id="featured" className="visuallyHidden">
            Featured
          </h2>
          <ul className={`hung ${styles.mosaic}`}>
            {featured.map((event) => (
              <EventCard key={event.id} event={event} hang={FEATURED_HANG} />
            ))}
          </ul>
        </section>
      )}
      {band && <Band band={band} />}
      {today && <TodaySection today={today} />}
      {after && <AfterSection after={after} />}
      {guides.length > 0 && <Walks guides={guides} />}
      {articles.length > 0 && (
        <section
          className={`${styles.section} ${styles.channel} unprinted`}
          aria-labelledby="channel"
        >
          <SectionHead
            id="channel"
            title="Channel"
            link={{ href: '/channel', text: 'All articles' }}
          />
          <ArticleCards articles={articles} />
        </section>
      )}
      {view.ways.length > 0 && (
        <nav className={styles.ways} aria-label="Finding your way">
          <ul>
            {view.ways.map(({ href, text }) => (
              <li key={href}>
                <Link href={href}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <MoreHeroes heroes={view.moreHeroes} />
    </>
  )
}

/** Within the first screen (spec/screens §1). */
function LiveWords({ live }: { live: NonNullable<HomeView['live']> }) {
  return (
    <nav className={`${styles.live} unprinted`} aria-label="On now">
      <ul>
        {live.map(({ href, text }) => (
          <li key={href}>
            <Link href={href} className={styles.liveLink}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Lead({ view: { lead, preparing, dates, counts, note, program } }: { view: HomeView }) {
  return (
    <div className={styles.lead}>
      {(lead ?? preparing) && <p className={styles.leadText}>{lead ?? preparing}</p>}
      <div className={styles.facts}>
        {dates && (
          <div>
            <p>
              <Unbroken text={dates} />
            </p>
            <p>{counts}</p>
            {note && <p>{note}</p>}
          </div>
        )}
        {program && <Buttons links={[program]} />}
      </div>
    </div>
  )
}

function Band({ band: { event, picture } }: { band: NonNullable<HomeView['band']> }) {
  return (
    <section className={`${styles.band} unprinted`} aria-labelledby="band">
      {event.notice && <p className={styles.bandLine}>{event.notice}</p>}
      <Picture view={picture} sizes="100vw" />
      <div className={styles.bandLine}>
        <NowLine now={event.now} status={event.status} />
        <h2 id="band">
          <Link href={event.href}>{event.title}</Link>
        </h2>
        {event.artists && <p className={styles.by}>{event.artists}</p>}
        <p className={styles.quiet}>{[event.where, event.when].join(', ')}</p>
        <Mark code={event.id} fingerprint={event.fingerprint} name={plainTitle(event.title)} />
      </div>
    </section>
  )
}

/** spec/screens §1, "Past" */
function AfterSection({ after }: { after: NonNullable<HomeView['after']> }) {
  return (
    <section className={styles.section} aria-labelledby="after">
      <SectionHead id="after" title="In numbers" />
      <dl className={styles.numbers}>
        {after.numbers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Buttons
        links={[
          { href: after.href, title: 'The whole program' },
          { href: '/past-festivals', title: 'Past festivals' },
        ]}
      />
    </section>
  )
}

/** On narrow screens the guides are side by side in a region that scrolls. */
function Walks({ guides }: Pick<HomeView, 'guides'>) {
  return (
    <section className={`${styles.walks} theme themeBlack unprinted`} aria-labelledby="walks">
      <div className={styles.walksHead}>
        <h2 id="walks">Guides & walks</h2>
        <p>Routes to follow at your own pace, from one work to the next.</p>
        <Buttons
          areEqual
          links={[{ href: '/program/guides-walks', title: 'All guides and walks' }]}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it (spec/design AX8) */}
      <section className={styles.rail} aria-label="Routes" tabIndex={0}>
        <GuideCards guides={guides} />
      </section>
    </section>
  )
}

export const screen: Screen<HomeView> = {
  load: loadHome,
  Component: Home,
}
