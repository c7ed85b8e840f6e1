import { createHash } from 'node:crypto'
import type { ResolvedTheme } from 'contract/rules/theme.ts'
import { STATE_ID, type PageState } from '../state.ts'
import { themeProperties } from '../theme-properties.ts'
import { LATER_ATTRIBUTE } from '../later-modules.ts'
import { escapeJson } from './escape.ts'

/** The files a page needs, as the build names them. */
export interface PageAssets {
  readonly entry: string
  /** What the entry asks for when the page is drawn: what it and the screen import. */
  readonly modules: readonly string[]
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
  /** Absent where nothing is hydrated. */
  readonly state?: PageState
  readonly theme: ResolvedTheme
  /** Widths in em, by the name of the text that is fitted: the estimates of the first paint (spec/design TK5, "Fit text" 2). */
  readonly fitted?: Readonly<Record<string, number | undefined>>
  readonly assets: PageAssets
}

/**
 * Completes React's document with styles, scripts and state. No inline script runs: state is data. Throws on a document
 * that has no place for them: its page keeps its last bytes (spec/faults C15).
 */
export function pageDocument(
  rendered: string,
  { structured, state, theme, fitted = {}, assets }: DocumentParts,
): PageDocument {
  if (!isWhole(rendered)) throw new Error('What was rendered is no whole document')
  const style = LAYERS + rootRule({ ...themeProperties(theme), ...emProperties(fitted) })
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<style>${style}</style>`,
    ...assets.fonts.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    entryScript(assets, OFFERS.test(rendered)),
  ].join('')
  const data = [
    structured === undefined
      ? ''
      : `<script type="application/ld+json">${escapeJson(structured)}</script>`,
    state ? `<script type="application/json" id="${STATE_ID}">${escapeJson(state)}</script>` : '',
  ].join('')
  return {
    html: rendered
      .replace('<head>', () => `<head>${head}`)
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

/**
 * Names what comes after it, which waits until the page is drawn: both would share a slow line. Where it may open the
 * acknowledgement, the first paint waits for it.
 */
function entryScript({ entry, modules }: PageAssets, isAwaited: boolean): string {
  const later = modules.length > 0 ? ` ${LATER_ATTRIBUTE}="${modules.join(' ')}"` : ''
  return `<script type="module"${isAwaited ? ' blocking="render"' : ''} src="${entry}"${later}></script>`
}

function emProperties(
  fitted: NonNullable<DocumentParts['fitted']>,
): Record<string, number | undefined> {
  return Object.fromEntries(Object.entries(fitted).map(([name, em]) => [`--em-${name}`, em]))
}

/** What content decides of the style: as a rule, because the policy allows no style attribute. */
function rootRule(properties: Readonly<Record<string, string | number | undefined>>): string {
  const declarations = Object.entries(properties).map(
    ([name, value]) => value && `${name}:${value}`,
  )
  return `:root{${declarations.filter(Boolean).join(';')}}`
}
