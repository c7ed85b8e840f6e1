import type { PublishedPage } from '../publish/page.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { represent, representationAnswer, type Representation } from './body-answer.ts'

type Headers = Readonly<Record<string, string>>

/**
 * What nearly every request is answered with: a page's own answers, whole, made once for each page and encoding. Only for
 * pages whose headers do not change with the time.
 */
export function createReadyAnswers(common: Headers, headersOf: (page: PublishedPage) => Headers) {
  const ready = {
    br: new WeakMap<PublishedPage, Representation>(),
    gzip: new WeakMap<PublishedPage, Representation>(),
  }

  function prepare(page: PublishedPage, encoding: 'br' | 'gzip'): Representation {
    const headers = { ...common, ...headersOf(page) }
    const { whole, unchanged, etag } = represent(page.html, encoding, headers)
    return {
      etag,
      whole: { ...whole, isWhole: true },
      unchanged: { ...unchanged, isWhole: true },
    }
  }

  return (request: SiteRequest, page: PublishedPage, encoding: 'br' | 'gzip'): Answer => {
    const known = ready[encoding].get(page)
    const prepared = known ?? prepare(page, encoding)
    if (!known) ready[encoding].set(page, prepared)
    return representationAnswer(request, prepared)
  }
}
