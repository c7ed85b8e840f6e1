import { changeQuery, formatQuery, type Query } from '../../urls/query.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { narrowMap } from '../../map/fit-frame.ts'
import { StreetMap } from '../../map/street-map.tsx'
import type { Screen } from '../../views/screen.ts'
import { FactItems, Facts } from '../../ui/facts.tsx'
import { Link } from '../../ui/link.tsx'
import { PageAddress } from '../../ui/page-address.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Share } from '../../ui/share.tsx'
import styles from './guide.module.css'
import { loadGuide, type GuideView } from './load.ts'
import { startFrom } from './start-from.ts'
import { Stop } from './stop.tsx'

const GRAMMAR = grammarOf('guide')

/** What to expect, the route, the stops (spec/screens §5.12). */
function Guide({ view, query }: { view: GuideView; query: Query }) {
  const { title, line, path, past, intro, body, map, curator, mapPath } = view
  return (
    <div className="wrap">
      <PageAddress path={path} />
      <ScreenHead title={title} line={line} past={past} />
      <div className={styles.about}>
        {view.facts.length > 0 && (
          <div className={styles.expect}>
            <Facts>
              <FactItems facts={view.facts} />
            </Facts>
          </div>
        )}
        <div className={styles.text}>
          <p className={styles.intro}>{intro}</p>
          {body && <RichText body={body} />}
          {/* `browser/keeping/pack-control.ts` draws the control: without script nothing can be kept. */}
          {!past && <div className={`${styles.pack} unprinted`} data-pack={path} />}
          <Share />
        </div>
      </div>
      <div className={styles.way}>
        {map && (
          <section className={styles.map} aria-labelledby="map-title">
            <h2 id="map-title" className="visuallyHidden">
              Map
            </h2>
            <StreetMap
              view={narrowMap(map, (pin) => ({
                ...pin,
                href: `${path}${formatQuery(query)}#${pin.id}`,
              }))}
              label={`Map of ${title}`}
            />
          </section>
        )}
        <Stops view={view} query={query} />
      </div>
      {curator && <p className={styles.curator}>{`Curated by ${curator}`}</p>}
      <p className="unprinted">
        <Link href={mapPath}>See the whole program on the map</Link>
      </p>
    </div>
  )
}

function Stops({ view, query }: { view: GuideView; query: Query }) {
  const { path, isLoop, past } = view
  const { stops, earlier } = startFrom(view.stops, query['from'], isLoop)
  const first = stops[0]?.number
  const hrefFrom = (number: number) => {
    const from = number === view.stops[0]?.number ? undefined : String(number)
    return path + formatQuery(changeQuery(GRAMMAR, {}, { from }))
  }
  const list = (shown: GuideView['stops']) => (
    <ol className={styles.stops}>
      {shown.map((stop) => (
        <Stop
          key={stop.number}
          stop={stop}
          startHref={stop.number === first ? undefined : hrefFrom(stop.number)}
        />
      ))}
    </ol>
  )
  return (
    <div className={styles.lists}>
      <section aria-labelledby="stops-title">
        <h2 id="stops-title" className={styles.heading}>
          Stops
        </h2>
        {!past && view.stops.some(({ at }) => at) && <NearestStart />}
        {list(stops)}
      </section>
      {earlier.length > 0 && (
        <section aria-labelledby="earlier-title">
          <h2 id="earlier-title" className={styles.heading}>
            Earlier stops
          </h2>
          {list(earlier)}
        </section>
      )}
    </div>
  )
}

/** The button needs script. A press asks for the visitor's position (`browser/lists/nearest-start.ts`). */
function NearestStart() {
  return (
    <div className={`${styles.nearest} unprinted`} data-nearest="">
      <button type="button" className={styles.button}>
        Start from the nearest stop
      </button>
      <output className={styles.message} />
    </div>
  )
}

export const screen: Screen<GuideView> = {
  load: loadGuide,
  Component: Guide,
}
