import type { Held } from '../../publish/holding.ts'
import type { PublishedPage } from '../../publish/page.ts'
import type { Store } from '../../publish/publisher.ts'
import type { Variants } from '../../publish/variants.ts'
import { grammarOf } from '../../query-grammars.ts'
import { formatQuery, parseQuery } from '../../query.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { RENDERED_NOW } from './cache-headers.ts'
import { jsonError, jsonUnavailable, NOT_READY_RETRY_S } from './endpoint.ts'
import type { ErrorAnswers } from './error-answers.ts'
import { createPageAnswers, type PageAnswerDeps } from './page-answers.ts'
import type { RedirectTable } from './redirect-table.ts'

const CROWDED_RETRY_S = 1

/** A canonical path, and the query as sent. */
export interface Asked {
  readonly path: string
  readonly search: string
}

export interface SiteAnswerDeps extends PageAnswerDeps {
  readonly store: Pick<Store, 'get' | 'ground'>
  readonly variants: Variants
  readonly redirects: () => Pick<RedirectTable, 'gone'>
  readonly errors: ErrorAnswers
  /** In place of the others while the site is held. */
  readonly heldErrors: ErrorAnswers
}

/** What a canonical path is answered with: its page, or why there is none. A page that is ready costs no promise. */
export function createSiteAnswers(deps: SiteAnswerDeps) {
  const { store, variants, redirects, errors, heldErrors } = deps
  const answers = createPageAnswers(deps)

  function storedPage(
    request: SiteRequest,
    { path, search }: Asked,
    page: PublishedPage | undefined,
  ): Answer | Promise<Answer> {
    if (!page) return missing(request, path)
    const grammar = grammarOf(page.known.route.screen)
    const query = search === '' ? '' : formatQuery(parseQuery(grammar, search))
    return query === '' ? answers.page(request, page) : variant(request, page, query)
  }

  async function variant(
    request: SiteRequest,
    page: PublishedPage,
    query: string,
  ): Promise<Answer> {
    const stored = variants.find(page, query)
    if (stored) return answers.page(request, stored)
    const rendered = await variants.render(page, query)
    return rendered
      ? answers.page(request, rendered, RENDERED_NOW)
      : errors.unavailable(request, CROWDED_RETRY_S)
  }

  function missing(request: SiteRequest, path: string): Promise<Answer> {
    if (!store.ground()) return errors.unavailable(request, NOT_READY_RETRY_S)
    const reason = redirects().gone.get(path)
    return reason === undefined
      ? errors.missing(request, path)
      : errors.withdrawn(request, path, reason)
  }

  return {
    page(request: SiteRequest, asked: Asked): Answer | Promise<Answer> {
      const page = store.get(asked.path)
      return page instanceof Promise
        ? page.then((rendered) => storedPage(request, asked, rendered))
        : storedPage(request, asked, page)
    },
    /** Only a canonical path of a page has a payload: no redirect applies (spec/behaviour §23.3, §5.7). */
    async payload(request: SiteRequest, path: string): Promise<Answer> {
      const page = await store.get(path)
      if (page) return answers.payload(request, page)
      return store.ground() ? noPayload() : jsonUnavailable()
    },
    async holding(request: SiteRequest, { page, opensAt }: Held): Promise<Answer> {
      const ready = await page
      return ready
        ? answers.holding(request, ready, opensAt)
        : heldErrors.unavailable(request, NOT_READY_RETRY_S)
    },
  }
}

export function noPayload(): Answer {
  return jsonError(404, 'There is no payload here')
}
