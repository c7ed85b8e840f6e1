import { describe, expect, test } from 'vitest'
import { createNormalise } from './normal-text.ts'
import { pageText } from './page-text.ts'

const normalise = createNormalise('https://parallax.example')
const HTML = { 'content-type': 'text/html; charset=utf-8' }

function textOf(body: string, headers: Readonly<Record<string, string>> = HTML, status = 200) {
  return pageText({ status, headers: Object.entries(headers), body }, normalise)
}

const page = (head: string, body = '<p>x</p>') =>
  `<!DOCTYPE html><html lang="en-AU"><head>${head}</head><body>${body}</body></html>`

describe('an answer as text', () => {
  test('has its parts in one order', () => {
    const text = textOf(page('<title>About | Parallax 2026</title><meta name="a" content="b">'))

    expect(text.split('\n')).toEqual([
      'Status 200',
      'Headers',
      '  content-type: text/html; charset=utf-8',
      'Title',
      '  "About | Parallax 2026"',
      'Head',
      '  meta content="b" name="a"',
      'Document',
      '  html',
      '    @lang en-AU',
      '    body',
      '      p',
      '        "x"',
      '',
    ])
  })

  test('leaves out headers about time, length and bytes', () => {
    const headers = { date: 'Sat', etag: '"1"', 'content-length': '7', location: '/program' }
    const text = textOf('', headers, 301)

    expect(text).toBe('Status 301\nHeaders\n  location: /program\n')
  })

  test('has a line for each directive of a policy, without hashes', () => {
    const policy = "default-src 'none'; style-src 'self' 'sha256-abc+/='"

    expect(textOf('', { 'content-security-policy': policy })).toContain(
      "  content-security-policy: default-src 'none'\n  content-security-policy: style-src 'self' 'sha256-*'\n",
    )
  })

  test('sorts the tags of the head, and names hashed files without their hash', () => {
    const head =
      '<link rel="stylesheet" href="/assets/styles-Ab3_-9xZ.css"><link href="https://parallax.example/about" rel="canonical"><script type="module" src="/assets/entry-browser-a1b2c3d4.js" data-later="/assets/x.js"></script>'
    const lines = textOf(page(head)).split('\n')

    expect(lines.slice(lines.indexOf('Head') + 1, lines.indexOf('Document'))).toEqual([
      '  link href="/assets/styles-*.css" rel="stylesheet"',
      '  link href="{site}/about" rel="canonical"',
      '  script src="/assets/entry-browser-*.js" type="module"',
    ])
  })

  test('has the declarations of an inline style, which are the colours of the page', () => {
    const head = '<style>@layer a, b;:root{--background:#fff;--text:#000}</style>'

    expect(textOf(page(head))).toContain(
      '  style --background:#fff\n  style --text:#000\n  style :root\n  style @layer a, b\n',
    )
  })

  test('has structured data, but no other script', () => {
    const body =
      '<script type="application/ld+json">{"@id":"https://parallax.example/x"}</script><script type="application/json">{"b":1}</script>'
    const text = textOf(page('', body))

    expect(text).toContain('Structured data\n  {\n    "@id": "{site}/x"\n  }\n')
    expect(text).not.toContain('"b"')
  })

  test('has the unchanged body of a response that is not a page', () => {
    expect(textOf('User-agent: *\nAllow: /', { 'content-type': 'text/plain' })).toContain(
      'Body\n  User-agent: *\n  Allow: /\n',
    )
  })

  test('has the content of noscript', () => {
    expect(textOf(page('', '<noscript><p>Hello</p></noscript>'))).toContain(
      '      noscript\n        p\n          "Hello"\n',
    )
  })
})
