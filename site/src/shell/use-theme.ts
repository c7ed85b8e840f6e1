import type { ResolvedTheme } from 'contract/rules/theme.ts'
import { useLayoutEffect } from 'react'
import { themeProperties } from '../theme-properties.ts'

/**
 * Sets the page's theme in the browser (spec/behaviour §11.2). The first page has it in its own rule already; after a navigation
 * it changes in the same frame as the page, as a whole.
 */
export function useTheme(theme: ResolvedTheme): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    for (const [name, value] of Object.entries(themeProperties(theme))) {
      if (value === undefined) style.removeProperty(name)
      else style.setProperty(name, value)
    }
  }, [theme])
}
