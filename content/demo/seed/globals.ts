import type { Payload } from 'payload'
import type { DemoGlobals, DemoLink } from '../records.ts'
import type { SeedContext } from './context.ts'

/** Own-origin links of the demo are written with its reserved domain. */
const DEMO_ORIGIN = 'https://parallax.example'

/** Fills header, footer and site settings. */
export async function seedGlobals(
  payload: Payload,
  { header, footer, site }: DemoGlobals,
  context: SeedContext,
  siteOrigin: string,
): Promise<void> {
  const menuLink = ({ title, href }: DemoLink) => ({
    title,
    link: href.startsWith(`${DEMO_ORIGIN}/`) ? siteOrigin + href.slice(DEMO_ORIGIN.length) : href,
  })
  const navigation = (groups: typeof header.navigation) =>
    groups.map(({ title, links }) => ({ title, links: links.map(menuLink) }))

  // Payload validates a global's pictures as somebody who may see them, also when access is overridden.
  const [user] = (await payload.find({ collection: 'users', limit: 1, depth: 0 })).docs
  const editor = user ? { user } : {}

  await payload.updateGlobal({
    ...editor,
    slug: 'header',
    data: { ...header, navigation: navigation(header.navigation) },
  })
  await payload.updateGlobal({
    ...editor,
    slug: 'footer',
    data: {
      ...footer,
      navigation: navigation(footer.navigation),
      button_links: footer.button_links.map(menuLink),
    },
  })
  await payload.updateGlobal({
    ...editor,
    slug: 'site',
    data: {
      ...site,
      zone: 'Australia/Melbourne',
      image: context.id('media', site.image) ?? null,
      screens: Object.entries(site.screens).map(([screen, { title, intro, description }]) => ({
        screen: screen as 'home', // the ids of the fixed screens are the options
        title,
        intro,
        meta: { description },
      })),
    },
  })
}
