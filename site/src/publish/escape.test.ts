import fc from 'fast-check'
import { anyText } from 'contract/testing/any-text.ts'
import { defaultTreeAdapter as tree, parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { escapeHtml, escapeJson } from './escape.ts'

/** Text that tries to end the element or attribute around it, mixed with random text. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '</script>',
        '<!--',
        '-->',
        '<script>',
        ']]>',
        '\u2028',
        '\u2029',
        '&lt;',
        '"',
        "'",
        '\\',
        '\0',
      ),
      anyText(),
    ),
  )
  .map((parts) => parts.join(''))

/**
 * Field names except a single backslash, because V8 14.6 has a fault: after it has parsed an object with this field
 * name, it reads any escape in its place as a backslash, in objects of the same shape. No answer has such a field.
 */
const fieldName = hostile.filter((name) => name !== '\\')

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    hostile,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fieldName, tie('value'), { maxKeys: 3 }),
  ),
})).value

function firstChild(html: string) {
  const [element, ...others] = parseFragment(html).childNodes
  if (!element || !tree.isElementNode(element)) throw new Error('no element')
  const texts = element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '<…>'))
  return { name: element.tagName, text: texts.join(''), attributes: element.attrs, others }
}

describe('data in a script element (decision 005)', () => {
  test('is read again as it was written', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = escapeJson(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('never ends its element, opens a comment or breaks a line', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = escapeJson(value)
        expect(text).not.toMatch(/[<>\u2028\u2029\r\n]/)
        const { name, text: inside, others } = firstChild(`<script>${text}</script>`)
        expect([name, inside, others]).toEqual(['script', text.replaceAll('\0', '\uFFFD'), []])
      }),
    )
  })
})

describe('text in a document', () => {
  test.each([
    ['plain', 'plain'],
    ['<img src=x>', '&lt;img src=x&gt;'],
    ['a & b &amp; c', 'a &amp; b &amp;amp; c'],
    [`"it's"`, '&quot;it&#x27;s&quot;'],
  ])('%s is written %s', (text, escaped) => {
    expect(escapeHtml(text)).toBe(escaped)
  })

  test('is read again as it was written, in an element and in an attribute', () => {
    // Characters that a parser itself replaces in any text are left out.
    const readable = hostile.map((text) => text.replace(/[\0\r\ud800-\udfff]/g, '').toWellFormed())
    fc.assert(
      fc.property(readable, (text) => {
        const escaped = escapeHtml(text)
        const {
          text: inside,
          attributes,
          others,
        } = firstChild(`<p title="${escaped}">${escaped}</p>`)
        expect([inside, attributes, others]).toEqual([text, [{ name: 'title', value: text }], []])
      }),
    )
  })
})
