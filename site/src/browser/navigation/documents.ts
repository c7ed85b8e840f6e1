import { pageOf } from './place.ts'
import { navigateQuietly } from './platform-navigation.ts'
import type { ReloadGuard } from '../builds/reload-guard.ts'

export interface DocumentsDeps {
  readonly guard: ReloadGuard
  readonly location: Pick<Location, 'href' | 'reload' | 'assign' | 'replace'>
  /** Absent in browsers without the Navigation API. */
  readonly platform: Pick<Window['navigation'], 'navigate'> | undefined
}

/** Tells our own `navigate` listener not to intercept: a document is to be loaded. */
export interface DocumentInfo {
  readonly document: true
}

const DOCUMENT: DocumentInfo = { document: true }

/** The returned promises never settle, because this document is being left. */
export function createDocuments({ guard, location, platform }: DocumentsDeps) {
  let left: string | undefined

  function open(url: string, replace = false): Promise<never> {
    const to = new URL(url, location.href)
    left = pageOf(to)
    const here = new URL(location.href)
    // After Back the page already has this address: assigning it would only jump to its hash (spec/behaviour §22.7).
    if (to.origin === here.origin && pageOf(to) === pageOf(here)) location.reload()
    else load(to.href, replace)
    return new Promise(() => undefined)
  }

  function load(href: string, replace: boolean): void {
    if (!platform) {
      if (replace) location.replace(href)
      else location.assign(href)
      return
    }
    navigateQuietly(platform, href, { history: replace ? 'replace' : 'push', info: DOCUMENT })
  }

  return {
    open,
    /**
     * For a newer build, or a script of this build that did not load. Returns undefined if the path was loaded in this
     * way less than 10 s ago (spec/behaviour §22.6). When several parts of a page call this, the document is left once.
     */
    reopen(url: string): Promise<never> | undefined {
      const path = pageOf(new URL(url, location.href))
      if (left === path) return new Promise(() => undefined)
      return guard.admits(path) ? open(url) : undefined
    },
    /** The visitor stays in the document or came back to it. */
    stay(): void {
      left = undefined
    },
  }
}

export type Documents = ReturnType<typeof createDocuments>
