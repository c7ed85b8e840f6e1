import { remember } from 'contract/rules/remember.ts'
import type { Clock } from '../views/clock.ts'
import type { Held } from '../publish/holding.ts'
import { holdingMaxAgeS } from 'contract/rules/holding.ts'
import type { PublishedPage } from '../publish/page.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { bodyAnswer, encodingOf } from './body-answer.ts'
import { cacheHeaders, cacheStatus, HIT, isLasting } from './cache-headers.ts'
import type { PolicyOf } from './error-answers.ts'
import { DATA_POLICY, PERMISSIONS_POLICY } from './headers.ts'
import { createReadyAnswers } from './ready-answers.ts'

/** Few pages have colours of their own, and with them a style block of their own. */
const STYLES = 200

export interface PageAnswerDeps {
  readonly clock: Clock
  /** Headers of every answer. */
  readonly common: Readonly<Record<string, string>>
  readonly policyOf: PolicyOf
  /** How long the answers have been older than the content service's; 0 when they are not. */
  readonly behindSeconds: () => number
}

const DATA_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': DATA_POLICY,
}
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Answers that are published pages and what is asked of them as data (spec/faults §11). */
export function createPageAnswers({ clock, common, policyOf, behindSeconds }: PageAnswerDeps) {
  const documentHeaders = remember(STYLES, (styleHash) => ({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': 'en-AU',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': policyOf(styleHash),
    'Permissions-Policy': PERMISSIONS_POLICY,
  }))

  const headersOf = (
    { until, styleHash, noindex }: PublishedPage,
    now: number,
    status: string,
  ) => ({
    ...documentHeaders(styleHash),
    ...cacheHeaders({ until, now, status }),
    ...(noindex ? { 'X-Robots-Tag': 'noindex' } : {}),
  })
  const newest = (until: number | undefined) =>
    cacheHeaders({ until, now: clock.now(), status: cacheStatus(behindSeconds()) })
  const ready = createReadyAnswers(common, (page) => headersOf(page, clock.now(), HIT))

  return {
    page(
      request: SiteRequest,
      page: PublishedPage,
      status = cacheStatus(behindSeconds()),
    ): Answer | Promise<Answer> {
      const now = clock.now()
      const encoding = encodingOf(request)
      return encoding !== 'br' || status !== HIT || !isLasting(page.until, now)
        ? bodyAnswer(request, page.html, headersOf(page, now, status))
        : ready(request, page)
    },
    payload(request: SiteRequest, { payload, until }: PublishedPage): Answer | Promise<Answer> {
      return bodyAnswer(request, payload, { ...DATA_HEADERS, ...newest(until) })
    },
    /** Kept for good under the hash of its page; under another one it is the newest. */
    islands(
      request: SiteRequest,
      { islands, page, until }: PublishedPage,
      search: string,
    ): Answer | Promise<Answer> {
      const isOfPage = search.slice(1).split('&', 1)[0] === page
      return bodyAnswer(request, islands, {
        ...DATA_HEADERS,
        ...(isOfPage ? { 'Cache-Control': IMMUTABLE } : newest(until)),
      })
    },
    /** In place of every page, and not kept beyond the opening (spec/behaviour §16.3). */
    holding(
      request: SiteRequest,
      { html, styleHash }: Pick<PublishedPage, 'html' | 'styleHash'>,
      opensAt: Held['opensAt'],
    ): Answer | Promise<Answer> {
      return bodyAnswer(request, html, {
        ...documentHeaders(styleHash),
        'Cache-Control': `public, max-age=${holdingMaxAgeS(opensAt, clock.now())}`,
        'X-Robots-Tag': 'noindex',
      })
    },
  }
}
