import type { Held } from '../publish/holding.ts'
import type { PublishedPage } from '../publish/page.ts'
import type { Store } from '../publish/publisher.ts'
import type { Variants } from '../publish/variants.ts'
import { grammarOf } from '../urls/query-grammars.ts'
import { formatQuery, parseQuery } from '../urls/query.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { RENDERED_NOW } from './cache-headers.ts'
import { jsonUnavailable, NOT_READY_RETRY_S } from './endpoint.ts'
import type { ErrorAnswers } from './error-answers.ts'
import { createPageAnswers, type PageAnswerDeps } from './page-answers.ts'
import type { RedirectTable } from './redirect-table.ts'
import { noPagePart, type PagePart } from './page-part.ts'

const CROWDED_RETRY_S = 1

/** A canonical path, and the query as sent. */
export interface Asked {
  readonly path: string
  readonly search: string
}

export interface SiteAnswerDeps extends PageAnswerDeps {
  readonly store: Pick<Store, 'get' | 'base'>
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
    const query = variantQuery(page, search)
    return query === '' ? answers.page(request, page) : variantPage(request, page, query)
  }

  async function variantPage(
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

  /** The page itself, or its variant; undefined when too many variants wait already. */
  async function variant(page: PublishedPage, search: string): Promise<PublishedPage | undefined> {
    const query = variantQuery(page, search)
    return query === '' ? page : (variants.find(page, query) ?? variants.render(page, query))
  }

  function missing(request: SiteRequest, path: string): Answer {
    if (!store.base()) return errors.unavailable(request, NOT_READY_RETRY_S)
    const reason = redirects().gone.get(path)
    return reason === undefined ? errors.missing(request, path) : errors.withdrawn(request, reason)
  }

  return {
    page(request: SiteRequest, asked: Asked): Answer | Promise<Answer> {
      const page = store.get(asked.path)
      return page instanceof Promise
        ? page.then((rendered) => storedPage(request, asked, rendered))
        : storedPage(request, asked, page)
    },
    /** Only a canonical path of a page has data: no redirect applies (spec/behaviour §23.3, §5.7). */
    async part(request: SiteRequest, { kind, path, search }: PagePart): Promise<Answer> {
      const page = await store.get(path)
      if (!page) return store.base() ? noPagePart() : jsonUnavailable()
      const shown = await variant(page, search)
      if (!shown) return jsonUnavailable()
      return kind === 'payload'
        ? answers.payload(request, shown)
        : answers.islands(request, shown, search)
    },
    async holding(request: SiteRequest, { page, opensAt }: Held): Promise<Answer> {
      const ready = await page
      return ready
        ? answers.holding(request, ready, opensAt)
        : heldErrors.unavailable(request, NOT_READY_RETRY_S)
    },
  }
}

/** The declared query in its one form. What else stands there, a build's id or a page's hash, is no part of it. */
function variantQuery({ known }: PublishedPage, search: string): string {
  if (search === '') return ''
  return formatQuery(parseQuery(grammarOf(known.route.screen), search))
}
