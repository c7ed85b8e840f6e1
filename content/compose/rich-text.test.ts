import { RichText } from 'contract/answers/rich-text.ts'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createUniqueIds, plainText, richText } from './rich-text.ts'

const [BOLD, ITALIC, UNDERLINE] = [1, 2, 8]
const words = (text: string, format = 0) => ({ type: 'text', text, format })
const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children })
const heading = (text: string, tag = 'h2') => ({ type: 'heading', tag, children: [words(text)] })
const link = (fields: object, text = 'more') => ({ type: 'link', fields, children: [words(text)] })
const tree = (...children: readonly object[]) => ({ root: { type: 'root', children } })

/** Event 1 is at /events/magnesium; nobody may see any other record. */
const resolve = (collection: string, id: number) =>
  collection === 'events' && id === 1 ? '/events/magnesium' : undefined
const composed = (...children: readonly object[]) => richText(tree(...children), resolve)

describe('formatted text (spec/content A3)', () => {
  test.each([undefined, null, {}, { root: null }, { root: {} }, { root: { children: [] } }])(
    'is empty for %j',
    (root) => {
      expect(richText(root, resolve)).toEqual([])
    },
  )

  test('keeps runs, strong and emphasised words and line breaks, and no other format', () => {
    const text = composed(
      paragraph(
        words('Light, '),
        words('then', BOLD),
        { type: 'linebreak' },
        words('dark', BOLD | ITALIC),
        words(' again', UNDERLINE),
      ),
    )

    expect(text).toEqual([
      {
        type: 'p',
        children: [
          { text: 'Light, ' },
          { text: 'then', strong: true },
          { br: true },
          { text: 'dark', strong: true, em: true },
          { text: ' again' },
        ],
      },
    ])
  })

  test('keeps the language that a passage is marked with, if it is one of ours', () => {
    const text = composed(
      paragraph(
        words('Say '),
        { ...words('Wominjeka'), $: { lang: 'wyi' } },
        { ...words('!'), $: { lang: 'xx' } },
      ),
    )

    expect(text).toEqual([
      {
        type: 'p',
        children: [{ text: 'Say ' }, { text: 'Wominjeka', lang: 'wyi' }, { text: '!' }],
      },
    ])
  })

  test('is in Unicode’s composed form', () => {
    expect(plainText(composed(paragraph(words('Cafe\u0301'))))).toBe('Café')
  })

  test('has headings of two levels; any other heading gets the first', () => {
    expect(composed(heading('A'), heading('B', 'h3'), heading('C', 'h5'))).toMatchObject([
      { type: 'h2', id: 'a' },
      { type: 'h3', id: 'b' },
      { type: 'h2', id: 'c' },
    ])
  })

  test('gives each heading its own id, also a heading without a letter', () => {
    const ids = composed(heading('Works'), heading('Works!'), heading('Works'), heading('—'), {
      ...heading('♪'),
    }).map((block) => ('id' in block ? block.id : ''))

    expect(new Set(ids).size).toBe(5)
    expect(ids[0]).toBe('works')
    expect(ids[2]).toBe('works-2')
    expect(ids.slice(3)).toEqual(['section', 'section-2'])
  })

  test('shares the ids of headings with the page that it is a part of', () => {
    const uniqueId = createUniqueIds()
    uniqueId('Works')

    expect(richText(tree(heading('Works')), resolve, uniqueId)).toMatchObject([{ id: 'works-2' }])
  })

  test('has bulleted and numbered lists and quotes', () => {
    const items = [{ type: 'listitem', children: [words('one')] }]
    const text = composed(
      { type: 'list', listType: 'bullet', children: items },
      { type: 'list', listType: 'number', children: items },
      { type: 'quote', children: [words('Silence.')] },
    )

    expect(text).toEqual([
      { type: 'ul', items: [[{ text: 'one' }]] },
      { type: 'ol', items: [[{ text: 'one' }]] },
      { type: 'quote', children: [{ text: 'Silence.' }] },
    ])
  })

  test('leaves out blocks without words', () => {
    const text = composed(
      paragraph(),
      paragraph(words('')),
      heading(''),
      { type: 'list', children: [{ type: 'listitem', children: [] }] },
      { type: 'quote', children: [] },
      { type: 'horizontalrule' },
    )

    expect(text).toEqual([])
  })

  test('leaves out a node it does not know and keeps the words in it', () => {
    const text = composed(
      { type: 'table', children: [{ type: 'tablerow', children: [paragraph(words('cell'))] }] },
      paragraph({ type: 'mark', children: [words('marked')] }),
    )

    expect(text).toEqual([
      { type: 'p', children: [{ text: 'cell' }] },
      { type: 'p', children: [{ text: 'marked' }] },
    ])
  })

  test('keeps words that are directly in a block it does not know, or in none, as a paragraph', () => {
    const text = composed(
      {
        type: 'table',
        children: [
          words('before '),
          words('it', BOLD),
          paragraph(words('cell')),
          link({}, 'after'),
        ],
      },
      words('loose'),
    )

    expect(text).toEqual([
      { type: 'p', children: [{ text: 'before ' }, { text: 'it', strong: true }] },
      { type: 'p', children: [{ text: 'cell' }] },
      { type: 'p', children: [{ text: 'after' }] },
      { type: 'p', children: [{ text: 'loose' }] },
    ])
  })

  test('is converted without an error at any depth of the tree', () => {
    let node: object = paragraph(words('deep'))
    for (let depth = 0; depth < 5_000; depth += 1) node = { type: 'box', children: [node] }

    expect(composed(node, paragraph(words('shallow')))).toEqual([
      { type: 'p', children: [{ text: 'shallow' }] },
    ])
  })

  test('fits its schema whatever the tree holds', () => {
    const leaf = fc.record({
      type: fc.constantFrom('text', 'linebreak', 'x'),
      text: fc.string(),
      format: fc.nat(200),
    })
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 6 },
        leaf,
        fc.record({
          type: fc.constantFrom('paragraph', 'heading', 'list', 'listitem', 'quote', 'link', 'x'),
          tag: fc.constantFrom('h2', 'h3', 'h1'),
          fields: fc.record({ url: fc.string() }),
          children: fc.array(tie('node'), { maxLength: 4, size: 'max' }),
        }),
      ),
    }))
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (children) => {
        const text = richText({ root: { children } }, resolve)
        expect(v.safeParse(RichText, text).issues).toBeUndefined()
      }),
    )
  })
})

