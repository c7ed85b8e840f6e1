import { aGlobal, aNavGroup } from 'contract/testing/base-answers.ts'
import { aPage } from 'contract/testing/page.ts'
import { describe, expect, test } from 'vitest'
import { testPage } from '../../testing/create-test-site.ts'

const { header, footer } = aGlobal()

/** A page of a site with this header, and with these buttons in its footer if a test needs them. */
async function aPageWith(parts: Partial<typeof header>, buttons?: readonly [string, string][]) {
  const link_group = buttons?.map(([title, link]) => ({ title, link }))
  const answers = {
    '/routes': { custom_pages: ['about'], program: [], festival_years: [2026] },
    '/pages/about': aPage({ theme: { backgroundColor: '#0001ff', color: '#ffffff' } }),
    '/global': aGlobal({
      header: { ...header, ...parts },
      ...(link_group ? { footer: { ...footer, button_links: { link_group } } } : {}),
    }),
  }
  return testPage('/about', { answers })
}

const inHeader = async (page: ReturnType<typeof aPageWith>) =>
  (await page).document.all('header')[0]?.links()
const inMenu = async (page: ReturnType<typeof aPageWith>) =>
  (await page).document.all('nav[aria-label=Main]')[0]

describe('the header strip as it is served (spec/asked §2, spec/behaviour §12)', () => {
  test('links title, about, where and theme text to home', async () => {
    const links = (await inHeader(aPageWith({}))) ?? []
    expect(links.map(([text]) => text)).toEqual([
      'Parallax 2026Parallax',
      'International Festival of Photography',
      'Melbourne & Victoria, 6–29 March 2026',
      'Theme: Afterimage',
      'Menu',
    ])
    expect(links.map(([, href]) => href)).toEqual(['/', '/', '/', '/', '#footer-navigation'])
  })

  test('leaves out empty texts, and uses the title if there is no mobile title', async () => {
    const content = {
      title: 'Parallax 2026',
      about: '',
      where: '',
      theme_text: '',
      mobile_title: '',
    }
    const links = await inHeader(aPageWith({ content }))
    expect(links).toEqual([
      ['Parallax 2026Parallax 2026', '/'],
      ['Menu', '#footer-navigation'],
    ])
  })

  test('is visible and at the top, and dark on a background that starts with #000', async () => {
    const [strip] = (await aPageWith({})).document.all('header')
    const states = ['home', 'shown', 'top', 'active', 'dark', 'still']
    expect(states.filter((each) => strip?.attribute(`data-${each}`) !== undefined)).toEqual([
      'shown',
      'top',
      'dark',
    ])
  })

  test('has no toggle without groups, or if no group has a usable link (spec/behaviour §13.1)', async () => {
    for (const navigation of [[], [aNavGroup('Bad', [['Run', 'javascript:alert(1)']])]]) {
      const page = await aPageWith({ navigation })
      expect(page.document.all('button[aria-haspopup=dialog]')).toEqual([])
      expect(page.html).not.toContain('javascript:')
    }
  })
})

describe('the menu as it is served (spec/asked §2, spec/behaviour §13)', () => {
  test('lists the groups in order, each under its title, closed', async () => {
    const navigation = [
      aNavGroup('Program', [['All events', '/program']]),
      aNavGroup('Nowhere', []),
      aNavGroup('', [['Venues', '/venues']]),
    ]
    const page = await aPageWith({ navigation })
    const [menu] = page.document.all('nav[aria-label=Main]')
    expect(menu?.outline()).toEqual(['2 Program'])
    expect(menu?.links()).toEqual([
      ['All events', '/program'],
      ['Venues', '/venues'],
      ['My program', '/plan'],
    ])
    expect(page.document.all('dialog[open]')).toEqual([])
  })

  test('shows the footer’s buttons instead of the link to /subscribe', async () => {
    const navigation = [
      aNavGroup('About', [
        ['About', '/about'],
        ['Subscribe', '/subscribe'],
        ['Press', '/press'],
      ]),
    ]
    const buttons: [string, string][] = [
      ['By email', 'https://letters.example/join'],
      ['By post', '/post'],
    ]
    const menu = await inMenu(aPageWith({ navigation }, buttons))
    expect(menu?.links().map(([, href]) => href)).toEqual([
      '/about',
      'https://letters.example/join',
      '/post',
      '/press',
      '/plan',
    ])
  })
})
