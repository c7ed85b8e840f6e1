import { expect, test, vi } from 'vitest'
import type { Navigation } from '../navigation/navigation.ts'
import type { BrowserConfig } from '../payload.ts'
import { createSavedPlan } from '../plan/saved-plan.ts'
import { keepWhenWanted } from './when-wanted.ts'
import { wantKeeping } from './want-keeping.ts'

test('full storage stops neither the page nor a pack, and removes no plan that was kept before (spec/behaviour §35.1)', () => {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (entry: string) => entries.get(entry) ?? null,
    setItem(entry: string, text: string) {
      if (entry !== 'plan') throw new DOMException('', 'QuotaExceededError')
      entries.set(entry, text)
    },
  })
  vi.stubGlobal('navigator', { serviceWorker: {} })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  const navigation = { subscribe: () => () => undefined } as unknown as Navigation // no other method is called
  const config = { settings: { keepsPages: true } } as unknown as BrowserConfig // nothing else is used

  expect(wantKeeping).not.toThrow()
  keepWhenWanted(navigation, config)
  const item = { code: 'ev01', savedAt: 1, fingerprint: '', name: 'Slack Water' }
  expect(createSavedPlan().change(() => [item])).toBe(true)
})
