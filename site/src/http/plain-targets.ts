/** Request targets that were found to be a page's own path. */
export interface PlainTargets {
  has(target: string): boolean
  add(target: string): void
}

/**
 * Remembers which targets need not be taken apart again, as nearly all do not: those that are the canonical path of a
 * page and that no rule redirects. Bounded by the number of pages, because only they are added; forgotten when what
 * they were found with is replaced.
 */
export function createPlainTargets(foundWith: () => readonly [unknown, unknown]): PlainTargets {
  const targets = new Set<string>()
  let [base, redirects] = foundWith()

  function forgetOld(): void {
    const [nextBase, nextRedirects] = foundWith()
    if (nextBase === base && nextRedirects === redirects) return
    targets.clear()
    base = nextBase
    redirects = nextRedirects
  }

  return {
    has(target) {
      forgetOld()
      return targets.has(target)
    },
    add(target) {
      forgetOld()
      targets.add(target)
    },
  }
}
