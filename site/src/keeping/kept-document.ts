/** The header of a kept page that holds its `KeptFacts`. */
const FACTS = 'X-Kept'
/** From here on the day of the week no longer says which day it was. */
const DATED_AFTER_MS = 6 * 24 * 60 * 60 * 1000

/** What is remembered of a page beside its bytes. */
export interface KeptFacts {
  /** HTML, as it stands in the page's title, without the site's name. */
  readonly title: string
  readonly buildId: string
  /** Epoch milliseconds by the device's clock. */
  readonly keptAt: number
  /** In the festival's time: "Saturday 11.20am", and "Saturday 14 March 2026, 11.20am". */
  readonly asOf: { readonly soon: string; readonly later: string }
}

/** What a page says of itself. */
export type DocumentFacts = Pick<KeptFacts, 'title' | 'buildId'>

/**
 * Reads the document of a page. Undefined if it is none that may be kept: an error, the holding page, a page of a
 * preview.
 */
export function readDocument(html: string): DocumentFacts | undefined {
  const isPage = /<main id="main"[^>]* data-page="/.test(html)
  const [, buildId] = /&quot;build&quot;:\{&quot;id&quot;:&quot;([\w-]+)&quot;/.exec(html) ?? []
  if (!isPage || buildId === undefined || html.includes('&quot;preview&quot;:{')) return undefined
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? []
  return { title: title.split(' | ')[0] ?? '', buildId }
}

/** The response to keep of a page: its own headers but for those of its transport, and what is remembered. */
export function keptResponse(html: string, given: Headers, facts: KeptFacts): Response {
  const headers = new Headers(given)
  // The text is no longer compressed.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  headers.set(FACTS, encodeURIComponent(JSON.stringify(facts)))
  return new Response(html, { headers })
}

/** Undefined for what is kept and no page: pictures, sounds, data. */
export function factsOf({ headers }: Pick<Response, 'headers'>): KeptFacts | undefined {
  const written = headers.get(FACTS)
  return written === null ? undefined : (JSON.parse(decodeURIComponent(written)) as KeptFacts) // by `keptResponse`
}

/** Since when a kept page may be out of date, in words. */
export function asOfText({ keptAt, asOf }: Pick<KeptFacts, 'keptAt' | 'asOf'>, now: number) {
  return now - keptAt < DATED_AFTER_MS ? asOf.soon : asOf.later
}
