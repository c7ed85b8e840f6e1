import { describe, expect, test } from 'vitest'
import type { ArticleKind } from 'contract/answers/stubs.ts'
import { aChannel, anArticleStub } from 'contract/testing/article-stub.ts'
import { loadArgs } from '../../../testing/fake-content.ts'
import { notFound } from '../../views/screen.ts'
import { channelPage } from './filter.ts'
import { loadChannel, type ChannelView } from './load.ts'

const KINDS: readonly ArticleKind[] = ['essay', 'interview', 'news']

/** Articles a0 to a{count}, newest first, kinds by turns; every fourth is tagged. */
function channel(count: number): ChannelView {
  const articles = Array.from({ length: count }, (_, index) =>
    anArticleStub({
      id: `at${String(index).padStart(2, '0')}`,
      slug: `a${index}`,
      title: `a${index}`,
      kind: KINDS[index % KINDS.length] ?? 'news',
      tags: index % 4 === 0 ? ['night'] : index === 1 ? ['once'] : [],
    }),
  )
  const loaded = loadChannel(loadArgs({ '/channel': aChannel(articles) }))
  if (typeof loaded === 'string') throw new Error(notFound)
  return loaded.view
}

describe('articles of a kind, tag and page (spec/screens §5.9)', () => {
  test.each<[Record<string, string>, readonly [number, number, string, number]]>([
    [{}, [26, 3, 'a0', 12]],
    [{ page: '3' }, [26, 3, 'a24', 2]],
    [{ page: '4' }, [26, 3, 'a0', 12]],
    [{ kind: 'interview' }, [9, 1, 'a1', 9]],
    [{ tag: 'night' }, [7, 1, 'a0', 7]],
    [{ tag: 'once' }, [1, 1, 'a1', 1]],
    [{ tag: 'nowhere' }, [26, 3, 'a0', 12]],
    [{ kind: 'essay', tag: 'night' }, [3, 1, 'a0', 3]],
    [{ kind: 'interview', tag: 'night', page: '2' }, [2, 1, 'a4', 2]],
    [{ kind: 'interview', tag: 'once', page: '2' }, [1, 1, 'a1', 1]],
  ])('%j gives total, pages, first and count %j', (query, expected) => {
    const page = channelPage(channel(26), query)
    expect([page.total, page.pages, page.items[0]?.item.title, page.items.length]).toEqual(expected)
  })

  test('offers the tags of two or more articles', () => {
    expect(channel(26).tags).toEqual(['night'])
  })
})
