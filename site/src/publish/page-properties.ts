import type { PageView } from '../views/screen.ts'
import type { ShellView } from '../shell/load-shell.ts'
import { themeProperties } from '../head/theme-properties.ts'

/**
 * What a page sets on the root element: its colours, and the widths in em of its fitted lines, the estimates of the first
 * paint (spec/design TK5, "Fit text" 2). Null: as in the style sheet.
 */
export function pageProperties(
  { theme, titleEm }: Pick<PageView, 'theme' | 'titleEm'>,
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
