import type { Screen } from '../../views/screen.ts'
import { Blocks } from '../../ui/blocks.tsx'
import { Buttons } from '../../ui/buttons.tsx'
import { Link } from '../../ui/link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Player } from '../../ui/player.tsx'
import { PastBadge } from '../../ui/past-badge.tsx'
import { YearNav } from '../../ui/year-nav.tsx'
import { loadCustomPage, type CustomPageView } from './load.ts'
import styles from './custom-page.module.css'

function CustomPage({ view }: { view: CustomPageView }) {
  const { title, standfirst, blocks, subnav, parent, updated, updatedIso, past, years } = view
  return (
    <article className={view.isEasyEnglish && styles.easy}>
      <header className={`wrap ${styles.head}`}>
        {past && <PastBadge {...past} />}
        {years && <YearNav years={years} />}
        {parent && (
          <p className={styles.parent}>
            <Link href={parent.href}>{parent.title}</Link>
          </p>
        )}
        <PageTitle text={title.replace('Easy English', 'Easy\u00a0English')} />
        <OtherWays {...view} />
        {standfirst && <p className={styles.standfirst}>{standfirst}</p>}
        {subnav.length > 0 && (
          <nav aria-label="In this section">
            <ul className={styles.subnav}>
              {subnav.map((link) => (
                <li key={link.href}>
                  <Link href={link.href}>{link.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      <Blocks blocks={blocks} leading />
      <footer className="wrap">
        <p className={styles.updated}>
          Last updated <time dateTime={updatedIso}>{updated}</time>
        </p>
      </footer>
    </article>
  )
}

/** Nothing from a video's provider is loaded before the visitor presses play (decision 026). */
function OtherWays({ easyEnglish, auslan }: CustomPageView) {
  return (
    <>
      {easyEnglish && (
        <Buttons links={[{ title: 'Easy English', href: easyEnglish.href }]} areEqual />
      )}
      {auslan && (
        <div className={styles.auslan}>
          <Player player={auslan} />
        </div>
      )}
    </>
  )
}

export const screen: Screen<CustomPageView> = {
  load: loadCustomPage,
  Component: CustomPage,
}
