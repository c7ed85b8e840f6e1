import { createHash } from 'node:crypto'
import { resolveTheme, type ResolvedTheme } from 'contract/rules/theme.ts'
import { parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { readPage } from '../../testing/read-page.ts'
import { DEFAULT_PAGE_SETTINGS } from '../browser/page-settings.ts'
import type { BrowserConfig } from '../browser/payload.ts'
import { themeProperties } from '../head/page-properties.ts'
import { pageDocument, type PageAssets } from './document.ts'

const ASSETS: PageAssets = {
  script: '/assets/first-1.js',
  styles: ['/assets/style-4.css'],
  laterStyles: '/assets/later-5.css',
  fonts: ['/assets/archivo-6.woff2'],
}
const RENDERED =
  '<!DOCTYPE html><html lang="en-AU"><head></head><body><main><h1>A</h1></main></body></html>'
const CONFIG: BrowserConfig = {
  build: { id: 'b', timestamp: 1 },
  origin: 'https://festival.example',
  clockOffsetMs: 0,
  settings: DEFAULT_PAGE_SETTINGS,
}

function documentOf({
  rendered = RENDERED,
  theme = resolveTheme(),
  title = 'A & B',
  structured,
}: { rendered?: string; theme?: ResolvedTheme; title?: string; structured?: object } = {}) {
  const { html, styleHash } = pageDocument(rendered, {
    title,
    head: '<meta name="description" content="C">',
    config: CONFIG,
    structured,
    properties: themeProperties(theme),
    assets: ASSETS,
  })
  return { html, styleHash, page: readPage(200, {}, html) }
}

describe('a page’s document', () => {
  test('has everything of the page and everything of the build, without a parse error', () => {
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
      ['stylesheet', '/assets/style-4.css'],
      ['stylesheet', '/assets/later-5.css'],
    ])
    expect(page.document.all('meta[name=description]')).toHaveLength(1)
    expect(page.document.all('script').map((each) => each.attribute('src'))).toEqual([
      '/assets/first-1.js',
    ])
  })

  test('has the configuration of its script', () => {
    const [script] = documentOf().page.document.all('script')
    expect(JSON.parse(script?.attribute('data-config') ?? '')).toEqual(CONFIG)
  })

  test.each([
    [
      'offers the acknowledgement',
      '<dialog aria-label="A" data-offered="true"></dialog>',
      'render',
    ],
    ['does not offer it', '<dialog aria-label="A"></dialog><p>data-offered</p>', undefined],
  ])('delays its paint for a script, or not: it %s', (_what, dialog, blocking) => {
    const { page } = documentOf({ rendered: RENDERED.replace('</main>', `</main>${dialog}`) })
    expect(page.document.all('script')[0]?.attribute('blocking')).toBe(blocking)
  })

  test.each([
    ['does not wait for the second sheet', '<h1 class="a0">class=&quot;_a0</h1>', 'print'],
    [
      'waits for the second sheet when it has a part of that',
      '<h1 class="a0 _b0">A</h1>',
      undefined,
    ],
  ])('%s (decision 084)', (_what, part, media) => {
    const { page } = documentOf({ rendered: RENDERED.replace('<h1>A</h1>', part) })
    const [, later] = page.document.all('link[rel=stylesheet]')
    expect(later?.attribute('media')).toBe(media)
  })

  test('declares its character set within the first 1,024 bytes and its layers before any stylesheet', () => {
    const { html } = documentOf()
    expect(Buffer.from(html).indexOf('<meta charset="utf-8">')).toBeLessThan(1_000)
    const layers = html.indexOf('@layer reset, tokens, base, components, print;')
    expect(layers).toBeGreaterThan(0)
    expect(layers).toBeLessThan(html.indexOf('rel="stylesheet"'))
  })

  test('declares the hash of its style block exactly as sent', () => {
    const { html, styleHash } = documentOf()
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    expect(styleHash).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  })

  test('sets the three colours of its theme, with another hash for another theme', () => {
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

  test('has structured data, and no text in it can end its element', () => {
    const structured = { text: '</script><script>alert(1)</script></body></html>$&$1$`' }
    const { html, page } = documentOf({ structured })
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)).toEqual(structured)
    expect(page.document.all('script')).toHaveLength(2)
  })

  test('has its title as text', () => {
    expect(documentOf({ title: '</title><script>' }).page.title).toBe('</title><script>')
  })

  test.each(['<head>', '</head>', '</body>', '</html>'])(
    'is refused without %s, and when it is empty (spec/faults C15)',
    (part) => {
      for (const rendered of [RENDERED.replace(part, ''), ''])
        expect(() => documentOf({ rendered })).toThrow('no whole document')
    },
  )

  test('keeps text that looks like a tag of the document or a replacement pattern', () => {
    const rendered = RENDERED.replace(
      '<h1>A</h1>',
      () => '<h1>$& &lt;head&gt; $1</h1><pre>&lt;/body&gt;</pre>',
    )
    const { page } = documentOf({ rendered })
    expect(page.main.text).toBe('$& <head> $1 </body>')
    expect(page.document.all('script')).toHaveLength(1)
  })
})
