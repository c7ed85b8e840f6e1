import { setImmediate } from 'node:timers/promises'
import { brokenForms } from 'contract/testing/broken-forms.ts'
import { BROKEN_WITHIN } from 'contract/testing/fuzz.ts'
import { describe, expect, test } from 'vitest'
import { createContentBreaker } from './break-content.ts'
import { wholeEdition } from './whole-edition.ts'

const whole = wholeEdition()
const breaker = await createContentBreaker(whole)

describe('broken content (spec/faults E17, R9)', () => {
  test('is found only where something is broken: each page of a whole edition is shown without a fault', async () => {
    const faults = await Promise.all(
      Object.entries(whole).map(([key, answer]) => breaker.faults(key, answer)),
    )
    expect(faults.flat()).toEqual([])
    expect(breaker.screens.size).toBe(33)
  })

  test.each(Object.keys(whole))(
    'of %s leaves every page that reads it complete, as valid HTML and without raw values',
    BROKEN_WITHIN,
    async (key) => {
      const faults: string[] = []
      for (const { name, broken } of brokenForms(whole[key])) {
        const found = await breaker.faults(key, broken)
        faults.push(...found.map((fault) => `${name}: ${fault}`))
        // An object that was read from a WeakRef stays in memory until the current turn of the event loop ends. Nothing
        // else here ends the turn.
        await setImmediate()
      }
      expect(faults).toEqual([])
    },
  )
})
