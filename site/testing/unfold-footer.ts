import type { Page } from 'playwright-core'

/** Opens the columns of the footer, which are folded on a narrow screen. */
export async function unfoldFooter(page: Page): Promise<void> {
  await page.locator('#footer-navigation details').evaluateAll((columns) => {
    for (const column of columns) column.setAttribute('open', '')
  })
}
