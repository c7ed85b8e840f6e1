import { aGlobal } from 'contract/testing/base-answers.ts'
import { describe, expect, test } from 'vitest'
import { bodyText, createTestSite } from '../../../testing/create-test-site.ts'
import { expectBaseline } from '../../../testing/expect-baseline.ts'
import { readPage } from '../../../testing/read-page.ts'

describe('/sw.js (spec/behaviour §35.6, §35.7)', () => {
  test('is never cached, and may connect to this site only', async () => {
    const site = await createTestSite()
    const reply = await site.answer('/sw.js')
    expect(await bodyText(reply.body)).not.toBe('')
    expectBaseline(reply, 'service worker', site.origin)
    expect((await site.answer('/sw.js/x')).status).toBe(404)
  })

  test('is another script if the site is set to keep nothing, and pages do not load it', async () => {
    const [on, off] = await Promise.all([
      createTestSite(),
      createTestSite({ settings: { keepsPages: false } }),
    ])
    const accepts = { headers: { 'accept-encoding': 'identity' } }
    const scripts = await Promise.all(
      [on, off].map(async (site) => bodyText((await site.answer('/sw.js', accepts)).body)),
    )
    expect(scripts).toEqual(['// keeps', '// switched off'])
    const pages = await Promise.all([on.page('/partners'), off.page('/partners')])
    expect(pages.map(({ html }) => html.includes('&quot;keepsPages&quot;:true'))).toEqual([
      true,
      false,
    ])
  })
})

describe('the list of files that kept pages of a build need (spec/behaviour §35.5)', () => {
  test('exists for this build only, with the page that is shown in place of pages that are not kept', async () => {
    const site = await createTestSite()
    expect(await site.json('/builds/files/test-build.json')).toEqual(['/assets/first.js'])
    const { status, headers, body } = await site.answer('/builds/not-kept/test-build.html')
    const page = readPage(status, headers, await bodyText(body))
    expect([status, page.title]).toEqual([200, 'No connection | Parallax 2026'])
    expect(headers['X-Robots-Tag']).toBe('noindex')
    expect(page.main.all('[data-kept-pages]').flatMap((list) => list.all('li'))).toHaveLength(1)
    for (const path of ['/builds/files/other.json', '/builds/not-kept/other.html']) {
      expect((await site.answer(path)).status).toBe(404)
    }
  })

  test('comes without that page while the site is held', async () => {
    const site = await createTestSite({
      answers: { '/global': aGlobal({ show_loading_screen: true }) },
    })
    expect((await site.answer('/builds/not-kept/test-build.html')).status).toBe(404)
  })
})
