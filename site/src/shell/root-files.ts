import { resolveTheme } from 'contract/rules/theme.ts'
import favicon from './favicon.ico?inline'
// No page names it, so that the browser's build has no file of it.
import largeIcon from './icon-512.png?inline'
import icon from './icon.svg'
import type { ShellView } from './load-shell.ts'

/**
 * What browsers ask for by names of their own at the root of the site. `favicon.ico` is for whoever looks no further: pages
 * name a better icon.
 */
export function rootFiles({ siteName, description }: ShellView) {
  return {
    'site.webmanifest': JSON.stringify(webManifest(siteName, description)),
    'favicon.ico': Buffer.from(favicon.slice(favicon.indexOf(',') + 1), 'base64'),
  }
}

function webManifest(name: string, description: string) {
  const { backgroundColor } = resolveTheme()
  return {
    name,
    description,
    lang: 'en-AU',
    start_url: '/',
    display: 'browser',
    background_color: backgroundColor,
    theme_color: backgroundColor,
    icons: [
      { src: icon, type: 'image/svg+xml', sizes: 'any' },
      { src: largeIcon, type: 'image/png', sizes: '512x512' },
    ],
  }
}
