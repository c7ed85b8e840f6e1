import { describe, expect, test } from 'vitest'
import { aGlobal, aNavGroup } from '../testing/base-answers.ts'
import { aStubImage } from '../testing/image.ts'
import { Global } from './global.ts'
import { prune } from './prune.ts'

const good = aGlobal()
const { header = {}, footer = {} } = good

/** The rows of the menu as parsed. */
function rows(...navigation: readonly unknown[]) {
  const { value, fields } = inHeader({ navigation })
  return { rows: value.header.navigation, problems: fields.length }
}

/** The parsed `/global` after a part of it was replaced, and the fields that were reported. */
function read(fault: object) {
  const result = prune(Global, JSON.parse(JSON.stringify({ ...good, ...fault })))
  if (!result.ok) throw new Error('/global was refused as a whole')
  return { value: result.value, fields: result.problems.map(({ field }) => field) }
}

const inHeader = (fault: object) => read({ header: { ...header, ...fault } })
const inFooter = (fault: object) => read({ footer: { ...footer, ...fault } })

describe('reading /global (spec/content E)', () => {
  test('returns one consistent shape without a problem', () => {
    expect(read({})).toEqual({
      value: {
        acknowledgement_modal: 'We acknowledge the Traditional Owners.',
        festival_year: 2026,
        show_loading_screen: false,
        header: {
          title: 'Parallax 2026',
          about: 'International Festival of Photography',
          where: 'Melbourne & Victoria, 6–29 March 2026',
          theme_text: 'Theme: Afterimage',
          mobile_title: 'Parallax',
          navigation: [{ title: 'Program', links: [{ title: 'All events', link: '/program' }] }],
        },
        footer: {
          navigation: [{ title: 'Visit', links: [{ title: 'Venues', link: '/venues' }] }],
          button_links: [{ title: 'Newsletter', link: '/subscribe' }],
          founding_partners: [],
          principal_partners: [],
          major_partners: [],
          acknowledgement: 'Parallax takes place on Wurundjeri Woi-wurrung and Bunurong Country.',
        },
      },
      fields: [],
    })
  })

  test.each([
    ['a list that is missing', undefined],
    ['a list that is null', null],
    ['a list that is a text', 'none'],
    ['a list that is an object', { 0: aNavGroup('Program', []) }],
  ])('reads %s as an empty one and reports it', (_what, navigation) => {
    const { value, fields } = inHeader({ navigation })

    expect(value.header.navigation).toEqual([])
    expect(value.header.title).toBe('Parallax 2026')
    expect(fields).toEqual(['header.navigation'])
  })

  test.each([
    ['missing', undefined, ''],
    ['null', null, ''],
    ['a number', 12, ''],
    ['padded', '  Parallax ', 'Parallax'],
    ['not composed', 'Cafe\u0301', 'Café'],
  ])('reads a text that is %s', (_what, title, expected) => {
    const { value, fields } = inHeader({ content: { ...header.content, title } })

    expect(value.header.title).toBe(expected)
    expect(fields).toEqual(expected === '' ? ['header.content.title'] : [])
  })

  test.each([undefined, null, 1, 0, 'true', 'false', {}])(
    'reads show_loading_screen %j as false and reports it',
    (show_loading_screen) => {
      const { value, fields } = read({ show_loading_screen })

      expect(value.show_loading_screen).toBe(false)
      expect(fields).toEqual(['show_loading_screen'])
    },
  )

  test.each([undefined, null, '2024', 2024.5, 1899, 2101, {}])(
    'reads festival_year %j as 2026 and reports it',
    (festival_year) => {
      const { value, fields } = read({ festival_year })

      expect(value.festival_year).toBe(2026)
      expect(fields).toEqual(['festival_year'])
    },
  )

  test.each([1900, 2024, 2100])('accepts festival_year %i', (festival_year) => {
    expect(read({ festival_year })).toMatchObject({ value: { festival_year }, fields: [] })
  })

  test.each([{ header: null }, { footer: 12 }, { header: [], footer: [] }, {}])(
    'uses defaults for a header or footer that is missing or not an object: %j',
    (fault) => {
      const result = prune(Global, fault)

      expect(result).toMatchObject({
        ok: true,
        value: { header: { title: '', navigation: [] }, footer: { button_links: [] } },
      })
      expect(result.problems).not.toEqual([])
    },
  )

  test('refuses an answer that is not an object', () => {
    expect([null, [], 'x', 12].map((answer) => prune(Global, answer).ok)).not.toContain(true)
  })

  test('ignores unknown fields', () => {
    expect(read({ tracking: '<script>', header: { ...header, logo: 12 } }).fields).toEqual([])
  })
})

