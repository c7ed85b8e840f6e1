import { createHash } from 'node:crypto'
import type { BrowserConfig } from '../browser/payload.ts'
import { escapeHtml, escapeJson } from './escape.ts'

/** The files a page needs, as the build names them. */
export interface PageAssets {
  /** What every page runs first. */
  readonly script: string
  /** What that asks for when the page is drawn; none on the holding page. */
  readonly entry?: string
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
}

/** The order of layers is set by first sight, so it stands before every stylesheet. */
const LAYERS = '@layer reset, tokens, base, components, print;'

/** What `openAcknowledgement` looks for. */
const OFFERS = /<dialog [^>]*data-offered/

export interface PageDocument {
  readonly html: string
  /** CSP source of the one inline style block. */
  readonly styleHash: string
}

export interface DocumentParts {
  /** JSON-LD. */
  readonly structured?: unknown
  readonly title: string
  /** HTML: what the head says beside the title. */
  readonly head: string
  /** HTML: what is asked for before the body is read. */
  readonly preloads?: string
  /** What the script is told; absent on the holding page. */
  readonly config?: BrowserConfig
  /** Of the root element; null and undefined: as in the style sheet. */
  readonly properties: Readonly<Record<string, string | number | null | undefined>>
  readonly assets: PageAssets
}

/**
 * Completes React's document with head, styles and script. No inline script runs. Throws on a document that has no place
 * for them: its page keeps its last bytes (spec/faults C15).
 */
export function pageDocument(
  rendered: string,
  { structured, title, head, preloads = '', config, properties, assets }: DocumentParts,
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
    firstScript(assets, config, OFFERS.test(rendered)),
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

/** Whether a document has its head and its end: the two places that are written to. */
function isWhole(rendered: string): boolean {
  return /<head>.*?<\/head>/s.test(rendered) && rendered.endsWith('</body></html>')
}

/** What allows one inline style in a Content Security Policy. */
export function styleSource(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

/** Where it may open the acknowledgement, the first paint waits for it (decision 033). */
function firstScript(
  { script, entry }: PageAssets,
  config: BrowserConfig | undefined,
  isAwaited: boolean,
): string {
  const blocking = isAwaited ? ' blocking="render"' : ''
  const later = entry === undefined ? '' : ` data-entry="${entry}"`
  const told = config ? ` data-config="${escapeHtml(JSON.stringify(config))}"` : ''
  return `<script type="module"${blocking} src="${script}"${later}${told}></script>`
}

/** What content decides of the style: as a rule, because the policy allows no style attribute. */
function rootRule(properties: DocumentParts['properties']): string {
  const declarations = Object.entries(properties).map(
    ([name, value]) => value && `${name}:${value}`,
  )
  return `:root{${declarations.filter(Boolean).join(';')}}`
}
