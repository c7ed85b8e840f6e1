import type { CDPSession, Page } from 'playwright-core'
import { setTimeout } from 'node:timers/promises'

/** A page requests its fonts when it is first laid out. On a busy machine this may be long after its script runs. */
const ASKED_WITHIN_MS = 30_000

/** The first part of a face, which has the letters of nearly all texts (`site/narrow-fonts.ts`). */
const FIRST_PART = /-text-[^/]*$/

/** On a slow machine Chromium says of a font that is held back that the page does not use it. */
export function isAboutHeldFont(problem: string): boolean {
  return problem.includes('.woff2 was preloaded using link preload but not used')
}

/** A font whose response the browser holds back, in the form of the browser's protocol. */
interface PausedFont {
  readonly requestId: string
  readonly request: { readonly url: string }
  readonly responseHeaders?: readonly { readonly name: string; readonly value: string }[]
}

interface LateFonts {
  /** Sends the fonts that the page requested, and waits until they are loaded. Returns how many were late. */
  release(): Promise<number>
}

/** Holds the fonts back until the returned function is called. Fonts that are requested later are not held back. */
export async function holdFirstFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/**
 * Uses the browser's own protocol, because Playwright's `route` turns off the cache for all files. The fonts are sent
 * with `no-store`, so the page requests them again on each screen. `release` sends the parts with rare letters first:
 * the worst order for lengths in `ch`, which change with the font.
 */
export async function holdFonts(page: Page): Promise<LateFonts> {
  const session = await page.context().newCDPSession(page)
  let held: PausedFont[] = []
  let late = 0
  let isOpen = false
  let isHeld = Promise.withResolvers<void>()
  session.on('Fetch.requestPaused', async (font) => {
    late += 1
    if (isOpen) return letCome(session, font)
    held.push(font)
    isHeld.resolve()
  })
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*.woff2', requestStage: 'Response' }],
  })
  return {
    async release() {
      await Promise.race([isHeld.promise, setTimeout(ASKED_WITHIN_MS)])
      isOpen = true
      const isFirst = ({ request }: PausedFont) => FIRST_PART.test(request.url)
      const others = held.filter((font) => !isFirst(font))
      await Promise.all(others.map((font) => letCome(session, font)))
      await page.waitForFunction(() =>
        [...document.fonts].every(
          (face) => face.display === 'optional' || face.status !== 'loading',
        ),
      )
      await Promise.all(held.filter(isFirst).map((font) => letCome(session, font)))
      await page.waitForFunction(() => document.fonts.status === 'loaded')
      const count = late
      held = []
      late = 0
      isOpen = false
      isHeld = Promise.withResolvers()
      return count
    },
  }
}

async function letCome(session: CDPSession, font: PausedFont): Promise<void> {
  const { requestId, responseHeaders = [] } = font
  const headers = responseHeaders.filter(({ name }) => name.toLowerCase() !== 'cache-control')
  const response = {
    requestId,
    responseCode: 200,
    responsePhrase: 'OK',
    responseHeaders: [...headers, { name: 'cache-control', value: 'no-store' }],
  }
  // The browser may have left the page that requested the font.
  await session.send('Fetch.continueResponse', response).catch(() => undefined)
}
