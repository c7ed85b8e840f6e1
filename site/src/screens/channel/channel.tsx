import { facetLinks, narrowList, usedOptions } from '../../lists/narrow-list.ts'
import { articleKind, tag } from '../../lists/facets.ts'
import { ARTICLES } from '../../lists/lists.ts'
import { grammarOf } from '../../lists/query-grammars.ts'
import { paginate } from '../../search/paging.ts'
import { linksOf, type Query } from '../../urls/query.ts'
import type { Screen } from '../../views/screen.ts'
import { ArticleCard } from '../../ui/article-card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { ResultLine } from '../../ui/result-line.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { Choices } from '../../ui/view-bar.tsx'
import styles from './channel.module.css'
import { loadChannel, type ChannelView } from './load.ts'

const PATH = '/channel'
/** A multiple of two and of three, so that rows of two or three cards are full (spec/screens §5.9). */
const PER_PAGE = 12

function Channel({ view, query }: { view: ChannelView; query: Query }) {
  const { list, items, page, pages } = channelPage(view, query)
  const href = linksOf(PATH, grammarOf('channel'), list.query)
  const kinds = usedOptions(ARTICLES, articleKind, view.articles)
  const tags = tag.options({ tags: view.tags })
  return (
    <div className="wrap">
      <ScreenHead title={view.title} intro={view.intro} />
      <Choices label="Kind" choices={facetLinks(articleKind, kinds, list.query, href)} />
      <Choices label="Tag" choices={facetLinks(tag, tags, list.query, href)} />
      {!list.isWhole && items.length > 0 && <ResultLine {...list.line} />}
      {items.length === 0 ? (
        <EmptyState {...list.nothing} />
      ) : (
        <ul className={`hung ${styles.articles}`}>
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

function channelPage({ articles }: ChannelView, query: Query) {
  // Each tag once, because an option that occurs twice would be chosen twice.
  const context = { tags: [...new Set(articles.flatMap(({ tags }) => tags))] }
  const list = narrowList(ARTICLES, { items: articles, query, context, path: PATH, kept: {} })
  return { list, ...paginate(list.items, Number(query['page'] ?? 1), PER_PAGE) }
}

/** spec/screens §5.9 */
function titleOf(view: ChannelView, query: Query): string | undefined {
  const { page } = channelPage(view, query)
  return page === 1 ? undefined : `${view.title}, page ${page}`
}

export const screen: Screen<ChannelView> = {
  load: loadChannel,
  Component: Channel,
  titleOf,
}
