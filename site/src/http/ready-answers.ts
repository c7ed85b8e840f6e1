import type { PublishedPage } from '../publish/page.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { represent, representationAnswer, type Representation } from './body-answer.ts'

type Headers = Readonly<Record<string, string>>

/**
 * What nearly every request is answered with: a page's own answers in brotli, whole, made once for each page. Only for
 * pages whose headers do not change with the time.
 */
export function createReadyAnswers(common: Headers, headersOf: (page: PublishedPage) => Headers) {
  const ready = new WeakMap<PublishedPage, Representation>()

  function prepare(page: PublishedPage): Representation {
    const headers = { ...common, ...headersOf(page) }
    const { whole, unchanged, etag } = represent(page.html, headers)
    return {
      etag,
      whole: { ...whole, isWhole: true },
      unchanged: { ...unchanged, isWhole: true },
    }
  }

  return (request: SiteRequest, page: PublishedPage): Answer => {
    const known = ready.get(page)
    const prepared = known ?? prepare(page)
    if (!known) ready.set(page, prepared)
    return representationAnswer(request, prepared)
  }
}
