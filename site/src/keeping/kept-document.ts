import { TITLE_SEPARATOR } from 'contract/rules/page-title.ts'

/** Holds the `KeptFacts` of a page. */
const FACTS = 'X-Kept'
/** From this age on, a weekday alone is ambiguous. */
const DATED_AFTER_MS = 6 * 24 * 60 * 60 * 1000

/** What is stored with a page. */
export interface KeptFacts {
  /** The page's title as HTML, without the site's name. */
  readonly title: string
  readonly buildId: string
  /** Epoch milliseconds by the device's clock. */
  readonly keptAt: number
  /** In the festival's time: "Saturday 11.20am", and "Saturday 14 March 2026, 11.20am". */
  readonly asOf: { readonly soon: string; readonly later: string }
}

export type DocumentFacts = Pick<KeptFacts, 'title' | 'buildId'>

/** Undefined for errors, the holding page and previews, which must not be kept. */
export function readDocument(html: string): DocumentFacts | undefined {
  const isPage = /<main id="main"[^>]* data-page="/.test(html)
  const [, buildId] = /&quot;build&quot;:\{&quot;id&quot;:&quot;([\w-]+)&quot;/.exec(html) ?? []
  if (!isPage || buildId === undefined || html.includes('&quot;preview&quot;:{')) return undefined
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? []
  return { title: title.split(TITLE_SEPARATOR)[0] ?? '', buildId }
}

/** The page with its headers, without those of its transport, and with its facts. */
export function keptResponse(html: string, given: Headers, facts: KeptFacts): Response {
  const headers = new Headers(given)
  // The text is no longer compressed.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  headers.set(FACTS, encodeURIComponent(JSON.stringify(facts)))
  return new Response(html, { headers })
}

/** Undefined for stored pictures, sounds and data. */
export function factsOf({ headers }: Pick<Response, 'headers'>): KeptFacts | undefined {
  const written = headers.get(FACTS)
  return written === null ? undefined : (JSON.parse(decodeURIComponent(written)) as KeptFacts) // by `keptResponse`
}

/** When the page was current, in words. */
export function asOfText({ keptAt, asOf }: Pick<KeptFacts, 'keptAt' | 'asOf'>, now: number) {
  return now - keptAt < DATED_AFTER_MS ? asOf.soon : asOf.later
}
