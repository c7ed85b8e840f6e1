import type { PageMeta } from '../views/screen.ts'
import type { ShellView } from '../shell/load-shell.ts'
import { themeProperties } from '../head/theme-properties.ts'

/**
 * Returns the CSS properties of a page's root element: its colours, and the estimated widths of its fitted lines in em
 * for the first paint (spec/design TK5, "Fit text" 2). Null: as in the style sheet.
 */
export function pageProperties(
  { theme, titleEm }: Pick<PageMeta, 'theme' | 'titleEm'>,
  { footer: { years } }: Pick<ShellView, 'footer'>,
): Readonly<Record<string, string | null>> {
  const widths = { '--em-years': years.em, '--em-title': titleEm }
  return Object.fromEntries(
    Object.entries({ ...themeProperties(theme), ...widths }).map(([name, value]) => [
      name,
      value === undefined ? null : String(value),
    ]),
  )
}
