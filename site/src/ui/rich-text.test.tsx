import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { RichTextView } from '../views/rich-text.ts'
import { PageContext } from '../islands/page-context.ts'
import { RichText } from './rich-text.tsx'

/** The markup inside the text's own box, without class names. */
function markup(body: RichTextView): string {
  const html = renderToStaticMarkup(
    <PageContext value={{ origin: 'https://festival.example', path: '/' }}>
      <RichText body={body} />
    </PageContext>,
  )
  return html
    .replaceAll(/ class="[^"]*"/g, '')
    .replace(/^<div>/, '')
    .replace(/<\/div>$/, '')
}

describe('formatted text (spec/content A3)', () => {
  test.each<[string, RichTextView, string]>([
    [
      'draws paragraphs with emphasis and line breaks',
      [
        {
          type: 'p',
          children: [
            { text: 'a ' },
            { text: 'b', em: true, strong: true },
            { br: true },
            { text: 'c' },
          ],
        },
      ],
      '<p>a <strong><em>b</em></strong><br/>c</p>',
    ],
    [
      'says the language of a passage',
      [{ type: 'p', children: [{ text: 'Say ' }, { text: 'Bonjour', lang: 'fr', em: true }] }],
      '<p>Say <span lang="fr" dir="auto"><em>Bonjour</em></span></p>',
    ],
    [
      'keeps the level and the id of headings',
      [
        { type: 'h2', id: 'tide', children: [{ text: 'Tide' }] },
        { type: 'h3', id: 'tide-2', children: [{ text: 'Tide' }] },
      ],
      '<h2 id="tide">Tide</h2><h3 id="tide-2">Tide</h3>',
    ],
    [
      'draws lists as lists',
      [
        { type: 'ul', items: [[{ text: 'a' }], [{ text: 'b' }]] },
        { type: 'ol', items: [[{ text: 'c' }]] },
      ],
      '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>',
    ],
    [
      'puts the source of a quotation under it',
      [{ type: 'quote', children: [{ text: 'Wait.' }], cite: 'Noor Castellane' }],
      '<figure><blockquote>Wait.</blockquote><figcaption>Noor Castellane</figcaption></figure>',
    ],
    [
      'passes links through the one link parser',
      [
        {
          type: 'p',
          children: [
            { link: 'https://festival.example/2024-visit', children: [{ text: 'here' }] },
            { link: 'javascript:alert(1)', children: [{ text: 'there' }] },
          ],
        },
      ],
      '<p><a href="/2024/visit">here</a><span>there</span></p>',
    ],
    [
      'shows what looks like HTML as text',
      [{ type: 'p', children: [{ text: '<script>x</script>' }] }],
      '<p>&lt;script&gt;x&lt;/script&gt;</p>',
    ],
  ])('%s', (_name, body, expected) => {
    expect(markup(body)).toBe(expected)
  })
})
