import type { GlobalSlug, Payload } from 'payload'
import type { DemoGlobals, DemoLink } from '../records.ts'
import type { SeedContext } from './context.ts'
import { holds } from './holds.ts'

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
  const editor = { ...(user ? { user } : {}), context: { demo: true } }

  const isWritten = async (slug: GlobalSlug, data: object) =>
    holds(await payload.findGlobal({ slug, depth: 0 }), data)

  const headerData = { ...header, navigation: navigation(header.navigation) }
  if (!(await isWritten('header', headerData))) {
    await payload.updateGlobal({ ...editor, slug: 'header', data: headerData })
  }
  const footerData = {
    ...footer,
    navigation: navigation(footer.navigation),
    button_links: footer.button_links.map(menuLink),
  }
  if (!(await isWritten('footer', footerData))) {
    await payload.updateGlobal({ ...editor, slug: 'footer', data: footerData })
  }
  const siteData = {
    ...site,
    zone: 'Australia/Melbourne',
    image: context.id('media', site.image) ?? null,
    screens: Object.entries(site.screens).map(([screen, { title, intro, description }]) => ({
      screen: screen as 'home', // the ids of the fixed screens are the options
      title,
      intro,
      meta: { description },
    })),
  }
  if (!(await isWritten('site', siteData))) {
    await payload.updateGlobal({ ...editor, slug: 'site', data: siteData })
  }
}
