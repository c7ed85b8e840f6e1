import { contrast, prefersLight } from 'contract/rules/colour.ts'
import type { ResolvedTheme } from 'contract/rules/theme.ts'

/** The loading bar after an error; `tokens.css` has the same (spec/design §1). */
const ERROR = '#d62b1f'
/** Of what is no text (WCAG 1.4.11). */
const MIN_PART_CONTRAST = 3

/**
 * A page's theme as properties of the root element: its three colours, and what is derived otherwise than `tokens.css`
 * does (spec/behaviour §11.2, §11.3; spec/design TH2–TH5). Undefined: as in `tokens.css`.
 */
export function themeProperties(
  theme: ResolvedTheme,
): Readonly<Record<string, string | undefined>> {
  const { backgroundColor, ink2, accentText } = theme
  const isErrorSeen = contrast(ERROR, backgroundColor) >= MIN_PART_CONTRAST
  return {
    '--color': theme.color,
    '--background': backgroundColor,
    '--accent': theme.accentColor,
    '--ink-2': ink2 === 'color' ? 'var(--color)' : undefined,
    '--accent-text': accentText === 'accent' ? 'var(--accent)' : undefined,
    '--error': isErrorSeen ? undefined : 'var(--color)',
    'color-scheme': prefersLight(backgroundColor) ? 'dark' : 'light',
  }
}
