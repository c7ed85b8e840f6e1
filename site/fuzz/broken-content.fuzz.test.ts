import fc from 'fast-check'
import { brokenForms } from 'contract/testing/broken-forms.ts'
import { FUZZ } from 'contract/testing/fuzz.ts'
import { afterAll, expect, test } from 'vitest'
import { openAlive, watchPage } from '../testing/chromium.ts'
import { openBuiltSite } from '../testing/open-built-site.ts'
import { createContentBreaker } from './break-content.ts'
import { wholeEdition } from './whole-edition.ts'

const SAMPLE = 200
/** The longest time for one page on a busy machine. */
const SLOWEST_MS = 10_000
const LOGO = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"></svg>')
const LOGOS = { '00000000000000aa-full.svg': LOGO, '00000000000000bb-full.svg': LOGO }

const whole = wholeEdition()
const breaker = await createContentBreaker(whole)
const { origin, site, browser } = await openBuiltSite({ answers: whole, media: LOGOS })
const { page, problems } = await watchPage(browser, { origin })
afterAll(() => page.context().close())

/** Broken forms of each answer, the same number for each. Each is checked on a page that reads the answer. */
const cases = Object.keys(whole)
  .filter((key) => breaker.readers(key).length > 0)
  .flatMap((key, index, keys) => {
    const share = Math.ceil(SAMPLE / keys.length)
    const forms = fc.constantFrom(...brokenForms(whole[key]))
    const paths = fc.constantFrom(...breaker.readers(key))
    const chosen = fc.sample(fc.record({ form: forms, path: paths }), {
      numRuns: share,
      seed: FUZZ.seed + index,
    })
    return chosen.map(({ form, path }) => ({ key, path, ...form }))
  })

test(
  `${cases.length} times, a page of broken content starts its script or answers 404, without a message on the console (spec/faults R9, E17)`,
  { timeout: cases.length * SLOWEST_MS },
  async () => {
    const faults: string[] = []
    for (const { key, path, name, broken } of cases) {
      await site.publish({ [key]: broken })
      await site.settled()
      const found = await faultsOf(path)
      faults.push(...found.map((fault) => `${path}, ${key} ${name}: ${fault}`))
      await site.publish({ [key]: whole[key] })
    }
    expect(faults).toEqual([])
  },
)

/** Opens a page, waits until its script runs, and returns its faults. */
async function faultsOf(path: string): Promise<readonly string[]> {
  const isThere = [...site.store.paths()].includes(path)
  try {
    const answer = await openAlive(page, path)
    const isWrong = answer?.status() !== (isThere ? 200 : 404)
    return [...(isWrong ? [`answered ${answer?.status()}`] : []), ...problems.splice(0)]
  } catch (error) {
    return [String(error), ...problems.splice(0)]
  }
}
