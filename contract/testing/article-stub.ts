import type { WireOf } from '../answers/keys.ts'

export type ArticleStubWire = WireOf<'/channel'>['articles'][number]

export function anArticleStub(overrides: Partial<ArticleStubWire> = {}): ArticleStubWire {
  return {
    id: 'at01',
    slug: 'six-rolls-one-winter',
    title: 'Six Rolls, One Winter',
    kind: 'essay',
    published_on: '2026-03-02',
    standfirst: 'What was on the film that stayed in the coat.',
    authors: [{ name: 'Colm Astbury' }],
    tags: [],
    reading_min: 6,
    ...overrides,
  }
}

export function aChannel(articles: readonly ArticleStubWire[]): WireOf<'/channel'> {
  const tags = [...new Set(articles.flatMap((article) => article.tags))]
  return {
    articles: [...articles],
    tags: tags.map((tag) => ({
      tag,
      count: articles.filter((article) => article.tags.includes(tag)).length,
    })),
  }
}
