import { pathOf } from 'contract/rules/path-of.ts'
import { resolveTheme } from 'contract/rules/theme.ts'
import type { Loaded, LoadArgs } from '../../screen.ts'

export interface HomeView {
  readonly featured: readonly { readonly href: string; readonly title: string }[]
}

/** The home screen (screens 1). */
export async function loadHome({ content, signal }: LoadArgs): Promise<Loaded<HomeView>> {
  const home = await content.get('/home', { signal })
  const featured = (home?.featured ?? []).map(({ slug, title }) => ({ title, href: pathOf({ type: 'event', slug }) }))
  return { page: { theme: resolveTheme() }, view: { featured } }
}
