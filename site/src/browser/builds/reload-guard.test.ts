import { describe, expect, test } from 'vitest'
import { createReloadGuard, RELOAD_GUARD_KEY, RELOAD_GUARD_MS } from './reload-guard.ts'

/** The session storage of one tab, which all its documents share. */
function aTab(stored?: string) {
  const session = new Map(stored === undefined ? [] : [[RELOAD_GUARD_KEY, stored]])
  const tab = {
    nowMs: 1_000_000,
    documentAgeMs: 0,
    storage: () => ({
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => void session.set(key, value),
    }),
    stored: (): unknown => JSON.parse(session.get(RELOAD_GUARD_KEY) ?? 'null'),
    /** Asks the guard of the current document. */
    admits: (path: string) =>
      createReloadGuard({
        storage: () => tab.storage(),
        now: () => tab.nowMs,
        documentAgeMs: () => tab.documentAgeMs,
      }).admits(path),
  }
  return tab
}

describe('the reload guard (spec/asked §4, spec/behaviour §22.6)', () => {
  test('allows one reload of a path in 10 seconds, also in the next document', () => {
    const tab = aTab()
    expect(tab.admits('/a?b=1')).toBe(true)
    tab.nowMs += RELOAD_GUARD_MS - 1
    expect(tab.admits('/a?b=1')).toBe(false)
    tab.nowMs += 1
    expect(tab.admits('/a?b=1')).toBe(true)
  })

  test('remembers each path and query, not only the last one', () => {
    const tab = aTab()
    const round = () => ['/a', '/b', '/a?x=1'].map(tab.admits)
    expect(round()).toEqual([true, true, true])
    tab.nowMs += RELOAD_GUARD_MS - 1
    expect(round()).toEqual([false, false, false])
  })

  test('stores when each path may be reloaded again, and forgets expired entries', () => {
    const tab = aTab()
    tab.admits('/a')
    expect(tab.stored()).toEqual({ '/a': 1_010_000 })
    tab.nowMs += RELOAD_GUARD_MS
    tab.admits('/b')
    expect(tab.stored()).toEqual({ '/b': 1_020_000 })
  })

  test.each(['{', 'null', '[]', '5', '"x"', '{"/a":"soon","/b":null}', '{"__proto__":5}'])(
    'ignores %s in the storage',
    (stored) => {
      const tab = aTab(stored)
      expect(tab.admits('/a')).toBe(true)
      expect(tab.admits('/a')).toBe(false)
    },
  )

  test('allows a reload again after the clock was set back', () => {
    expect(aTab(JSON.stringify({ '/a': 9_000_000 })).admits('/a')).toBe(true)
  })

  test.each([
    [
      'is refused',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
    [
      'cannot be written',
      () => ({
        getItem: () => null,
        setItem() {
          throw new DOMException('full', 'QuotaExceededError')
        },
      }),
    ],
  ])('uses the age of the document if storage %s', (_what, storage) => {
    const tab = Object.assign(aTab(), { storage })
    tab.documentAgeMs = RELOAD_GUARD_MS - 1
    expect(tab.admits('/a')).toBe(false)
    tab.documentAgeMs = RELOAD_GUARD_MS
    expect(tab.admits('/a')).toBe(true)
  })
})
