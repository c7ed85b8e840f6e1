import { describe, expect, test } from 'vitest'
import { rewriteSvg } from './rewrite-svg.ts'
import { UploadProblem } from './upload-problem.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg"'

function inside(markup: string): string {
  return `<svg ${NS} viewBox="0 0 90 34">${markup}</svg>`
}

const SHAPE = '<path d="M0 0h9v9z"></path>'

describe('a logo written anew (spec/content B12, spec/faults E13)', () => {
  test('keeps groups, shapes, their geometry and their paint', () => {
    const { svg, width, height } = rewriteSvg(
      inside(
        '<g transform="translate(1 2)" fill="#ABC"><rect x="1" y="2" width="3" height="4" rx=".5"/></g>' +
          '<path fill-rule="evenodd" d="M1-2.5e-3,4L5 6z" stroke="rgb(1, 2, 3)"/>',
      ),
    )

    expect({ width, height }).toEqual({ width: 90, height: 34 })
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="34" viewBox="0 0 90 34">' +
        '<g transform="translate(1 2)" fill="#ABC"><rect x="1" y="2" width="3" height="4" rx=".5"></rect></g>' +
        '<path fill-rule="evenodd" d="M1-2.5e-3,4L5 6z" stroke="rgb(1, 2, 3)"></path></svg>',
    )
  })

  test('stays the same when it is written anew a second time', () => {
    const { svg } = rewriteSvg(
      inside('<circle cx="1" cy="1" r="1" style="fill: #123; cursor: url(x)"/>'),
    )

    expect(svg).toContain('fill="#123"')
    expect(rewriteSvg(svg).svg).toBe(svg)
  })

  test.each([
    ['a script', `<script>alert(1)</script>${SHAPE}`],
    ['a handler', '<path onload="alert(1)" onclick="x()" d="M0 0h9v9z"/>'],
    [
      'an address',
      '<path xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://evil.test/" href="javascript:1" d="M0 0h9v9z"/>',
    ],
    ['what editors write', `<metadata><a/></metadata><title>Farrow</title><desc>x</desc>${SHAPE}`],
    ['other namespaces', `<i:pgf xmlns:i="http://ns.adobe.com/"><i:x>y</i:x></i:pgf>${SHAPE}`],
    ['comments and instructions', `<!-- x --><?php echo 1 ?>${SHAPE}`],
    ['definitions', `<defs><style>@import url(https://evil.test/)</style></defs>${SHAPE}`],
    ['classes and data', '<path class="a" data-x="1" id="b" d="M0 0h9v9z"/>'],
  ])('leaves out %s', (_case, markup) => {
    expect(rewriteSvg(inside(markup)).svg).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="34" viewBox="0 0 90 34">${SHAPE}</svg>`,
    )
  })

  test.each([
    ['letters', inside('<text>Farrow</text>'), 'convert the letters to outlines'],
    [
      'HTML',
      inside('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'),
      'foreignObject',
    ],
    ['a picture', inside('<image href="https://evil.test/a.png"/>'), 'draw it as shapes'],
    ['a reference', inside('<use href="#a"/>'), 'has "use"'],
    ['a style sheet', inside(`<style>path{fill:red}</style>${SHAPE}`), 'presentation attributes'],
    ['an animation', inside('<animate attributeName="href"/>'), 'has "animate"'],
    ['a nested picture', inside(`<svg>${SHAPE}</svg>`), 'has "svg"'],
    ['a gradient', inside('<path d="M0 0h9v9z" fill="url(#a)"/>'), 'plain colours'],
    [
      'an outer address in a style',
      inside('<path d="M0 0" style="fill:url(https://evil.test/)"/>'),
      'plain colours',
    ],
    ['a broken path', inside('<path d="M0 0&quot;/&gt;&lt;script"/>'), 'plain colours'],
    ['nothing drawn', inside('<g></g>'), 'nothing drawn'],
    ['no size', `<svg ${NS}>${SHAPE}</svg>`, 'set a viewBox'],
    ['an endless size', `<svg ${NS} viewBox="0 0 1e999 1">${SHAPE}</svg>`, 'set a viewBox'],
    ['a thread', `<svg ${NS} viewBox="0 0 1000000 1">${SHAPE}</svg>`, 'set a viewBox'],
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${inside('&b;')}`,
      'no entities',
    ],
    ['an unknown entity', inside(`&lol;${SHAPE}`), 'damaged'],
    ['half a file', `<svg ${NS} viewBox="0 0 1 1"><g>`, 'damaged'],
    ['HTML as a whole', '<html><body/></html>', 'This is no SVG'],
    ['600 kB', inside(`<path d="${'M0 0 '.repeat(120_000)}"/>`), '512 kB'],
    ['6,000 shapes', inside(SHAPE.repeat(6000)), 'too complicated'],
    ['70 levels', inside('<g>'.repeat(70) + SHAPE + '</g>'.repeat(70)), 'too complicated'],
  ])('is refused with %s', (_case, source, sentence) => {
    expect(() => rewriteSvg(source)).toThrow(UploadProblem)
    expect(() => rewriteSvg(source)).toThrow(sentence)
  })

  // An algorithm with quadratic time would take minutes.
  test.each(['1'.repeat(400_000), ' '.repeat(400_000)])(
    'is refused in linear time when a value is long and wrong',
    (long) => {
      const source = inside(`<rect x="1${long}x" transform="scale(1)${long}x"/>`)

      expect(() => rewriteSvg(source)).toThrow(UploadProblem)
    },
  )

  test('never declares a side of more than 4096 pixels', () => {
    const { width, height, svg } = rewriteSvg(
      `<svg ${NS} width="1e9" height="1e9" viewBox="0 0 1000000000 500000000">${SHAPE}</svg>`,
    )

    expect({ width, height }).toEqual({ width: 4096, height: 2048 })
    expect(svg).toContain('viewBox="0 0 1000000000 500000000"')
  })
})
