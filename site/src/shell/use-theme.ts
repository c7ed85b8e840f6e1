import type { ResolvedTheme } from 'contract/rules/theme.ts'
import { useLayoutEffect } from 'react'

/**
 * Sets the page's three colours in the browser (behaviour §11.2). The first page has them in its own rule already; after
 * a navigation they change in the same frame as the page.
 */
export function useTheme({
  color,
  backgroundColor,
  accentColor,
  ink2,
  accentText,
}: ResolvedTheme): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--color', color)
    style.setProperty('--background', backgroundColor)
    style.setProperty('--accent', accentColor)
    setOrRemove(style, '--ink-2', ink2 === 'color' ? 'var(--color)' : undefined)
    setOrRemove(style, '--accent-text', accentText === 'accent' ? 'var(--accent)' : undefined)
  }, [color, backgroundColor, accentColor, ink2, accentText])
}

function setOrRemove(style: CSSStyleDeclaration, name: string, value: string | undefined): void {
  if (value === undefined) style.removeProperty(name)
  else style.setProperty(name, value)
}
