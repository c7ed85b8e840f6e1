import type { BrowserConfig } from '../src/browser/payload.ts'
import type { TestPage } from './read-page.ts'

export function configOf({ document }: TestPage): BrowserConfig {
  const told = document.all('script').flatMap((each) => each.attribute('data-config') ?? [])
  return JSON.parse(told[0] ?? '') as BrowserConfig // written by the site
}
