import { changeQuery, formatQuery, type Query } from '../../urls/query.ts'
import { grammarOf } from '../../urls/query-grammars.ts'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import { PARTICIPATE_KINDS } from '../../views/participate-kinds.ts'
import { CALL_STATES, groupItems, type ParticipateGroup } from './group.ts'
import { loadParticipate, type ParticipateItemView, type ParticipateView } from './load.ts'
import styles from './participate.module.css'

const PATH = '/participate'
const GRAMMAR = grammarOf('participate')
const NOTHING_OPEN = 'Nothing is open just now'

function Participate({ view, query }: { view: ParticipateView; query: Query }) {
  const groups = groupItems(view, query)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const isFiltered = Object.keys(query).length > 0
  const asksOnlyOpen = query['state'] === 'open'
  const showsOpen = asksOnlyOpen || query['state'] === undefined
  return (
    <div className="wrap">
      <ScreenHead title={view.title} intro={view.intro} />
      <Choices label="Kind" choices={kindChoices(view, query)} />
      <Choices label="State" choices={stateChoices(view, query)} />
      {isFiltered && count > 0 && (
        <ResultLine text={resultText(count, view.items.length, query)} clearHref={PATH} />
      )}
      {count === 0 ? (
        <EmptyState
          sentence={asksOnlyOpen || !isFiltered ? NOTHING_OPEN : 'Nothing of this kind'}
          links={isFiltered ? [{ href: PATH, text: 'All ways to take part' }] : []}
        />
      ) : (
        <>
          {showsOpen && groups[0]?.state !== 'open' && (
            <p className={styles.none}>{NOTHING_OPEN}</p>
          )}
          {groups.map((group, index) => (
            <Group key={group.state} group={group} leading={index === 0} />
          ))}
        </>
      )}
    </div>
  )
}

function Group({ group, leading }: { group: ParticipateGroup; leading: boolean }) {
  const id = `group-${group.state}`
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{group.heading}</h2>
      <ul className={styles.items}>
        {group.items.map((item, index) => (
          <Item key={item.id} item={item} leading={leading && index === 0} />
        ))}
      </ul>
    </section>
  )
}

function Item({ item, leading }: { item: ParticipateItemView; leading: boolean }) {
  const { picture, kindWord, href, title, summary, moment, fee } = item
  return (
    <li className={styles.row}>
      {picture && (
        <div className={styles.thumbnail}>
          <Picture
            view={picture}
            sizes="(width > 1024px) 16vw, 96px"
            leading={leading}
            cropped
            decorative
          />
        </div>
      )}
      <p className={styles.kind}>{kindWord}</p>
      <h3 className={styles.title}>
        <Link href={href}>{title}</Link>
      </h3>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.moment}>
        {moment ? <time dateTime={moment.dateTime}>{moment.text}</time> : 'Always open'}
      </p>
      {fee && <p className={styles.fee}>{fee}</p>}
    </li>
  )
}

function hrefWith(query: Query, changes: Readonly<Record<string, string | undefined>>): string {
  return PATH + formatQuery(changeQuery(GRAMMAR, query, changes))
}

/** The kinds that there are. */
function kindChoices({ items }: ParticipateView, query: Query) {
  const kinds = Object.entries(PARTICIPATE_KINDS).filter(([kind]) =>
    items.some((item) => item.kind === kind),
  )
  if (kinds.length < 2) return []
  return [
    { label: 'All', href: hrefWith(query, { kind: undefined }), isCurrent: !query['kind'] },
    ...kinds.map(([kind, label]) => ({
      label,
      href: hrefWith(query, { kind }),
      isCurrent: query['kind'] === kind,
    })),
  ]
}

function stateChoices({ items }: ParticipateView, query: Query) {
  if (items.length === 0) return []
  return [
    { label: 'Any state', href: hrefWith(query, { state: undefined }), isCurrent: !query['state'] },
    ...CALL_STATES.map(([state, label]) => ({
      label,
      href: hrefWith(query, { state }),
      isCurrent: query['state'] === state,
    })),
  ]
}

/** "4 of 10, learning, open". */
function resultText(count: number, all: number, { kind, state }: Query): string {
  const kindWord = Object.entries(PARTICIPATE_KINDS).find(([key]) => key === kind)?.[1]
  return [`${count} of ${all}`, kindWord?.toLowerCase(), state]
    .filter((part) => part !== undefined)
    .join(', ')
}

export const screen: Screen<ParticipateView> = {
  load: loadParticipate,
  Component: Participate,
}
