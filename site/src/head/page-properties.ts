import { contrast, prefersLight } from 'contract/rules/colour.ts'
import type { ResolvedTheme } from 'contract/rules/theme.ts'
import type { ShellView } from '../shell/load-shell.ts'
import type { PageMeta } from '../views/screen.ts'

/**
 * The loading bar's colour after an error. `tokens.css` has it too: the server cannot read it there (spec/design §1).
 */
const ERROR = '#d62b1f'
/** The least contrast of a part that is not text (WCAG 1.4.11). */
const MIN_PART_CONTRAST = 3

/**
 * Returns a page's theme as custom properties of the root element (spec/behaviour §11.2, §11.3; spec/design TH2–TH5):
 * its three colours, and the derived ones that depend on a contrast, which CSS cannot compute. Undefined: the value in
 * `tokens.css` holds.
 */
export function themeProperties(
  theme: ResolvedTheme,
): Readonly<Record<string, string | undefined>> {
  const { backgroundColor, ink2, accentText } = theme
  const isErrorVisible = contrast(ERROR, backgroundColor) >= MIN_PART_CONTRAST
  return {
    '--color': theme.color,
    '--background': backgroundColor,
    '--accent': theme.accentColor,
    '--ink-2': ink2 === 'color' ? 'var(--color)' : undefined,
    '--accent-text': accentText === 'accent' ? 'var(--accent)' : undefined,
    '--error': isErrorVisible ? undefined : 'var(--color)',
    'color-scheme': prefersLight(backgroundColor) ? 'dark' : 'light',
  }
}

/**
 * Returns the CSS properties of a page's root element: its colours, and for the first paint the estimated widths of its
 * fitted lines in em (spec/design TK5, §5.4.2). Null: a navigation removes the property, so that the style sheet's
 * holds.
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
