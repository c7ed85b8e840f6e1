import type { Page } from 'playwright-core'

/** The state of the page that must not change behind an overlay. */
export const behind = (page: Page) =>
  page.evaluate(() => ({
    scrollY,
    width: document.body.getBoundingClientRect().width,
    mainLeft: document.querySelector('main')?.getBoundingClientRect().left,
    footerTop: document.querySelector('body > footer')?.getBoundingClientRect().top,
  }))

/** The only place where an overlay does not receive the wheel. This needs a Chromium with `showsScrollbars`. */
export async function wheelOverScrollbar(page: Page): Promise<void> {
  const { right, bottom } = await page.evaluate(() => {
    const { clientWidth } = document.documentElement
    return { right: (clientWidth + innerWidth) / 2, bottom: innerHeight / 2 }
  })
  await page.mouse.move(right, bottom)
  await page.mouse.wheel(0, 400)
}
