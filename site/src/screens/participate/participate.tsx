import { callKind, callState } from '../../lists/facets.ts'
import { groupUnder } from '../../lists/groups.ts'
import { CALLS, NOTHING_OPEN } from '../../lists/lists.ts'
import { facetLinks, narrowList, usedOptions } from '../../lists/narrow-list.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { linksOf, type Query } from '../../urls/query.ts'
import type { Screen } from '../../views/screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import { loadParticipate, type ParticipateItemView, type ParticipateView } from './load.ts'
import styles from './participate.module.css'

const PATH = '/participate'

function Participate({ view, query }: { view: ParticipateView; query: Query }) {
  const { title, intro, items } = view
  const list = narrowList(CALLS, { items, query, context: {}, path: PATH })
  const href = linksOf(PATH, grammarOf('participate'), query)
  const kinds = usedOptions(CALLS, callKind, items)
  const states = items.length === 0 ? [] : callState.options({})
  const heads = callState.options({}).map(({ value, label }) => ({ key: value, heading: label }))
  const groups = groupUnder(heads, list.items, ({ state }) => state)
  const showsOpen = (query['state'] ?? 'open') === 'open'
  return (
    <div className="wrap">
      <ScreenHead title={title} intro={intro} />
      {kinds.length > 1 && (
        <Choices label="Kind" choices={facetLinks(callKind, kinds, query, href)} />
      )}
      <Choices label="State" choices={facetLinks(callState, states, query, href)} />
      {groups.length === 0 ? (
        <EmptyState {...list.nothing} />
      ) : (
        <>
          {!list.isWhole && <ResultLine {...list.line} />}
          {showsOpen && groups[0]?.key !== 'open' && <p className={styles.none}>{NOTHING_OPEN}</p>}
          {groups.map(({ key, ...group }, index) => (
            <Group key={key} state={key} {...group} leading={index === 0} />
          ))}
        </>
      )}
    </div>
  )
}

interface GroupProps {
  readonly state: string
  readonly heading: string
  readonly items: readonly ParticipateItemView[]
  readonly leading: boolean
}

function Group({ state, heading, items, leading }: GroupProps) {
  const id = `group-${state}`
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.items}>
        {items.map((item, index) => (
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

export const screen: Screen<ParticipateView> = {
  load: loadParticipate,
  Component: Participate,
}
