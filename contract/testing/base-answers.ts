import type { WireOf } from '../answers/keys.ts'

/** Without these no page is rendered. */
export function baseAnswers(): Readonly<Record<string, unknown>> {
  return {
    '/global': aGlobal(),
    '/routes': {
      custom_pages: [],
      program: [],
      festival_years: [2026, 2024, 2022],
    } satisfies WireOf<'/routes'>,
    '/localtime': { utc_offset: '+11:00' } satisfies WireOf<'/localtime'>,
    '/site': aSite(),
    '/redirects': { rules: [], gone: [] } satisfies WireOf<'/redirects'>,
  }
}

export function aGlobal(overrides: Partial<WireOf<'/global'>> = {}): WireOf<'/global'> {
  return {
    acknowledgement_modal: 'We acknowledge the Traditional Owners.',
    festival_year: 2026,
    show_loading_screen: false,
    header: {
      content: {
        title: 'Parallax 2026',
        about: 'International Festival of Photography',
        where: 'Melbourne & Victoria, 6–29 March 2026',
        theme_text: 'Theme: Afterimage',
        mobile_title: 'Parallax',
      },
      navigation: [aNavGroup('Program', [['All events', '/program']])],
    },
    footer: {
      navigation: [aNavGroup('Visit', [['Venues', '/venues']])],
      button_links: { link_group: [{ title: 'Newsletter', link: '/subscribe' }] },
      founding_partners: [],
      principal_partners: [],
      major_partners: [],
      acknowledgement: 'Parallax takes place on Wurundjeri Woi-wurrung and Bunurong Country.',
    },
    ...overrides,
  }
}

/** In the specification's shape. */
export function aNavGroup(
  title: string,
  links: readonly (readonly [title: string, link: string])[],
) {
  return {
    nav_group: {
      main_link_group: { title },
      link_group: links.map(([linkTitle, link]) => ({ link_group: { title: linkTitle, link } })),
    },
  }
}

export function aSite(overrides: Partial<WireOf<'/site'>> = {}): WireOf<'/site'> {
  return {
    name: 'Parallax',
    description: 'A festival of photography in Melbourne and Victoria.',
    zone: 'Australia/Melbourne',
    footer_years: '2018–2025',
    holding: {},
    alerts: [],
    screens: {},
    access_contact: 'access@parallax.example',
    ...overrides,
  }
}
