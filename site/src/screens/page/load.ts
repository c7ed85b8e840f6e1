import { resolveTheme } from 'contract/rules/theme.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../screen.ts'

export interface CustomPageView {
  readonly title: string
}

/** The generic content page and the custom pages (screens 5.17, 5.18). */
export async function loadCustomPage({ content, params, meta, signal }: LoadArgs): Promise<Loaded<CustomPageView> | NotFound> {
  const page = await content.get(`/pages/${meta.page ?? params['*'] ?? ''}`, { signal })
  if (!page) return notFound
  return { page: { title: page.title, theme: resolveTheme() }, view: { title: page.title } }
}
