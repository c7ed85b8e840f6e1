import { changeQuery, formatQuery, type Query } from '../../urls/query.ts'
import { grammarOf } from '../../urls/query-grammars.ts'
import type { Screen } from '../../views/screen.ts'
import { ArticleCard } from '../../ui/article-card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import { ARTICLE_KINDS } from '../../views/article-kinds.ts'
import styles from './channel.module.css'
import { channelPage, type ChannelPage } from './filter.ts'
import { loadChannel, type ChannelView } from './load.ts'

const PATH = '/channel'
const GRAMMAR = grammarOf('channel')

function Channel({ view, query }: { view: ChannelView; query: Query }) {
  const shown = channelPage(view, query)
  const { items, page, pages, total, tag, kind } = shown
  const set: Query = { ...(tag ? { tag } : {}), ...(kind ? { kind } : {}) }
  const href = (changes: Readonly<Record<string, string | undefined>>) =>
    PATH + formatQuery(changeQuery(GRAMMAR, set, changes))
  const isFiltered = tag !== undefined || kind !== undefined

  return (
    <div className="wrap">
      <ScreenHead title={view.title} intro={view.intro} />
      <Choices label="Kind" choices={kindChoices(view, kind, href)} />
      <Choices label="Tag" choices={tagChoices(view, tag, href)} />
      {isFiltered && total > 0 && (
        <ResultLine text={resultText(shown, view.articles.length)} clearHref={PATH} />
      )}
      {total === 0 ? (
        <EmptyState
          sentence={
            isFiltered ? 'No article is of this kind and tag' : 'No article is published yet'
          }
          links={isFiltered ? [{ href: PATH, text: 'All articles' }] : []}
        />
      ) : (
        <ul className={styles.articles}>
          {items.map(({ item }, index) => (
            <ArticleCard
              key={item.id}
              article={item}
              heading="h2"
              large={page === 1 && index === 0}
              leading={index === 0}
            />
          ))}
        </ul>
      )}
      <PageLinks
        page={page}
        pages={pages}
        hrefOf={(number) => href({ page: number === 1 ? undefined : String(number) })}
        previous="Newer"
        next="Older"
      />
    </div>
  )
}

type Href = (changes: Readonly<Record<string, string | undefined>>) => string

/** The kinds that have articles. */
function kindChoices({ articles }: ChannelView, current: string | undefined, href: Href) {
  const kinds = Object.entries(ARTICLE_KINDS).filter(([key]) =>
    articles.some((article) => article.kind === key),
  )
  if (kinds.length === 0) return []
  return [
    { label: 'All', href: href({ kind: undefined }), isCurrent: current === undefined },
    ...kinds.map(([kind, { many }]) => ({
      label: many,
      href: href({ kind }),
      isCurrent: current === kind,
    })),
  ]
}

function tagChoices({ tags }: ChannelView, current: string | undefined, href: Href) {
  if (tags.length === 0) return []
  return [
    { label: 'All tags', href: href({ tag: undefined }), isCurrent: current === undefined },
    ...tags.map((tag) => ({ label: tag, href: href({ tag }), isCurrent: current === tag })),
  ]
}

/** "6 of 24, essays, night". */
function resultText({ total, tag, kind }: ChannelPage, all: number): string {
  const kindWord = Object.entries(ARTICLE_KINDS)
    .find(([key]) => key === kind)?.[1]
    .many.toLowerCase()
  return [`${total} of ${all}`, kindWord, tag].filter((part) => part !== undefined).join(', ')
}

/** "Channel, page 2" (spec/screens §5.9). */
function titleOf(view: ChannelView, query: Query): string | undefined {
  const { page } = channelPage(view, query)
  return page === 1 ? undefined : `${view.title}, page ${page}`
}

export const screen: Screen<ChannelView> = {
  load: loadChannel,
  Component: Channel,
  titleOf,
}
