import { describe, expect, test } from 'vitest'
import { aSite } from 'contract/testing/base-answers.ts'
import { aStubImage } from 'contract/testing/image.ts'
import { createTestSite, testPage } from '../../testing/create-test-site.ts'

describe('the files that browsers request under fixed names (spec/asked §3, spec/behaviour §2.2)', () => {
  test('a page names its icons, its manifest and, as theme-color, its background', async () => {
    const { document } = await testPage('/partners')
    const rels = document.all('link').map((link) => link.attribute('rel'))
    expect(rels).toEqual(expect.arrayContaining(['icon', 'apple-touch-icon', 'manifest']))
    expect(document.all('link[rel=manifest]')[0]?.attribute('href')).toBe('/site.webmanifest')
    expect(document.all('meta[name=theme-color]')[0]?.attribute('content')).toBe('#ffffff')
  })

  test('the manifest names the site and its icons', async () => {
    const site = await createTestSite()
    const { headers } = await site.answer('/site.webmanifest')
    expect(headers['Content-Type']).toBe('application/manifest+json; charset=utf-8')
    expect(await site.json('/site.webmanifest')).toMatchObject({
      name: 'Parallax',
      start_url: '/',
      display: 'minimal-ui',
      theme_color: '#ffffff',
      icons: [{ sizes: 'any' }, { sizes: '512x512' }],
    })
  })

  test.each([
    ['png', 'any other size', ['icon', 'apple-touch-icon'], '180x180'],
    ['svg', 'no size of its own', ['icon'], 'any'],
  ])(
    'a logo of the festival is used in place of all of them: %s, %s',
    async (ending, _what, rels, sizes) => {
      const url = `/media/00000000000000aa-full.${ending}`
      const logo = aStubImage({ url, width: 180, height: 180, sizes: {} })
      const site = await createTestSite({ answers: { '/site': aSite({ logo }) } })
      const links = (await site.page('/partners')).document
        .all('link')
        .map((link) => [link.attribute('rel'), link.attribute('href')])
        .filter(([rel]) => rel?.endsWith('icon'))
      expect(links).toEqual(rels.map((rel) => [rel, url]))
      expect(await site.json('/site.webmanifest')).toMatchObject({ icons: [{ src: url, sizes }] })
      expect((await site.answer('/favicon.ico')).status).toBe(404)
    },
  )

  test('favicon.ico is an icon; a site without answers has no manifest', async () => {
    const { status, headers } = await (await createTestSite()).answer('/favicon.ico')
    expect([status, headers['Content-Type']]).toEqual([200, 'image/x-icon'])
    const silent = await createTestSite({ isSilent: true })
    expect((await silent.answer('/site.webmanifest')).status).toBe(404)
  })
})
