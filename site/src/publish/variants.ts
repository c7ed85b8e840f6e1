import { LRUCache } from 'lru-cache'
import { isStale } from './freshness.ts'
import type { PublishedPage } from './page.ts'
import type { Ground } from './ground.ts'
import { renderPage, type RenderPageDeps } from './render-page.ts'

const MAX_BYTES = 32 * 1024 * 1024
const MAX_RENDERS = 2
const MAX_WAITING = 64

/**
 * Pages of declared query parameters, rendered from the snapshot when they are asked for: a few at a time, the least
 * recently used forgotten. A variant is good until an answer it read changes or its instant comes, like a page.
 */
export function createVariants(deps: RenderPageDeps, ground: () => Ground | undefined) {
  const ready = new LRUCache<string, PublishedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html, payload, islands }) =>
      [html, payload, islands].reduce((sum, { br, gzip }) => sum + br.length + gzip.length, 0),
  })
  const underWay = new Map<string, Promise<PublishedPage | undefined>>()
  const waiting: (() => void)[] = []
  let rendering = 0

  /** The variant that is ready and still true; `search` is the declared query in its one form. */
  function find(page: PublishedPage, search: string): PublishedPage | undefined {
    const stored = ready.get(page.known.path + search)
    return stored && isCurrent(stored, page) ? stored : undefined
  }

  /** Gives undefined when too many wait already. */
  async function render(page: PublishedPage, search: string): Promise<PublishedPage | undefined> {
    const key = page.known.path + search
    const sameAlready = underWay.get(key)
    if (sameAlready) return sameAlready
    if (waiting.length >= MAX_WAITING) return undefined
    const rendered = renderInTurn(page, search).finally(() => underWay.delete(key))
    underWay.set(key, rendered)
    return rendered
  }

  function isCurrent(variant: PublishedPage, { known }: PublishedPage): boolean {
    const current = ground()
    const routeId = known.route.id
    return !!current && !isStale(variant, { ground: current, routeId, now: deps.clock.now() })
  }

  async function renderInTurn(
    page: PublishedPage,
    search: string,
  ): Promise<PublishedPage | undefined> {
    // Who waits takes over the place of the one that ends.
    if (rendering >= MAX_RENDERS) await new Promise<void>((resolve) => waiting.push(resolve))
    else rendering += 1
    try {
      const now = ground()
      const variant = now && (await renderPage(page.known, now, deps, { search }))
      if (variant) ready.set(page.known.path + search, variant)
      return variant
    } finally {
      const next = waiting.shift()
      if (next) next()
      else rendering -= 1
    }
  }

  return { find, render, size: () => ready.size }
}

export type Variants = ReturnType<typeof createVariants>
