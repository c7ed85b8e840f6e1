import type { Query } from '../../urls/query.ts'
import type { Screen } from '../../views/screen.ts'
import { StreetMap } from '../../map/street-map.tsx'
import type { EventItemView } from '../../views/event-item.ts'
import type { OpenablePictureView } from '../../views/picture.ts'
import { ArticleCards } from '../../ui/article-card.tsx'
import { EventCards } from '../../ui/event-card.tsx'
import { Gallery } from '../../ui/gallery.tsx'
import { OpenableFigure, PictureSet } from '../../ui/lightbox/picture-set.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PastBadge } from '../../ui/past-badge.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import { Share } from '../../ui/share.tsx'
import { Tag } from '../../ui/tag.tsx'
import { PreviousYearLink } from '../../ui/previous-page-year.tsx'
import { BookingBar, EventAct } from './event-act.tsx'
import { EventBanner } from './event-banner.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventPartOf } from './event-part-of.tsx'
import styles from './event.module.css'
import { loadEvent, type EventView } from './load.ts'

/** Parts are in reading order (spec/screens §5.11). */
function Event({ view, query }: { view: EventView; query: Query }) {
  const { picture, gallery, here, nearby, related, articles } = view
  // A panorama goes from edge to edge. Any other picture is beside the facts, so that time, place and price stay
  // visible (decision 072).
  const isPanorama = picture?.layout === 'panorama'
  return (
    <PictureSet pictures={[...(picture ? [picture] : []), ...gallery]}>
      <article className={styles.event}>
        <div className={`wrap ${styles.first}`}>
          {view.year && <PreviousYearLink links={[view.year]} />}
          {view.banner && <EventBanner banner={view.banner} />}
          <EventHead view={view} />
          {view.notice && <p className={styles.notice}>{view.notice}</p>}
        </div>
        {picture && isPanorama && <LeadPicture picture={picture} />}
        <div className={`wrap ${styles.body} ${styles.first}`}>
          {picture && !isPanorama && <LeadPicture picture={picture} />}
          <section className={styles.facts} aria-labelledby="facts">
            <h2 id="facts" className="visuallyHidden">
              Facts
            </h2>
            <EventAct facts={view.facts} />
            <EventFacts facts={view.facts} marked={query['session']} />
          </section>
          <div className={styles.text}>
            <p className={styles.teaser}>{view.teaser}</p>
            <RichText body={view.body} />
          </div>
        </div>
        {gallery.length > 0 && (
          <section className={`wrap ${styles.section}`} aria-label="Pictures">
            <Gallery pictures={gallery} />
          </section>
        )}
        <div className={`wrap ${styles.colophon}`}>
          <EventCredits view={view} />
          <EventPartOf partOf={view.partOf} />
        </div>
        {view.map && (
          <section className="wrap" aria-labelledby="map">
            <h2 id="map" className="visuallyHidden">
              Map
            </h2>
            <StreetMap
              view={view.map}
              label={`Map: ${view.facts.places.map(({ name }) => name).join(', ')}`}
            />
          </section>
        )}
        <div className="wrap unprinted">
          <OtherEvents id="here" title={here.title} events={here.events} />
          <OtherEvents id="nearby" title="Nearby" events={nearby} />
          <OtherEvents id="related" title="Related" events={related} />
          {articles.length > 0 && (
            <Section id="articles" title="In the channel">
              <ArticleCards articles={articles} />
            </Section>
          )}
        </div>
        <BookingBar facts={view.facts} />
      </article>
    </PictureSet>
  )
}

/** Beside the facts a picture takes 8, 7 or 6 of the twelve columns, by its shape (spec/design §5.8). */
const LEAD_SIZES = {
  panorama: '100vw',
  landscape: '(width > 1024px) 66vw, 100vw',
  square: '(width > 1024px) 58vw, 100vw',
  portrait: '(width > 1024px) 50vw, 100vw',
} as const

function LeadPicture({ picture }: { picture: OpenablePictureView }) {
  const { layout } = picture
  return (
    <div className={styles.lead} data-layout={layout}>
      <OpenableFigure view={picture} sizes={LEAD_SIZES[layout]} leading />
    </div>
  )
}

function EventHead({ view }: { view: EventView }) {
  const { past, year, artists, type, number, flags } = view
  return (
    <header className={styles.head}>
      {(past ?? year) && (
        <div className={styles.badges}>
          {past ? <PastBadge {...past} /> : year && <Tag>{String(year.year)}</Tag>}
          {year && (
            // A visitor who came from that year has the same link above; `browser/shell/way-back.ts` hides this one.
            <span data-left-year={year.year}>
              <Link href={year.href}>{year.text}</Link>
            </span>
          )}
        </div>
      )}
      {artists.length > 0 && (
        <ul className={styles.artists}>
          {artists.map(({ name, href, role }) => (
            <li key={href}>
              <Link href={href}>{name}</Link>
              {role && ` (${role})`}
            </li>
          ))}
        </ul>
      )}
      <PageTitle text={view.title} />
      <p className={styles.type}>
        <span>
          <Link href={type.href}>{type.text}</Link>
          {number && `, number ${number}`}
        </span>
        {flags.map((flag) => (
          <Tag key={flag}>{flag}</Tag>
        ))}
      </p>
      <div className={styles.acts}>
        <Mark {...view.mark} isLarge />
        <Share />
      </div>
    </header>
  )
}

function EventCredits({ view: { credits, partners } }: { view: EventView }) {
  if (credits.length === 0 && partners.length === 0) return null
  return (
    <Section id="credits" title="Credits" holds="text">
      <ul className={styles.lines}>
        {credits.map((credit) => (
          <li key={credit}>{credit}</li>
        ))}
        {partners.map(({ name, href }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface OtherEventsProps {
  readonly id: string
  readonly title: string
  readonly events: readonly EventItemView[]
}

function OtherEvents({ id, title, events }: OtherEventsProps) {
  if (events.length === 0) return null
  return (
    <Section id={id} title={title}>
      <EventCards events={events} isBrief />
    </Section>
  )
}

export const screen: Screen<EventView> = {
  load: loadEvent,
  Component: Event,
}
