import type { WireOf } from '../answers/keys.ts'
import { anArticleStub } from './article-stub.ts'

export type ArticleWire = WireOf<`/channel/${string}`>

export function anArticle(overrides: Partial<ArticleWire> = {}): ArticleWire {
  const { image: _none, ...stub } = anArticleStub()
  return {
    ...stub,
    blocks: [
      { type: 'text', body: [{ type: 'p', children: [{ text: 'The coat hung in a cupboard.' }] }] },
    ],
    related: { events: [], articles: [], artists: [] },
    updated_at: '2026-03-02T00:00:00Z',
    ...overrides,
  }
}
