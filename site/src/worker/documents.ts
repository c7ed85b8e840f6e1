import { asOfText, factsOf } from '../keeping/kept-document.ts'
import { KEPT_LIST, KEPT_MARKS } from '../keeping/not-kept-marks.ts'
import type { KeptPage } from './kept.ts'

/** The place above the main content where a page has its alerts. */
const ALERTS = /<div id="alerts"[^>]*>/
/** More would be no offer but a history. */
const MAX_OFFERED = 30
const UNAVAILABLE = { status: 503, statusText: 'Service Unavailable' }

/** A kept page with the time at which it was true: none is shown without. */
export async function withTime(answer: Response, now: number): Promise<Response> {
  const facts = factsOf(answer)
  const html = await answer.text()
  const words = facts ? `As of ${asOfText(facts, now)}. ` : ''
  const line = `<p data-kept="">${words}The site could not be reached.</p>`
  return new Response(
    html.replace(ALERTS, (alerts) => alerts + line),
    { headers: answer.headers },
  )
}

export interface NotKept {
  /** The build's page for this; undefined if not even that is kept. */
  readonly template: Response | undefined
  readonly kept: readonly KeptPage[]
  readonly now: number
}

/** Says that a page is not kept, and offers those that are. Never a success. */
export async function notKeptPage({ template, kept, now }: NotKept): Promise<Response> {
  if (!template) return Response.error()
  const pages = onePerPath(kept).slice(0, MAX_OFFERED)
  const html = (await template.text()).replace(KEPT_LIST, (list, item: string) => {
    if (pages.length === 0) return ''
    return list.replace(item, () => pages.map((page) => itemOf(page, item, now)).join(''))
  })
  return new Response(html, { ...UNAVAILABLE, headers: template.headers })
}

/** The same page in another order or with a filter is offered once, plain if it is kept so. */
function onePerPath(kept: readonly KeptPage[]): readonly KeptPage[] {
  const byPath = new Map<string, KeptPage>()
  for (const page of kept) {
    const [path = ''] = page.href.split('?')
    if (page.href === path || !byPath.has(path)) byPath.set(path, page)
  }
  return [...byPath.values()]
}

/** The title is HTML already. */
function itemOf({ href, facts }: KeptPage, item: string, now: number): string {
  return item
    .replace(KEPT_MARKS.href, () => href.replaceAll('&', '&amp;'))
    .replace(KEPT_MARKS.title, () => facts.title)
    .replace(KEPT_MARKS.asOf, () => asOfText(facts, now))
}
