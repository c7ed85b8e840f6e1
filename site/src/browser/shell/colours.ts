import type { Properties } from '../payload.ts'
import type { Colours } from './chosen-colours.ts'
import { markDark } from './mark-dark.ts'

export const darkDevice = () => matchMedia('(prefers-color-scheme: dark)')

export function isDarkWanted(colours: Colours): boolean {
  return colours === 'dark' || (colours === 'device' && darkDevice().matches)
}

/** Undefined if the page that the server sent has its own theme (`head/page-properties.ts`). */
export function servedDark(): Properties | undefined {
  const told = document.querySelector('script[data-dark]')?.getAttribute('data-dark')
  return told == null ? undefined : (JSON.parse(told) as Properties) // written by the server
}

/** Root, header, loading bar and the browser's own bars become white on black. */
export function paintDark(dark: Properties): void {
  const root = document.documentElement
  setProperties(dark)
  root.dataset['dark'] = ''
  markDark(true)
  writeThemeColour(dark['--background'])
}

/** Where a value is null, that of the style sheet applies. */
export function paintLight(light: Properties, background: string): void {
  setProperties(light)
  delete document.documentElement.dataset['dark']
  markDark(false)
  writeThemeColour(background)
}

function setProperties(properties: Properties): void {
  const { style } = document.documentElement
  for (const [name, value] of Object.entries(properties)) {
    if (value === null) style.removeProperty(name)
    else style.setProperty(name, value)
  }
}

function writeThemeColour(background: string | null | undefined): void {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', background ?? '')
}
