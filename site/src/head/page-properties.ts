import { contrast, prefersLight } from 'contract/rules/colour.ts'
import type { ResolvedTheme } from 'contract/rules/theme.ts'
import type { ShellView } from '../shell/load-shell.ts'
import type { PageMeta } from '../views/screen.ts'

/** The loading bar's colour after an error, the same as in `tokens.css` (spec/design §1). */
const ERROR = '#d62b1f'
/** The least contrast of a part that is not text (WCAG 1.4.11). */
const MIN_PART_CONTRAST = 3

/**
 * Returns a page's theme as custom properties of the root element: its three colours, and the derived colours that
 * `tokens.css` cannot compute (spec/behaviour §11.2, §11.3; spec/design TH2–TH5). Undefined means: the value in `tokens.css` holds.
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
