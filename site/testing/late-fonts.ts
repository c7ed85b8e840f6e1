import type { Page } from 'playwright-core'
import { setTimeout } from 'node:timers/promises'

/** A page asks for its fonts when it is first laid out, which may be long after it is alive on a busy machine. */
const ASKED_WITHIN_MS = 10_000

interface LateFonts {
  /** Lets the fonts come that the page asked for, and waits until they are drawn. Gives how many came late. */
  release(): Promise<number>
}

/** Fonts wait until the returned function is called. Later ones come at once. */
export async function holdFirstFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/**
 * Fonts come only after `release`, for every page anew. By the browser's own protocol, as playwright's `route` turns off the
 * cache for everything; the fonts are kept in none, so that each page waits for them.
 */
export async function holdFonts(page: Page): Promise<LateFonts> {
  const session = await page.context().newCDPSession(page)
  let gate = Promise.withResolvers<void>()
  let isHeld = Promise.withResolvers<void>()
  let late = 0
  session.on('Fetch.requestPaused', async ({ requestId, responseHeaders }) => {
    late += 1
    isHeld.resolve()
    await gate.promise
    const response = {
      requestId,
      responseCode: 200,
      responsePhrase: 'OK',
      responseHeaders: [
        ...(responseHeaders ?? []).filter(({ name }) => name.toLowerCase() !== 'cache-control'),
        { name: 'cache-control', value: 'no-store' },
      ],
    }
    // The page that asked may be left by now.
    await session.send('Fetch.continueResponse', response).catch(() => undefined)
  })
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*.woff2', requestStage: 'Response' }],
  })
  return {
    async release() {
      await Promise.race([isHeld.promise, setTimeout(ASKED_WITHIN_MS)])
      gate.resolve()
      await page.waitForFunction(() => document.fonts.status === 'loaded')
      gate = Promise.withResolvers()
      isHeld = Promise.withResolvers()
      const count = late
      late = 0
      return count
    },
  }
}
