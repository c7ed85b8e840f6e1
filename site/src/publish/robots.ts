/** What robots may ask: all but what pages ask for themselves. It tells of no page, so it stays while the site is held. */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}
