import { pageYear } from '../views/page-year.ts'
import type { PageTheme } from '../browser/payload.ts'
import type { PageView } from '../views/screen.ts'
import type { ShellView } from '../shell/load-shell.ts'
import { openGraphImage } from './open-graph-image.ts'

/** A page's theme state (spec/asked §3). */
export function pageTheme(page: PageView, shell: ShellView, title: string): PageTheme {
  const { color, backgroundColor, accentColor } = page.theme
  return {
    color,
    backgroundColor,
    accentColor,
    siteTitle: title,
    siteDescription: page.description ?? shell.description,
    siteImage: openGraphImage(page.image ?? shell.image).url,
    festival_year: pageYear(page, shell),
  }
}
