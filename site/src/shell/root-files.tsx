import { resolveTheme } from 'contract/rules/theme.ts'
import favicon from './favicon.ico?inline'
import touchIcon from './icon-180.png'
// Inlined: only the manifest names it. No page does, so the browser's build would have no file for it.
import largeIcon from './icon-512.png?inline'
import icon from './icon.svg'
import type { ShellView } from './load-shell.ts'

/** The links to the site's icons and its manifest in every document. */
export function Icons() {
  return (
    <>
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={touchIcon} />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}

/** The manifest, and `favicon.ico` for clients that ask for it without reading a page. */
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
    // On the home screen, where Safari forgets nothing that is kept (spec/behaviour §35.8). With the browser's Back and
    // reload: the site has no controls of its own for them.
    id: '/',
    display: 'minimal-ui',
    background_color: backgroundColor,
    theme_color: backgroundColor,
    icons: [
      { src: icon, type: 'image/svg+xml', sizes: 'any' },
      { src: largeIcon, type: 'image/png', sizes: '512x512' },
    ],
  }
}
