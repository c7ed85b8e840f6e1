import { aGlobal, aNavGroup, aSite } from 'contract/testing/base-answers.ts'
import { aPage } from 'contract/testing/page.ts'
import { aPartner } from 'contract/testing/partner.ts'
import { describe, expect, test } from 'vitest'
import { testPage } from '../../testing/create-test-site.ts'

const { footer } = aGlobal()
const DARK = '/media/00000000000000aa-full.svg'
const LIGHT = '/media/00000000000000bb-full.svg'
const { logo_light: _light, ...ONE_LOGO } = aPartner()

/** The footer of a page. */
async function aFooter({
  parts = {},
  backgroundColor = '#ffffff',
  site = {},
}: {
  parts?: Partial<typeof footer>
  backgroundColor?: string
  site?: Parameters<typeof aSite>[0]
}) {
  const answers = {
    '/routes': { custom_pages: ['about'], program: [], festival_years: [2026] },
    '/pages/about': aPage({ theme: { backgroundColor } }),
    '/global': aGlobal({ footer: { ...footer, ...parts } }),
    '/site': aSite(site),
  }
  const page = await testPage('/about', { answers })
  expect(page.status).toBe(200)
  const element = page.document.all('footer').at(-1)
  if (!element) throw new Error('the page has no footer')
  return element
}

describe('partners in the footer (spec/asked §2, spec/behaviour §14)', () => {
  test.each([
    ['founding_partners', 'Founding Partners'],
    ['principal_partners', 'Major Government Partners'],
    ['major_partners', 'Major Partners'],
  ])('of %s are under "%s", the only heading of a tier', async (field, heading) => {
    const outline = (await aFooter({ parts: { [field]: [aPartner()] } })).outline()
    expect(outline).toContain(`2 ${heading}`)
    expect(outline.filter((each) => each.includes('Partners'))).toHaveLength(1)
  })

  test('link to their website in a new tab, by their name', async () => {
    const element = await aFooter({ parts: { major_partners: [aPartner()] } })
    const [link] = element.all('a[href=https://farrow.example]')
    expect(link?.attribute('target')).toBe('_blank')
    expect(link?.all('img')[0]?.attribute('alt')).toBe('Farrow Trust')
  })

  test('are shown without a link if their website is not a link', async () => {
    const partner = aPartner({ website: 'javascript:alert(1)' })
    const element = await aFooter({ parts: { major_partners: [partner] } })
    expect(element.all('img').every((logo) => logo.attribute('alt') === partner.name)).toBe(true)
    expect(element.links().filter(([, href]) => href.includes('alert'))).toEqual([])
  })

  test.each([
    ['#ffffff', aPartner(), DARK, undefined],
    ['#1a1a1a', aPartner(), LIGHT, undefined],
    ['#3c1730', aPartner(), LIGHT, undefined],
    ['#ffffff', ONE_LOGO, DARK, 'dark'],
    ['#1a1a1a', ONE_LOGO, DARK, 'always'],
  ])('on %s show the logo that is visible there', async (backgroundColor, partner, src, plate) => {
    const element = await aFooter({ parts: { founding_partners: [partner] }, backgroundColor })
    const [logo] = element.all('img')
    expect([logo?.attribute('src'), logo?.attribute('data-plate')]).toEqual([src, plate])
  })
})

test('have on a light page both logos in the HTML, both lazy, for visitors who choose dark (spec/behaviour §37.2)', async () => {
  const element = await aFooter({ parts: { founding_partners: [aPartner()] } })
  const logos = element.all('img')
  expect(logos.map((logo) => [logo.attribute('src'), logo.attribute('data-on')])).toEqual([
    [DARK, 'light'],
    [LIGHT, 'dark'],
  ])
  expect(logos.every((logo) => logo.attribute('loading') === 'lazy')).toBe(true)
})

describe('the rest of the footer (spec/asked §2, spec/behaviour §14)', () => {
  test('has the navigation, the buttons, the acknowledgement and the years', async () => {
    const element = await aFooter({
      parts: { navigation: [aNavGroup('Visit', [['Venues', '/venues']])] },
      site: { footer_years: '2018–2026' },
    })
    expect(element.all('nav[id=footer-navigation]')[0]?.links()).toEqual([['Venues', '/venues']])
    expect(element.links()).toContainEqual(['Newsletter', '/subscribe'])
    expect(element.text).toContain('Parallax takes place on Wurundjeri Woi-wurrung')
    expect(element.text).toMatch(/2018–2026$/)
  })

  test('folds each navigation column under its title, except a column without a title', async () => {
    const groups = [aNavGroup('Visit', [['Venues', '/venues']]), aNavGroup('', [['Map', '/map']])]
    const element = await aFooter({ parts: { navigation: groups } })
    const folds = element.all('details')
    expect(folds.map((fold) => [fold.all('summary')[0]?.text, fold.links()])).toEqual([
      ['Visit', [['Venues', '/venues']]],
    ])
    expect(element.links()).toContainEqual(['Map', '/map'])
  })

  test('has the years and acknowledgement of the specification if staff wrote none', async () => {
    const { footer_years: _years, ...site } = aSite()
    const answers = {
      '/global': aGlobal({ footer: { ...footer, acknowledgement: '' } }),
      '/site': site,
    }
    const page = await testPage('/partners', { answers })
    const element = page.document.all('footer').at(-1)
    expect(element?.text).toContain('We acknowledge the Traditional Owners of the lands')
    expect(element?.text).toMatch(/2018–2025$/)
  })

  test.each(Object.keys(footer ?? {}))('goes on without %s', async (field) => {
    const rest = Object.entries({ ...footer }).filter(([name]) => name !== field)
    const answers = { '/global': { ...aGlobal(), footer: Object.fromEntries(rest) } }
    expect((await testPage('/partners', { answers })).status).toBe(200)
  })
})
