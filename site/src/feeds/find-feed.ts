import { grammarOf } from '../lists/query-grammars.ts'
import { formatQuery, parseQuery } from '../urls/query.ts'
import { changesFeed } from './changes-feed.ts'
import { channelFeed } from './channel-feed.ts'
import { feedText, type FeedForm, type FeedsSource } from './feed-text.ts'

/** The address with only the query that the feed reads; undefined if there is no such feed. */
export function feedAddress(path: string, search: string): string | undefined {
  if (/^\/feeds\/changes\.(?:atom|json)$/.test(path)) return path
  if (!/^\/feeds\/channel\.(?:atom|json)$/.test(path)) return undefined
  const { tag } = parseQuery(grammarOf('channel'), search)
  return path + formatQuery(tag === undefined ? {} : { tag })
}

export function feedType(address: string): string {
  return formOf(address) === 'json'
    ? 'application/feed+json'
    : 'application/atom+xml; charset=utf-8'
}

/** `address` comes from `feedAddress`. Undefined if the answer that the feed needs is missing. */
export function findFeed(address: string, source: FeedsSource): string | undefined {
  const [path = '', search = ''] = address.split('?')
  const feed = path.startsWith('/feeds/changes')
    ? changesFeed(source)
    : channelFeed(parseQuery(grammarOf('channel'), search)['tag'], source)
  return feed && feedText(feed, source.origin + address, formOf(address))
}

function formOf(address: string): FeedForm {
  return address.split('?')[0]?.endsWith('.json') ? 'json' : 'atom'
}
