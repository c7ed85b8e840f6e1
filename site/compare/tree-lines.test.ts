import { parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { createNormalise } from './normal-text.ts'
import { treeLines } from './tree-lines.ts'

const normalise = createNormalise('https://parallax.example')
const lines = (html: string) => treeLines(parseFragment(html), normalise)

describe('the tree of a document as a reader meets it', () => {
  test('has a line for each tag, attribute and text, attributes in alphabetical order', () => {
    expect(lines('<p>See <a lang="fr" href="/program">the program</a>.</p>')).toEqual([
      'p',
      '  "See "',
      '  a',
      '    @href /program',
      '    @lang fr',
      '    "the program"',
      '  "."',
    ])
  })

  test.each([
    ['classes and styles', '<p class="a" style="color:red">x</p>'],
    ['data of scripts', '<p data-hash="1" data-state=open>x</p>'],
    ['handlers and nonces', '<p onclick="x()" nonce="1">x</p>'],
    [
      'scripts, styles and templates',
      '<p>x</p><script>1</script><style>p{}</style><template>y</template>',
    ],
    ['comments', '<!-- a --><p><!-- b -->x<!-- c --></p>'],
    ['links to style sheets', '<link rel="stylesheet" href="/a.css"><p>x</p>'],
    ['identifiers that React makes', '<p id="_R_1a_">x</p>'],
  ])('has no %s', (_what, html) => {
    expect(lines(html)).toEqual(['p', '  "x"'])
  })

  test('joins a text around a comment, with white space collapsed', () => {
    expect(lines('<p>10<!-- -->am\n   to <!-- --> noon</p>')).toEqual(['p', '  "10am to noon"'])
  })

  test('keeps the space between inline elements', () => {
    expect(lines('<p><b>a</b> <b>c</b></p>')).toEqual([
      'p',
      '  b',
      '    "a"',
      '  " "',
      '  b',
      '    "c"',
    ])
  })

  test('keeps what an element loads and its name, but not how it loads', () => {
    const image =
      '<img src="/media/a-full.jpg" alt="A pier" srcset="/media/a-s.jpg 1w" sizes="1px" loading="lazy" decoding="async">'
    expect(lines(image)).toEqual(['img', '  @alt A pier', '  @src /media/a-full.jpg'])
  })

  test('prints the names that other elements give', () => {
    const html =
      '<h2 id="_R_1_">Filters</h2><form aria-labelledby="_R_1_"><label for="q">Search</label><input id="q"></form>'
    expect(lines(html).filter((line) => line.includes('name:'))).toEqual([
      '  name: Filters',
      '    name: Search',
    ])
  })

  test('chooses the name that has precedence if there are several', () => {
    const html = '<p id="a">By id</p><button aria-label="Own" aria-labelledby="a b">Text</button>'
    expect(lines(html)).toContain('  name: By id {missing}')
    expect(lines('<button aria-label="Own">Text</button>')).toContain('  name: Own')
    expect(lines('<button>Text</button>')).toEqual(['button', '  "Text"'])
  })

  test('uses a label around its control, and leaves hidden words out', () => {
    const html = '<label>Free <span aria-hidden="true">*</span><input type="checkbox"></label>'
    expect(lines(html)).toContain('    name: Free')
  })

  test('prints descriptions, and references without ids that React generates', () => {
    const html =
      '<p id="d">Opens a list</p><button aria-describedby="d" aria-controls="list-_r_2_ list">x</button>'
    expect(lines(html)).toContain('  description: Opens a list')
    expect(lines(html)).toContain('  @aria-controls {made} list')
  })

  test('keeps the parts of a drawing that are read out or are links', () => {
    const html =
      '<svg viewBox="0 0 9 9" role="img" aria-label="Map"><g><path d="M0 0"/></g><a href="/venues/x"><circle r="1"/><text x="1">X</text></a></svg>'
    expect(lines(html)).toEqual([
      'svg',
      '  @role img',
      '  name: Map',
      '  a',
      '    @href /venues/x',
      '    text',
      '      "X"',
    ])
  })

  test('is the same for every public origin', () => {
    expect(lines('<a href="https://parallax.example/visit">x</a>')).toContain(
      '  @href {site}/visit',
    )
  })
})
