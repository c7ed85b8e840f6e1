import type { Content } from '../client/content.ts'

export interface ShellView {
  readonly siteName: string
  readonly festivalYear: number
  readonly origin: string
  readonly header: { readonly title: string }
}

/** What surrounds every screen, from `/global` and `/site`. */
export async function loadShell(content: Content, origin: string): Promise<ShellView | undefined> {
  const global = await content.get('/global')
  if (!global) return undefined
  return { siteName: 'Parallax', festivalYear: global.festival_year, origin, header: { title: global.header.title } }
}
