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

export const CHANNEL_FEEDS: readonly FeedLink[] = [
  { href: '/feeds/channel.atom', title: 'Channel', type: 'application/atom+xml' },
  { href: '/feeds/channel.json', title: 'Channel', type: 'application/feed+json' },
]
