import { resolveTheme } from 'contract/rules/theme.ts'
import favicon from './favicon.ico?inline'
import touchIcon from './icon-180.png'
// Inlined, because only the manifest names this icon. No page does, so the browser's build writes no file for it.
import largeIcon from './icon-512.png?inline'
import icon from './icon.svg'
import type { ShellView, SiteLogo } from './load-shell.ts'

/** The festival's logo, else the icon that came with the site. */
export function Icons({ logo }: { readonly logo?: { readonly url: string } | undefined }) {
  const touch = logo ? logo.url : touchIcon
  return (
    <>
      {logo ? (
        <link rel="icon" href={logo.url} />
      ) : (
        <link rel="icon" href={icon} type="image/svg+xml" />
      )}
      {/* Apple's home screens do not accept SVG. */}
      {!isSvg(touch) && <link rel="apple-touch-icon" href={touch} />}
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}

/** `favicon.ico` is for clients that read no page. A festival with its own logo has none: it would show another. */
export function rootFiles(shell: ShellView) {
  return {
    'site.webmanifest': JSON.stringify(webManifest(shell)),
    'favicon.ico': shell.logo
      ? undefined
      : Buffer.from(favicon.slice(favicon.indexOf(',') + 1), 'base64'),
  }
}

function webManifest({ siteName: name, description, logo }: ShellView) {
  const { backgroundColor } = resolveTheme()
  return {
    name,
    description,
    lang: 'en-AU',
    start_url: '/',
    // Safari does not delete the kept pages of a site that is on the home screen (spec/behaviour §35.8). `minimal-ui`
    // shows the browser's Back and reload buttons, because the site has none of its own.
    id: '/',
    display: 'minimal-ui',
    background_color: backgroundColor,
    theme_color: backgroundColor,
    icons: logo
      ? [{ src: logo.url, sizes: sizesOf(logo) }]
      : [
          { src: icon, type: 'image/svg+xml', sizes: 'any' },
          { src: largeIcon, type: 'image/png', sizes: '512x512' },
        ],
  }
}

function sizesOf({ url, width, height }: SiteLogo): string {
  return isSvg(url) || !width || !height ? 'any' : `${width}x${height}`
}

function isSvg(address: string): boolean {
  return address.endsWith('.svg')
}
