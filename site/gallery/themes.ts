import { resolveTheme, type ResolvedTheme } from 'contract/rules/theme.ts'

/** The nine palettes that editions and pages use (spec/design §3). */
export const THEMES: Readonly<Record<string, ResolvedTheme>> = {
  default: resolveTheme(),
  black: aTheme('#ffffff', '#000000', '#8c8c8c'),
  cyanotype: aTheme('#f1efe4', '#00091f', '#7fb0d6'),
  paper: aTheme('#000000', '#ececea', '#6b6b6b'),
  clay: aTheme('#1c0f0a', '#d9b094', '#7a3b22'),
  fog: aTheme('#111111', '#d9dccf', '#5b6a5a'),
  plum: aTheme('#fbf3ec', '#3c1730', '#d79aa5'),
  yellow: aTheme('#000000', '#f4e04d', '#6b5d00'),
  red: aTheme('#000000', '#e8402a', '#3d0a04'),
}

function aTheme(color: string, backgroundColor: string, accentColor: string): ResolvedTheme {
  return resolveTheme({ color, backgroundColor, accentColor })
}
