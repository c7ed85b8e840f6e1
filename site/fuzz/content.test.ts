import { describe, expect, test } from 'vitest'
import { createContentBreaker } from './break-content.ts'
import { IS_SHORT } from './lengths.ts'
import { MUTATIONS, placesOf, replaced } from './mutations.ts'
import { wholeEdition } from './whole-edition.ts'

const MINUTE_MS = 60_000
/** Of one answer, in the short run. */
const SHORT_PLACES = 20

const whole = wholeEdition()
const breaker = await createContentBreaker(whole)

describe('broken content (faults E17, R9)', () => {
  test('is nowhere in the edition that is broken: each page of it is shown without a fault', async () => {
    const faults = await Promise.all(
      Object.entries(whole).map(([key, answer]) => breaker.faults(key, answer)),
    )
    expect(faults.flat()).toEqual([])
    expect(breaker.screens.size).toBe(29)
  })

  test.each(Object.keys(whole))(
    'of %s shows every page that reads it, whole, as valid HTML and without raw values',
    { timeout: IS_SHORT ? MINUTE_MS : 60 * MINUTE_MS },
    async (key) => {
      const faults: string[] = []
      for (const { name, answer } of broken(whole[key])) {
        const found = await breaker.faults(key, answer)
        faults.push(...found.map((fault) => `${name}: ${fault}`))
      }
      expect(faults).toEqual([])
    },
  )
})

/** Every place of an answer in every broken form; in the short run, some places in one form each, by turns. */
function* broken(answer: unknown): Generator<{ name: string; answer: unknown }> {
  const places = [...placesOf(answer)]
  const forms = Object.entries(MUTATIONS)
  const step = IS_SHORT ? Math.ceil(places.length / SHORT_PLACES) : 1
  for (let index = 0; index < places.length; index += step) {
    const path = places[index] ?? []
    const turn = (index / step) % forms.length
    for (const [name, change] of IS_SHORT ? forms.slice(turn, turn + 1) : forms)
      yield { name: `${path.join('.')} ${name}`, answer: replaced(answer, path, change) }
  }
}
