import { checkBackLine, DEFAULT_HOLDING_LINES } from 'contract/rules/holding.ts'
import { isoWithOffset, toInstant } from 'contract/rules/local-time.ts'
import { siteName } from 'contract/rules/page-title.ts'
import { parseLink } from 'contract/rules/parse-link.ts'
import type { Content } from '../../views/screen.ts'
import { siteZone } from '../../views/site-zone.ts'
import { lineWidthEm } from '../../views/fit-text-width.ts'

export interface HoldingView {
  readonly name: string
  readonly about: string
  readonly lines: readonly [HoldingLine, HoldingLine]
  readonly checkBack: string
  /** Absent if staff open the site. */
  readonly opens?: { readonly atMs: number; readonly iso: string }
  readonly logo?: { readonly url: string } | undefined
  /** To other sites. */
  readonly links: readonly HoldingLink[]
}

interface HoldingLine {
  readonly text: string
  /** The estimated width of the line in em. */
  readonly em: number
}

interface HoldingLink {
  readonly title: string
  readonly href: string
  readonly opensTab: boolean
}

/**
 * spec/behaviour §16, spec/screens §11. Only the footer's links to other sites stay: every path of the site shows this
 * screen.
 */
export function loadHolding(content: Content, origin: string): HoldingView | undefined {
  const global = content.get('/global')
  const site = content.get('/site')
  if (!global) return undefined
  const { opens_at, lines, check_back } = site?.holding ?? {}
  const zone = siteZone(content)
  const atMs = opens_at === undefined ? undefined : toInstant(opens_at, zone)
  const [first, second] = lines ?? DEFAULT_HOLDING_LINES
  return {
    name: siteName(site?.name, global.header.title),
    about: global.header.about,
    lines: [line(first), line(second)],
    logo: site?.logo,
    checkBack: checkBackLine(atMs, { zone, given: check_back }),
    ...(atMs === undefined ? {} : { opens: { atMs, iso: isoWithOffset(atMs, zone) } }),
    links: global.footer.button_links.flatMap(({ title, link }) => {
      const parsed = parseLink(link, { origin })
      return parsed.kind === 'plain' ? [{ title, href: parsed.href, opensTab: parsed.newTab }] : []
    }),
  }
}

function line(text: string): HoldingLine {
  return { text, em: lineWidthEm(text) }
}
