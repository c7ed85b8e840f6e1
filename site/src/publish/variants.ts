import { LRUCache } from 'lru-cache'
import type { Clock } from '../views/clock.ts'
import type { PageBase } from './page-base.ts'
import { isStale } from './is-stale.ts'
import type { PublishedPage } from './page.ts'
import type { RenderPage } from './render.ts'

/** There is no end to addresses with queries, so their pages get a fixed share of the memory (spec/faults §13, R11). */
const MAX_BYTES = 32 * 1024 * 1024
/** How many variants are made at once: one is rendered while another is compressed. */
const MAX_RENDERS = 2
/** Others are told to try again. A judgement: at 5 ms a page, the last waits for a third of a second. */
const MAX_WAITING = 64

export interface VariantsDeps {
  readonly renderPage: RenderPage
  readonly clock: Clock
  readonly base: () => PageBase | undefined
}

/**
 * Renders pages with a query when they are asked for, a few at a time, and keeps the most recently used ones, but none
 * that is made for one visitor. Like a page, a variant is valid until an answer that it read changes or its `until`
 * comes.
 */
export function createVariants({ renderPage, clock, base }: VariantsDeps) {
  const ready = new LRUCache<string, PublishedPage>({
    maxSize: MAX_BYTES,
    // Each variant may also be in memory as gzip, which is about as large.
    sizeCalculation: ({ html, payload, islands }) =>
      2 * (html.br.length + payload.br.length + islands.br.length),
  })
  const underWay = new Map<string, Promise<PublishedPage | undefined>>()
  const waiting: (() => void)[] = []
  let rendering = 0

  /** Returns a variant that is ready and valid. `search` has to be canonical. */
  function find({ known }: PublishedPage, search: string): PublishedPage | undefined {
    const stored = ready.get(known.path + search)
    const current = base()
    if (!stored || !current) return undefined
    const isOld = isStale(stored, { base: current, routeId: known.route.id, now: clock.now() })
    return isOld ? undefined : stored
  }

  /** Undefined if too many requests wait already. */
  async function render(page: PublishedPage, search: string): Promise<PublishedPage | undefined> {
    const key = page.known.path + search
    const sameAlready = underWay.get(key)
    if (sameAlready) return sameAlready
    if (waiting.length >= MAX_WAITING) return undefined
    const rendered = renderInTurn(page, search).finally(() => underWay.delete(key))
    underWay.set(key, rendered)
    return rendered
  }

  async function renderInTurn(
    { known }: PublishedPage,
    search: string,
  ): Promise<PublishedPage | undefined> {
    // When a render ends, the next waiting request takes its place.
    if (rendering >= MAX_RENDERS) await new Promise<void>((resolve) => waiting.push(resolve))
    else rendering += 1
    try {
      const current = base()
      const variant = current && (await renderPage(known, current, { search }))
      if (variant && !variant.isPersonal) ready.set(known.path + search, variant)
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