describe('links in text (spec/content A3, D4)', () => {
  const toEvent = { linkType: 'internal', doc: { relationTo: 'events', value: 1 } }
  const typed = { linkType: 'custom', url: 'https://parallax.example/' }

  test.each([
    ['a record', toEvent, '/events/magnesium'],
    ['an address', typed, 'https://parallax.example/'],
    ['a record, chosen after an address was typed', { ...typed, ...toEvent }, '/events/magnesium'],
    [
      'an address, typed after a record was chosen',
      { ...toEvent, ...typed },
      'https://parallax.example/',
    ],
  ])('lead to %s', (_what, fields, href) => {
    expect(composed(paragraph(link(fields)))).toEqual([
      { type: 'p', children: [{ link: href, children: [{ text: 'more' }] }] },
    ])
  })

  test.each([
    ['a record nobody may see', { linkType: 'internal', doc: { relationTo: 'events', value: 2 } }],
    ['nothing', {}],
    ['an empty address', { linkType: 'custom', url: '' }],
  ])('to %s lose the link and keep the words', (_what, fields) => {
    expect(composed(paragraph(words('Read '), link(fields)))).toEqual([
      { type: 'p', children: [{ text: 'Read ' }, { text: 'more' }] },
    ])
  })

  test('inside a link keep their words in the outer one', () => {
    const inner = link({ url: '/inner' }, 'inner')
    const outer = { type: 'link', fields: { url: '/outer' }, children: [words('outer '), inner] }

    expect(composed(paragraph(outer))).toEqual([
      {
        type: 'p',
        children: [{ link: '/outer', children: [{ text: 'outer ' }, { text: 'inner' }] }],
      },
    ])
  })

  test('without words are left out', () => {
    expect(composed(paragraph(link(typed, '')))).toEqual([])
  })
})

describe('the words of a text', () => {
  test('are those of every block, separated by one space', () => {
    const text = composed(
      heading('Works'),
      paragraph(words('A  row'), { type: 'linebreak' }, words('of '), link({}, 'posts')),
      { type: 'list', children: [{ type: 'listitem', children: [words('fog')] }] },
    )

    expect(plainText(text)).toBe('Works A row of posts fog')
  })
})
