import { isReservedPath } from 'contract/rules/reserved.ts'
import { isGoneStatus } from '../keeping/is-gone-status.ts'
import { createKept, type KeptDeps } from './kept.ts'
import { notKeptPage, withTime } from './kept-html.ts'
import { partOf } from './part-of.ts'

/** With a weak signal a visitor in the street should not wait longer for the kept page. A judgement. */
const PATIENCE_MS = 4_000

export interface RespondDeps extends KeptDeps {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
}

/** Undefined leaves a request to the browser. What can change comes from the network first (spec/behaviour §35.2). */
export function createRespond({ caches, fetch, origin, now, wait }: RespondDeps) {
  const kept = createKept({ caches })

  /** Undefined if neither the network nor the device has it. */
  async function networkFirst(
    asked: Promise<Response>,
    { find, forget }: { find: () => Promise<Response | undefined>; forget: () => Promise<void> },
  ): Promise<Response | undefined> {
    const network = asked.then(
      async (response) => {
        if (isGoneStatus(response.status)) await forget()
        return response
      },
      () => undefined,
    )
    const late = wait(PATIENCE_MS).then(() => 'late' as const)
    const first = await Promise.race([network, late])
    if (first === 'late') return (await find()) ?? network
    // A server error is treated like no connection.
    const isFailing = first === undefined || first.status >= 500
    return isFailing ? ((await find()) ?? first) : first
  }

  async function page(url: URL, asked: Promise<Response>): Promise<Response> {
    const response = await networkFirst(asked, {
      find: async () => {
        const found = await kept.page(url)
        return found && withTime(found, now())
      },
      forget: () => kept.forgetPage(url),
    })
    return response ?? notKeptPage({ ...(await kept.notKept()), now: now() })
  }

  async function media(url: URL, request: Request): Promise<Response> {
    const response = await networkFirst(fetch(request), {
      async find() {
        const found = await kept.media(url)
        return found && partOf(found, request.headers.get('Range') ?? undefined)
      },
      forget: () => kept.forgetMedia(url),
    })
    return response ?? Response.error()
  }

  /** An asset's name holds the hash of its content, so a kept asset is never out of date. */
  async function asset(request: Request): Promise<Response> {
    return (await kept.exact(request.url)) ?? fetch(request)
  }

  return (
    request: Request,
    preloaded: Promise<Response | undefined>,
  ): Promise<Response> | undefined => {
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.origin !== origin) return undefined
    const { pathname } = url
    if (pathname.startsWith('/assets/')) return asset(request)
    if (pathname.startsWith('/media/')) return media(url, request)
    if (request.mode !== 'navigate' || isReservedPath(pathname)) return undefined
    return page(
      url,
      preloaded.then((response) => response ?? fetch(request)),
    )
  }
}
