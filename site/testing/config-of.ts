import type { BrowserConfig } from '../src/browser/payload.ts'
import type { TestPage } from './read-page.ts'

/** The configuration that a page gives to its script. */
export function configOf({ document }: TestPage): BrowserConfig {
  const told = document.all('script').flatMap((each) => each.attribute('data-config') ?? [])
  return JSON.parse(told[0] ?? '') as BrowserConfig // written by the site
}
