import { Feed } from 'feed'
import type { Content } from '../views/screen.ts'

export interface FeedsSource {
  readonly content: Content
  readonly origin: string
}

export interface FeedItem {
  /** Never changes, because it is made of permanent codes. */
  readonly id: string
  readonly title: string
  readonly url: string
  /** Epoch milliseconds. */
  readonly at: number
  /** Plain text. */
  readonly text: string
  readonly authors?: readonly string[]
}

export interface FeedSource {
  readonly title: string
  /** The page with the same content. */
  readonly page: string
  /** Newest first. */
  readonly items: readonly FeedItem[]
}

export type FeedForm = 'atom' | 'json'

/** Atom (RFC 4287) or JSON Feed 1. `url` is the feed's own address. Equal items give equal bytes. */
export function feedText({ title, page, items }: FeedSource, url: string, form: FeedForm): string {
  const feed = new Feed({
    id: page,
    link: page,
    title,
    // The library requires this field; if it is empty, the library writes nothing.
    copyright: '',
    generator: 'photo-festival',
    updated: new Date(Math.max(0, ...items.map(({ at }) => at))),
    feedLinks: { [form]: url },
  })
  for (const { id, title: itemTitle, url: link, at, text, authors = [] } of items) {
    feed.addItem({
      id: `urn:photo-festival:${id}`,
      title: form === 'atom' ? asHtml(itemTitle) : itemTitle,
      link,
      date: new Date(at),
      description: asHtml(text),
      ...(authors.length > 0 ? { author: authors.map((name) => ({ name })) } : {}),
    })
  }
  return form === 'atom' ? feed.atom1() : feed.json1()
}

/** The library declares as HTML: descriptions in both forms, titles in Atom only. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
