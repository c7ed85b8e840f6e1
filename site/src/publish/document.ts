import { createHash } from 'node:crypto'
import type { BrowserConfig, Properties } from '../browser/payload.ts'
import { escapeHtml, escapeJson } from './escape.ts'

/** The files of the build that a page needs. */
export interface PageAssets {
  readonly script: string
  /** The script that is loaded after the first paint; absent on the holding page. */
  readonly entry?: string
  readonly styles: readonly string[]
  /** The second sheet, with the styles of paper and rare parts (decision 084); absent on the holding page. */
  readonly laterStyles?: string
  readonly fonts: readonly string[]
}

/** Sets the order of the cascade layers, so it comes before every style sheet. */
export const LAYERS = '@layer reset, tokens, base, components, print;'

/** An element with a class of the second sheet (`LATER` in `class-names.ts`). */
const LATER_CLASS = /class="(?:[^"]+ )?_/

/** The dialog that `openFirstAcknowledgement` may open. */
const OFFERS = /<dialog [^>]*data-offered/

export interface PageDocument {
  readonly html: string
  /** The CSP source of the inline style. */
  readonly styleHash: string
}

export interface DocumentParts {
  readonly structured?: unknown
  readonly title: string
  /** HTML: the head's elements without the title. */
  readonly head: string
  /** HTML: preload links. */
  readonly preloads?: string
  /** The configuration of the script; absent on the holding page. */
  readonly config?: BrowserConfig
  /** The CSS properties of the root element. Null or undefined: the value of the style sheet applies. */
  readonly properties: Readonly<Record<string, string | number | null | undefined>>
  /** The properties for a visitor who chose dark; absent on a page with its own colours. */
  readonly dark?: Properties | undefined
  readonly assets: PageAssets
}

/**
 * Completes React's document with head, styles and scripts. Throws if the document has no place for these; the page
 * then stays as it was last published (spec/faults C15).
 */
export function pageDocument(
  rendered: string,
  { structured, title, head, preloads = '', config, properties, dark, assets }: DocumentParts,
): PageDocument {
  if (!isWhole(rendered)) throw new Error('What was rendered is no whole document')
  const style = LAYERS + rootRule(properties)
  const start = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<style>${style}</style>`,
    ...assets.fonts.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    laterSheet(assets, rendered),
    firstScript(assets, { config, dark, offers: OFFERS.test(rendered) }),
    preloads,
    `<title>${escapeHtml(title)}</title>`,
    head,
  ].join('')
  const data =
    structured === undefined
      ? ''
      : `<script type="application/ld+json">${escapeJson(structured)}</script>`
  return {
    html: rendered
      .replace('<head>', () => `<head>${start}`)
      .replace(/<\/body>(?=<\/html>$)/, () => `${data}</body>`),
    styleHash: styleSource(style),
  }
}

function isWhole(rendered: string): boolean {
  return /<head>.*?<\/head>/s.test(rendered) && rendered.endsWith('</body></html>')
}

/** Returns the CSP source that allows one inline style. */
export function styleSource(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

/** Loads as a sheet for print, which does not delay the page, unless the page has parts that need it. */
function laterSheet({ laterStyles }: PageAssets, rendered: string): string {
  if (laterStyles === undefined) return ''
  const media = LATER_CLASS.test(rendered) ? '' : ' media="print"'
  return `<link rel="stylesheet" href="${laterStyles}"${media}>`
}

/** The first paint waits for it if it may open the acknowledgement or darken the page (decision 033). */
function firstScript(
  { script, entry }: PageAssets,
  { config, dark, offers }: Pick<DocumentParts, 'config' | 'dark'> & { readonly offers: boolean },
): string {
  const blocking = offers || dark ? ' blocking="render"' : ''
  const darkened = dark ? ` data-dark="${escapeHtml(JSON.stringify(dark))}"` : ''
  const later = entry === undefined ? '' : ` data-entry="${entry}"`
  const told = config ? ` data-config="${escapeHtml(JSON.stringify(config))}"` : ''
  return `<script type="module"${blocking} src="${script}"${later}${told}${darkened}></script>`
}

/** A rule, because the policy allows no style attributes. */
function rootRule(properties: DocumentParts['properties']): string {
  const declarations = Object.entries(properties).map(
    ([name, value]) => value && `${name}:${value}`,
  )
  return `:root{${declarations.filter(Boolean).join(';')}}`
}
