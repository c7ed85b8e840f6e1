import { NavigationType, type DataRouter } from 'react-router'
import type { ReloadGuard } from './reload-guard.ts'

export interface DocumentsDeps {
  readonly guard: ReloadGuard
  readonly location: Pick<Location, 'href' | 'reload' | 'assign' | 'replace'>
  /** The router's navigation under way. */
  readonly navigation: () => Pick<DataRouter['state']['navigation'], 'location' | 'historyAction'>
}

/** Leaves this document for another. What was being loaded is never shown: no promise of here is ever fulfilled. */
export function createDocuments({ guard, location, navigation }: DocumentsDeps) {
  let left: { readonly path: string; readonly by: unknown } | undefined
  let interrupted: unknown

  function open(url: string): Promise<never> {
    const { location: by, historyAction } = navigation()
    const to = new URL(url, location.href)
    left = { path: pathOf(to), by }
    // Back has changed the address already: assigning the same one with a hash would load nothing (spec/behaviour §22.7).
    if (isSamePage(to, new URL(location.href))) location.reload()
    else if (historyAction === NavigationType.Replace) location.replace(to.href)
    else location.assign(to.href)
    return new Promise(() => undefined)
  }

  return {
    open,
    /**
     * Opens what this document could not show, at most once in 10 s; undefined when that was less long ago
     * (spec/behaviour §22.6). Several parts of one navigation may ask: the document is left once. What was interrupted fails for that
     * reason alone.
     */
    reopen(url: string): Promise<never> | undefined {
      const path = pathOf(new URL(url, location.href))
      const by = navigation().location
      const isLeft = left?.path === path && left.by === by
      if (isLeft || (by && by === interrupted)) return new Promise(() => undefined)
      return guard.admits(path) ? open(url) : undefined
    },
    /** The visitor leaves for another document; this one may come back, and has another navigation then. */
    interrupt(): void {
      interrupted = navigation().location
    },
  }
}

export type Documents = ReturnType<typeof createDocuments>

function isSamePage(a: URL, b: URL): boolean {
  return a.origin === b.origin && pathOf(a) === pathOf(b)
}

function pathOf({ pathname, search }: URL): string {
  return pathname + search
}
