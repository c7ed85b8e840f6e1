import { parse, defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5'
import { isReservedPath } from 'contract/rules/reserved.ts'
import { publishedPaths } from '../testing/published-paths.ts'
import type { Run } from './compare-runs.ts'
import { createNormalise, type Normalise } from './normal-text.ts'
import { pageText } from './page-text.ts'

/** A site renders two variants at a time and refuses requests when too many wait. */
const CONCURRENT = 4
/** A known route without a record, and a path without a route (spec/behaviour §7.1). */
const MISSING = ['/artists/nobody-of-this-name', '/no/such/page']

interface Visit {
  readonly text: string
  /** Addresses of this site, without hash. */
  readonly links: readonly string[]
}

/** Reads the published addresses and what their pages link to. */
export async function readSite(origin: string, say: (line: string) => void): Promise<Run> {
  const home = await (await fetch(origin)).text()
  const publicOrigin = new URL(/<link rel="canonical" href="([^"]+)"/.exec(home)?.[1] ?? origin)
    .origin
  const site = { origin, publicOrigin, normalise: createNormalise(publicOrigin) }

  const published = new Set([...(await publishedPaths(origin)), ...MISSING])
  const pages = await visitAll(published, site)
  say(`${pages.size} addresses`)
  const linked = new Set([...pages.values()].flatMap(({ links }) => links))
  const others = await visitAll(linked.difference(published), site)
  say(`${others.size} more that they link to`)
  return new Map(
    [...pages, ...others]
      .map(([address, { text }]) => [address, text] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

interface Site {
  readonly origin: string
  /** The origin in canonical links. */
  readonly publicOrigin: string
  readonly normalise: Normalise
}

async function visitAll(
  addresses: ReadonlySet<string>,
  site: Site,
): Promise<ReadonlyMap<string, Visit>> {
  const visits = new Map<string, Visit>()
  const queue = addresses.values()
  const visitNext = async () => {
    for (const address of queue) visits.set(address, await visit(address, site))
  }
  await Promise.all(Array.from({ length: CONCURRENT }, visitNext))
  return visits
}

async function visit(address: string, site: Site): Promise<Visit> {
  const response = await fetch(site.origin + address, { redirect: 'manual' })
  const { status, headers } = response
  const body = await response.text()
  return {
    text: pageText({ status, headers, body }, site.normalise),
    links: linksOf(body).flatMap((href) => ownAddress(href, address, site)),
  }
}

/** Nothing if the link leads to another site or to a file. */
function ownAddress(href: string, from: string, { publicOrigin }: Site): readonly string[] {
  if (!URL.canParse(href, publicOrigin + from)) return []
  const { origin, pathname, search } = new URL(href, publicOrigin + from)
  return origin === publicOrigin && !isReservedPath(pathname) ? [pathname + search] : []
}

function linksOf(body: string): readonly string[] {
  return hrefsIn(parse(body))
}

function hrefsIn(node: DefaultTreeAdapterTypes.Node): readonly string[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(hrefsIn) : []
  if (!tree.isElementNode(node) || node.tagName !== 'a') return inside
  const own = node.attrs.find(({ name }) => name === 'href')?.value
  return own === undefined ? inside : [own, ...inside]
}
