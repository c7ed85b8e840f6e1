import { describe, expect, test } from 'vitest'
import { aSite } from 'contract/testing/base-answers.ts'
import { aPartner, aTier } from 'contract/testing/partner.ts'
import { testPage, type WireAnswers } from '../../../testing/create-test-site.ts'
import { expectOrder } from '../../../testing/expect-order.ts'

const years = [
  {
    year: 2026,
    tiers: [
      aTier({ partners: [aPartner({ blurb: 'Gives to rooms.' })] }),
      aTier({
        tier: 'principal',
        partners: [aPartner({ slug: 'city', name: 'City of Northbank' })],
      }),
      aTier({ tier: 'major', partners: [] }),
    ],
  },
  { year: 2024, tiers: [aTier({ partners: [aPartner({ name: 'Halide Paper' })] })] },
]

async function partnersPage(answers: WireAnswers = {}) {
  return testPage('/partners', { answers: { '/partners': { years }, ...answers } })
}

describe('partners (spec/screens §2)', () => {
  test('has in order title, tiers of the current year, previous festivals', async () => {
    const page = await partnersPage()
    expect(page.status).toBe(200)
    expect(page.title).toBe('Partners | Parallax 2026')
    expect(page.main.outline()).toEqual([
      '1 Partners',
      '2 Founding Partners',
      '2 Major Government Partners',
      '2 Previous festivals',
    ])
    expectOrder(page.main.text, [
      'Founding Partners',
      'Farrow Trust',
      'Gives to rooms.',
      'City of Northbank',
      '2024',
      'Halide Paper',
    ])
  })

  test('names each partner by its link, which opens in a new tab', async () => {
    const page = await partnersPage()
    expect(page.main.links()[0]).toEqual([
      'Farrow Trust (opens in a new tab)',
      'https://farrow.example',
    ])
    // Each logo has two files in the HTML, of which CSS shows one (spec/behaviour §37.2).
    const logos = page.main
      .all('img')
      .map((logo) => [logo.attribute('data-on'), logo.attribute('alt')])
    expect(logos).toEqual([
      ['light', ''],
      ['dark', ''],
      ['light', ''],
      ['dark', ''],
    ])
  })

  test('shows names only of previous festivals', async () => {
    const page = await partnersPage()
    const [year] = page.main.all('details')
    expect(year?.text).toBe('2024 Halide Paper (opens in a new tab)')
    expect(year?.all('img')).toEqual([])
  })

  test('uses the light logos on a dark page', async () => {
    const theme = { color: '#ffffff', backgroundColor: '#000000' }
    const page = await partnersPage({
      '/site': aSite({
        screens: { partners: { title: 'Partners', intro: 'With thanks.', theme } },
      }),
    })
    expect(page.main.text).toContain('With thanks.')
    expect(page.main.all('img')[0]?.attribute('src')).toBe('/media/00000000000000bb-full.svg')
  })

  test('has only its title if there are no partners', async () => {
    const page = await partnersPage({ '/partners': { years: [] } })
    expect(page.status).toBe(200)
    expect(page.main.text).toBe('Partners')
  })
})
