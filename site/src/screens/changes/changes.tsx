import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Former } from '../../ui/former.tsx'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { CHANGES_FEED } from '../../views/feed-paths.ts'
import styles from './changes.module.css'
import { loadChanges, type ChangesView, type ChangeView } from './load.ts'

function Changes({ view: { title, intro, days } }: { view: ChangesView }) {
  return (
    <div className="wrap">
      <ScreenHead title={title} intro={intro} isBrief />
      {days.length === 0 && (
        <EmptyState
          sentence="Nothing has changed so far"
          links={[{ href: '/program', text: 'See the program' }]}
        />
      )}
      {days.map(({ date, heading, changes }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={styles.day}>
            {heading}
          </h2>
          <ul>
            {changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.feed}>
        <Link href={CHANGES_FEED.href}>Follow what changes as a feed</Link>
      </p>
    </div>
  )
}

function Change({ change }: { change: ChangeView }) {
  const { word, title, href, iso, time, when, venue, note, code } = change
  return (
    <li className={styles.change}>
      <p>
        <Tag>{word}</Tag> <time dateTime={iso}>{time}</time>
      </p>
      <h3 className={styles.title}>
        <Link href={href}>{title}</Link>
      </h3>
      {when && (
        <p>
          <Unbroken text={when} />
        </p>
      )}
      {venue && <p>{`At ${venue}`}</p>}
      <Former {...change} />
      {note && <p>{note}</p>}
      {code && <Mark code={code} className={styles.mark} />}
    </li>
  )
}

export const screen: Screen<ChangesView> = { load: loadChanges, Component: Changes }
