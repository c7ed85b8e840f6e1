import { formatQuery } from '../urls/query.ts'

/** A feed of the site, as the head of a page names it. */
export interface FeedLink {
  readonly href: string
  readonly title: string
  readonly type: 'application/atom+xml' | 'application/feed+json'
}

export const CHANGES_FEED: FeedLink = {
  href: '/feeds/changes.atom',
  title: 'What has changed',
  type: 'application/atom+xml',
}

/** The feeds of the channel, or of one of its tags. */
export function channelFeeds(tag?: string): readonly FeedLink[] {
  const query = tag === undefined ? '' : formatQuery({ tag })
  const title = tag === undefined ? 'Channel' : `Channel: ${tag}`
  return [
    { href: `/feeds/channel.atom${query}`, title, type: 'application/atom+xml' },
    { href: `/feeds/channel.json${query}`, title, type: 'application/feed+json' },
  ]
}
