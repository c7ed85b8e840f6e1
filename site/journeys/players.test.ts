import { anArticle } from 'contract/testing/article.ts'
import { aPage } from 'contract/testing/page.ts'
import { describe, expect, test } from 'vitest'
import { openAlive, openChromium, watchPage } from '../testing/chromium.ts'
import { serveBuiltSite } from '../testing/serve-built-site.ts'

const ARTICLE = '/channel/six-rolls-one-winter'
const VIDEO = { provider: 'vimeo', id: '9', title: 'Red Bulb', captions: true } as const
const FRAME = 'https://player.vimeo.com/video/9?autoplay=1&dnt=1'

describe('a film of another site (spec/screens §5.10)', () => {
  test.each([
    ['of an article', ARTICLE, { [ARTICLE]: anArticle({ video: VIDEO }) }],
    ['in Auslan, of a page', '/about', { '/pages/about': aPage({ auslan: VIDEO }) }],
  ])('%s is loaded by a press and not before, and takes the focus', async (_of, path, answers) => {
    const { origin } = await serveBuiltSite({ answers })
    const browser = await openChromium()
    const { page, problems } = await watchPage(browser, { origin })
    await page.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A film</title>' }),
    )
    await openAlive(page, path)
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
