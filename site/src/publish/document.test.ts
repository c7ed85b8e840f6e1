import { createHash } from 'node:crypto'
import { resolveTheme, type ResolvedTheme } from 'contract/rules/theme.ts'
import { parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { readPage } from '../../testing/read-page.ts'
import { FIXED_ROUTES, SLUG_ROUTE } from '../routes.ts'
import type { PageState } from '../state.ts'
import { pageDocument, type PageAssets } from './document.ts'

const ASSETS: PageAssets = {
  entry: '/assets/entry-1.js',
  modules: ['/assets/vendor-2.js', '/assets/event-3.js'],
  styles: ['/assets/entry-4.css', '/assets/event-5.css'],
  fonts: ['/assets/archivo-6.woff2'],
}
const RENDERED =
  '<!DOCTYPE html><html lang="en-AU"><head><title>A &amp; B</title></head><body><main><h1>A</h1></main></body></html>'

function documentOf({
  rendered = RENDERED,
  theme = resolveTheme(),
  data = {},
}: { rendered?: string; theme?: ResolvedTheme; data?: object } = {}) {
  // Only that it is carried matters here, not what a shell is.
  const state = {
    build: { id: 'b', timestamp: 1 },
    route: SLUG_ROUTE,
    data,
  } as unknown as PageState
  const { html, styleHash } = pageDocument(rendered, { state, theme, assets: ASSETS })
  return { html, styleHash, page: readPage(200, {}, html) }
}

describe('a page’s document', () => {
  test('has everything of React and everything of the build, without a parse error', () => {
    const { html, page } = documentOf()
    const errors: string[] = []
    parse(html, { onParseError: ({ code }) => errors.push(code) })
    expect(errors).toEqual([])
    expect(page.title).toBe('A & B')
    expect(page.main.text).toBe('A')
    expect(
      page.document.all('link').map((each) => [each.attribute('rel'), each.attribute('href')]),
    ).toEqual([
      ['preload', '/assets/archivo-6.woff2'],
      ['stylesheet', '/assets/entry-4.css'],
      ['stylesheet', '/assets/event-5.css'],
    ])
    const entry = page.document.all('script').find((each) => each.attribute('src') !== undefined)
    expect(entry?.attribute('data-later')).toBe('/assets/vendor-2.js /assets/event-3.js')
    expect(
      page.document.all('script').map((each) => each.attribute('src') ?? each.attribute('type')),
    ).toEqual(['/assets/entry-1.js', 'application/json'])
  })

  test.each([
    [
      'offers the acknowledgement',
      '<dialog aria-label="A" data-offered="true"></dialog>',
      'render',
    ],
    ['does not offer it', '<dialog aria-label="A"></dialog><p>data-offered</p>', undefined],
  ])('is painted with its entry when it %s', (_what, dialog, blocking) => {
    const { page } = documentOf({ rendered: RENDERED.replace('</main>', `</main>${dialog}`) })
    const entry = page.document.all('script').find((each) => each.attribute('src') !== undefined)
    expect(entry?.attribute('blocking')).toBe(blocking)
  })

  test('says its character set within the first 1,024 bytes and its layers before any stylesheet', () => {
    const { html } = documentOf()
    expect(Buffer.from(html).indexOf('<meta charset="utf-8">')).toBeLessThan(1_000)
    const layers = html.indexOf('@layer reset, tokens, base, components, print;')
    expect(layers).toBeGreaterThan(0)
    expect(layers).toBeLessThan(html.indexOf('rel="stylesheet"'))
  })

  test('declares the hash of its style block as it is sent', () => {
    const { html, styleHash } = documentOf()
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    expect(styleHash).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  })

  test('sets the three colours of its theme, and another hash for another theme', () => {
    const dark = resolveTheme({
      color: '#ffffff',
      backgroundColor: '#101010',
      accentColor: '#ff0000',
    })
    const { html, styleHash } = documentOf({ theme: dark })
    expect(html).toContain(`--background:${dark.backgroundColor};`)
    expect(html).toContain(`--color:${dark.color};`)
    expect(html).toContain(`--accent:${dark.accentColor};`)
    expect(styleHash).not.toBe(documentOf().styleHash)
  })

  test('carries its state as data that nothing in it can end', () => {
    const data = {
      text: '</script><script>alert(1)</script></body></html>$&$1$`',
      home: FIXED_ROUTES[0],
    }
    const { html, page } = documentOf({ data })
    const state = /id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(state)).toMatchObject({ data })
    expect(page.document.all('script')).toHaveLength(2)
  })

  test.each(['<head>', '</head>', '</body>', '</html>'])(
    'is refused without %s, and so is nothing at all (spec/faults C15)',
    (part) => {
      for (const rendered of [RENDERED.replace(part, ''), ''])
        expect(() => documentOf({ rendered })).toThrow('no whole document')
    },
  )

  test('keeps text that looks like a part of the document or of a pattern', () => {
    const rendered = RENDERED.replace(
      '<h1>A</h1>',
      () => '<h1>$& &lt;head&gt; $1</h1><pre>&lt;/body&gt;</pre>',
    )
    const { page } = documentOf({ rendered })
    expect(page.main.text).toBe('$& <head> $1 </body>')
    expect(page.document.all('script')).toHaveLength(2)
  })
})