describe('rows of the navigation (content E)', () => {
  const kept = aNavGroup('Visit', [['Venues', '/venues']])
  const visit = { title: 'Visit', links: [{ title: 'Venues', link: '/venues' }] }

  test.each([
    ['without main_link_group', { nav_group: { link_group: kept.nav_group.link_group } }],
    ['without link_group', { nav_group: { main_link_group: { title: 'Program' } } }],
    ['without nav_group', {}],
    ['that is null', null],
    ['with neither title nor links', aNavGroup('', [])],
  ])('drop a row %s and report it', (_what, row) => {
    expect(rows(row, kept)).toEqual({ rows: [visit], problems: 1 })
  })

  test('keep an empty title when the group has links', () => {
    expect(rows(aNavGroup('', [['Venues', '/venues']]))).toEqual({
      rows: [{ ...visit, title: '' }],
      problems: 0,
    })
  })

  test('keep a title without links', () => {
    expect(rows(aNavGroup('Visit', []))).toEqual({
      rows: [{ title: 'Visit', links: [] }],
      problems: 0,
    })
  })

  test.each([
    ['no title', { link_group: { link: '/a' } }],
    ['an empty title', { link_group: { title: ' ', link: '/a' } }],
    ['no link', { link_group: { title: 'A' } }],
    ['a link that is a number', { link_group: { title: 'A', link: 12 } }],
    ['no fields', {}],
    ['null in its place', null],
  ])('drop a sub-link with %s and report it', (_what, link) => {
    const { nav_group: group } = kept
    const row = { nav_group: { ...group, link_group: [link, ...group.link_group] } }

    expect(rows(row)).toEqual({ rows: [visit], problems: 1 })
  })

  test.each([{ link: '/a' }, { title: 'A' }, { title: '', link: '/a' }, null])(
    'drop the button %j and report it',
    (button) => {
      const { value, fields } = inFooter({
        button_links: { link_group: [button, { title: 'Newsletter', link: '/subscribe' }] },
      })

      expect(value.footer.button_links).toEqual([{ title: 'Newsletter', link: '/subscribe' }])
      expect(fields).toHaveLength(1)
    },
  )
})

describe('partners of the footer (content E)', () => {
  const [dark, light] = [aStubImage({ alt: 'dark' }), aStubImage({ alt: 'light' })]
  const partner = {
    name: 'Farrow Trust',
    website: 'https://farrow.example',
    logo: dark,
    logo_light: light,
  }
  const read1 = (fault: object) => {
    const { value, fields } = inFooter({ founding_partners: [{ ...partner, ...fault }, partner] })
    return { partners: value.footer.founding_partners, problems: fields.length }
  }

  test.each([
    ['without name', { name: undefined }],
    ['with an empty name', { name: '' }],
    ['without website', { website: undefined }],
    ['with neither logo', { logo: undefined, logo_light: undefined }],
    ['with one logo that has no url', { logo: { alt: 'x' }, logo_light: undefined }],
  ])('drop a partner %s and report it', (_what, fault) => {
    const { partners, problems } = read1(fault)

    expect(partners).toHaveLength(1)
    expect(problems).toBeGreaterThan(0)
  })

  test.each([
    ['logo_light', { logo: undefined }, 'light'],
    ['logo_light', { logo: { url: 12 } }, 'light'],
    ['logo', { logo_light: undefined }, 'dark'],
  ])('use the only logo, %s, for both backgrounds', (_which, fault, alt) => {
    const [first] = read1(fault).partners

    expect([first?.logo?.alt, first?.logo_light?.alt]).toEqual([alt, alt])
  })
})
