import type { OpenablePictureView } from '../../views/picture.ts'
import type { Screen } from '../../views/screen.ts'
import { ArticleCards } from '../../ui/article-card.tsx'
import { EventRow } from '../../ui/event-row.tsx'
import { EventRows } from '../../ui/event-rows.tsx'
import { FactItems, Facts } from '../../ui/facts.tsx'
import { OpenableFigure, PictureSet } from '../../ui/lightbox/picture-set.tsx'
import { Link } from '../../ui/link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Figure } from '../../ui/picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './artist.module.css'
import { PreviousYearLink } from '../../ui/previous-page-year.tsx'
import { yearPath } from '../../views/year-nav.ts'
import { loadArtist, type ArtistView } from './load.ts'

/** A custom in Australia, before names and pictures of people who have died (spec/screens §5.8). */
const SENSITIVITY =
  'Please be aware that this page names a person who has died, and may show their pictures and words.'

/** spec/screens §5.8 */
function Artist({ view }: { view: ArtistView }) {
  const { portrait, current, works, earlier, articles, links } = view
  return (
    <article className="wrap">
      <PreviousYearLink
        links={earlier.map(({ year }) => ({
          year,
          href: yearPath(year, 'artists'),
          text: `Artists ${year}`,
        }))}
      />
      {view.isSensitive && <p className={styles.notice}>{SENSITIVITY}</p>}
      <header className={styles.top}>
        <PageTitle text={view.name} />
      </header>
      <div className={styles.about} data-portrait={portrait ? 'yes' : 'no'}>
        {view.facts.length > 0 && (
          <div className={styles.facts}>
            <Facts>
              <FactItems facts={view.facts} />
            </Facts>
          </div>
        )}
        {portrait && (
          <div className={styles.portrait}>
            <Figure view={portrait} sizes="(width > 1024px) 33vw, 100vw" leading />
          </div>
        )}
        <div className={styles.bio}>
          <RichText body={view.bio} />
        </div>
      </div>
      {current && (
        <Section id="current" title={current.title}>
          <EventRows className={styles.rows} events={current.events} shows="when" />
        </Section>
      )}
      {works.length > 0 && <WorksRail works={works} />}
      {earlier.length > 0 && (
        <Section id="earlier" title="Earlier festivals">
          {earlier.map(({ year, events }) => (
            <section key={year} aria-labelledby={`year-${year}`}>
              <h3 id={`year-${year}`} className={styles.year}>
                {year}
              </h3>
              <ol className={styles.rows}>
                {events.map((event) => (
                  <EventRow key={event.id} event={event} shows="when" heading="h4" />
                ))}
              </ol>
            </section>
          ))}
        </Section>
      )}
      {articles.length > 0 && (
        <Section id="articles" title="In the channel">
          <ArticleCards articles={articles} />
        </Section>
      )}
      {links.length > 0 && (
        <Section id="links" title="Links" holds="text">
          <ul className={styles.links}>
            {links.map(({ title, href }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </article>
  )
}

function WorksRail({ works }: { works: readonly OpenablePictureView[] }) {
  return (
    <PictureSet pictures={works}>
      <Section id="works" title="Works">
        {/* The keyboard scrolls it by the links inside, so it is no tab stop itself (spec/design §5.8.2, AX8). */}
        <ul className={styles.rail}>
          {works.map((work, index) => (
            <li key={index} className={styles.work}>
              {/* A landscape picture that is 34vw high is about 50vw wide. */}
              <OpenableFigure view={work} sizes="(width > 1024px) 50vw, 90vw" />
            </li>
          ))}
        </ul>
      </Section>
    </PictureSet>
  )
}

export const screen: Screen<ArtistView> = {
  load: loadArtist,
  Component: Artist,
}
