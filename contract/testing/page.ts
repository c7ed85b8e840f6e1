import type { WireOf } from '../answers/keys.ts'

export type PageWire = WireOf<`/pages/${string}`>
export type BlockWire = PageWire['blocks'][number]

/** `/pages/about`: a listed page with one block of text, last changed on 2 February 2026. */
export function aPage(overrides: Partial<PageWire> = {}): PageWire {
  return {
    id: 'pg01',
    name: 'about',
    title: 'About Parallax',
    blocks: [aTextBlock('Hold up a thumb and close one eye.')],
    listed: true,
    footer_mode: 'full',
    subnav: [],
    updated_at: '2026-02-02T01:00:00Z',
    ...overrides,
  }
}

export function aTextBlock(text: string): BlockWire {
  return { type: 'text', body: aRichText(text) }
}

export function aRichText(text: string): Extract<BlockWire, { type: 'text' }>['body'] {
  return [{ type: 'p', children: [{ text }] }]
}

export function aHeading(text: string, level: 2 | 3 = 2): BlockWire {
  return { type: 'heading', text, level, id: text.toLowerCase().replaceAll(' ', '-') }
}
