import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Stats } from '../../ui/stats.tsx'
import { loadPastFestivals, type PastFestivalItemView, type PastFestivalsView } from './load.ts'
import styles from './past-festivals.module.css'

const IMAGE_SIZES = '(width > 1024px) 33vw, 100vw'

function PastFestivals({ view: { title, intro, festivals } }: { view: PastFestivalsView }) {
  return (
    <div className="wrap">
      <ScreenHead title={title} intro={intro} />
      {festivals.length === 0 ? (
        <EmptyState
          sentence="No festival is over yet"
          links={[{ href: '/program', text: 'See the program' }]}
        />
      ) : (
        <ul className={styles.list}>
          {festivals.map((festival, index) => (
            <PastFestival key={festival.href} festival={festival} leading={index === 0} />
          ))}
        </ul>
      )}
    </div>
  )
}

function PastFestival({ festival, leading }: { festival: PastFestivalItemView; leading: boolean }) {
  const { href, year, title, theme, dates, picture, stats, links } = festival
  return (
    <li className={styles.row}>
      <h2 className={styles.year}>{year}</h2>
      <div className={styles.words}>
        {theme && <p className={styles.theme}>{theme}</p>}
        {dates && <p>{dates}</p>}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture view={picture} sizes={IMAGE_SIZES} leading={leading} />
        </div>
      )}
      <div className={styles.more}>
        {stats.length > 0 && <Stats items={stats} />}
        <p className={styles.title}>
          <Link href={href}>{title}</Link>
        </p>
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <Link href={link.href}>{link.title}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

export const screen: Screen<PastFestivalsView> = {
  load: loadPastFestivals,
  Component: PastFestivals,
}
