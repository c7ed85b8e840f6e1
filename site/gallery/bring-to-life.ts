import type { ResolvedTheme } from 'contract/rules/theme.ts'
import { startBars } from '../src/browser/shell/bars.ts'
import { startFittedLines } from '../src/browser/shell/fitted-lines.ts'
import { startPictures } from '../src/browser/shell/pictures.ts'
import { themeProperties } from '../src/head/page-properties.ts'

/** Does in the gallery what the script of a page does: sets the theme, and handles pictures, fitted lines and bars. */
export function bringToLife(theme: ResolvedTheme): void {
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(themeProperties(theme))) {
    if (value !== undefined) style.setProperty(name, value)
  }
  const nowhere = { subscribe: () => () => undefined }
  startPictures(nowhere)
  startFittedLines(nowhere)
  startBars(nowhere)
}
