import { anArticle } from 'contract/testing/article.ts'
import { describe, expect, test } from 'vitest'
import { openAlive, openChromium, watchPage } from '../testing/chromium.ts'
import { serveBuiltSite } from '../testing/serve-built-site.ts'

const ARTICLE = '/channel/six-rolls-one-winter'
const FRAME = 'https://player.vimeo.com/video/9?autoplay=1&dnt=1'

describe('a film of another site (spec/screens §5.10)', () => {
  test('is loaded by a press and not before, and takes the focus', async () => {
    const video = { provider: 'vimeo', id: '9', title: 'Red Bulb', captions: true } as const
    const { origin } = await serveBuiltSite({ answers: { [ARTICLE]: anArticle({ video }) } })
    const browser = await openChromium()
    const { page, problems } = await watchPage(browser, { origin })
    await page.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A film</title>' }),
    )
    await openAlive(page, ARTICLE)
    const play = page.getByRole('button', { name: 'Play Red Bulb, on Vimeo' })
    await expect.poll(() => play.isVisible()).toBe(true)
    expect(problems).toEqual([])
    await play.press('Enter')

    const frame = page.locator('iframe')
    await expect.poll(() => frame.getAttribute('src')).toBe(FRAME)
    await expect.poll(() => frame.evaluate((each) => each === document.activeElement)).toBe(true)
    await expect.poll(() => problems).toEqual([expect.stringContaining(`request to ${FRAME}`)])
    await browser.close()
  })
})
