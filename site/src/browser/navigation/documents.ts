import { pageOf } from './place.ts'
import type { ReloadGuard } from '../builds/reload-guard.ts'

export interface DocumentsDeps {
  readonly guard: ReloadGuard
  readonly location: Pick<Location, 'href' | 'reload' | 'assign' | 'replace'>
  /** Absent in browsers without the Navigation API. */
  readonly platform: Pick<Window['navigation'], 'navigate'> | undefined
}

/** Tells our own listener that a navigation is to load a document. */
export interface DocumentInfo {
  readonly document: true
}

const DOCUMENT: DocumentInfo = { document: true }

/** Leaves this document for another. The promises never settle: the document is on its way out. */
export function createDocuments({ guard, location, platform }: DocumentsDeps) {
  let left: string | undefined

  function open(url: string, replace = false): Promise<never> {
    const to = new URL(url, location.href)
    left = pageOf(to)
    const here = new URL(location.href)
    // Back has changed the address already: going to the same one with a hash would load nothing (spec/behaviour §22.7).
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
    const result = platform.navigate(href, {
      history: replace ? 'replace' : 'push',
      info: DOCUMENT,
    })
    // They end with this document, or with the visitor's next step.
    result.committed?.catch(() => undefined)
    result.finished?.catch(() => undefined)
  }

  return {
    open,
    /**
     * Opens what is of a build that is gone, at most once in 10 s; undefined when that was less long ago (spec/behaviour
     * §22.6). Several parts of a page may ask: the document is left once.
     */
    reopen(url: string): Promise<never> | undefined {
      const path = pageOf(new URL(url, location.href))
      if (left === path) return new Promise(() => undefined)
      return guard.admits(path) ? open(url) : undefined
    },
    /** The visitor has gone on in this document, or comes back to it. */
    stay(): void {
      left = undefined
    },
  }
}

export type Documents = ReturnType<typeof createDocuments>
