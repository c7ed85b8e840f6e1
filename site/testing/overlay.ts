import type { Page } from 'playwright-core'

/** What must not change behind an overlay. */
export const behind = (page: Page) =>
  page.evaluate(() => ({
    scrollY,
    width: document.body.getBoundingClientRect().width,
    mainLeft: document.querySelector('main')?.getBoundingClientRect().left,
    footerTop: document.querySelector('body > footer')?.getBoundingClientRect().top,
  }))

/** The one place over which an overlay does not take the wheel. Needs a Chromium that `showsScrollbars`. */
export async function wheelOverScrollbar(page: Page): Promise<void> {
  const { right, bottom } = await page.evaluate(() => {
    const { clientWidth } = document.documentElement
    return { right: (clientWidth + innerWidth) / 2, bottom: innerHeight / 2 }
  })
  await page.mouse.move(right, bottom)
  await page.mouse.wheel(0, 400)
}
