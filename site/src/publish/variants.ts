import { LRUCache } from 'lru-cache'
import type { PublishedPage } from './page.ts'
import { renderPage, type Ground, type RenderDeps } from './render-page.ts'

const MAX_BYTES = 32 * 1024 * 1024
const MAX_RENDERS = 2
const MAX_WAITING = 64

/**
 * Pages of declared query parameters, rendered from the snapshot when they are asked for: a few at a time, the least
 * recently used forgotten. A variant is good for as long as the page it varies is the published one.
 */
export function createVariants(deps: RenderDeps, ground: () => Ground | undefined) {
  const ready = new LRUCache<string, { page: PublishedPage; of: PublishedPage }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.html.br.length + page.html.gzip.length + page.view.length,
  })
  const underWay = new Map<string, Promise<PublishedPage | undefined>>()
  const waiting: (() => void)[] = []
  let rendering = 0

  /** `search` is the declared query in its one form. Gives undefined when too many wait already. */
  async function get(page: PublishedPage, search: string): Promise<PublishedPage | undefined> {
    const key = page.known.path + search
    const stored = ready.get(key)
    if (stored?.of === page && isTrue(stored.page)) return stored.page

    const sameAlready = underWay.get(key)
    if (sameAlready) return sameAlready
    if (waiting.length >= MAX_WAITING) return undefined
    const render = renderVariant(page, search).finally(() => underWay.delete(key))
    underWay.set(key, render)
    return render
  }

  function isTrue({ until }: PublishedPage): boolean {
    return until === undefined || until > deps.clock.now()
  }

  async function renderVariant(
    page: PublishedPage,
    search: string,
  ): Promise<PublishedPage | undefined> {
    if (rendering >= MAX_RENDERS) await new Promise<void>((resolve) => waiting.push(resolve))
    rendering += 1
    try {
      const now = ground()
      const variant = now && (await renderPage(page.known, now, deps, { search }))
      if (variant) ready.set(page.known.path + search, { page: variant, of: page })
      return variant
    } finally {
      rendering -= 1
      waiting.shift()?.()
    }
  }

  return { get }
}
