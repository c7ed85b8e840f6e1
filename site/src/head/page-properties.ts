import { contrast, prefersLight } from 'contract/rules/colour.ts'
import { DEFAULT_THEME, resolveTheme, type ResolvedTheme } from 'contract/rules/theme.ts'
import type { Properties } from '../browser/payload.ts'
import type { ShellView } from '../shell/load-shell.ts'
import type { PageMeta } from '../views/screen.ts'

/** Also in `tokens.css`, which the server does not read (spec/design §1). */
const ERROR = '#d62b1f'
/** The least contrast of a part that is not text (WCAG 1.4.11). */
const MIN_PART_CONTRAST = 3

/**
 * As custom properties of the root element (spec/behaviour §11.2, §11.3; spec/design TH2–TH5): the three colours, and
 * those that depend on a contrast, which CSS cannot compute. An undefined property has its value from `tokens.css`.
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

/** Undefined for a page with its own colours: they stay for visitors who chose dark (spec/behaviour §37.2). */
export function darkProperties(theme: ResolvedTheme): Properties | undefined {
  const { color, backgroundColor, accentColor } = DEFAULT_THEME
  const isDefault =
    theme.color === color &&
    theme.backgroundColor === backgroundColor &&
    theme.accentColor === accentColor
  return isDefault ? DARK : undefined
}

/** The accent is the default one. */
const DARK = withNulls(
  themeProperties(
    resolveTheme({ color: DEFAULT_THEME.backgroundColor, backgroundColor: DEFAULT_THEME.color }),
  ),
)

/**
 * The colours, and for the first paint the estimated widths of fitted lines in em (spec/design TK5, §5.4.2). A
 * navigation removes a property that is null, and the value in the style sheet applies.
 */
export function pageProperties(
  { theme, titleEm }: Pick<PageMeta, 'theme' | 'titleEm'>,
  { footer: { years } }: Pick<ShellView, 'footer'>,
): Properties {
  const widths = { '--em-years': years.em, '--em-title': titleEm }
  return withNulls({ ...themeProperties(theme), ...widths })
}

/** A payload is JSON, which has no undefined. */
function withNulls(properties: Readonly<Record<string, string | number | undefined>>): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      value === undefined ? null : String(value),
    ]),
  )
}
