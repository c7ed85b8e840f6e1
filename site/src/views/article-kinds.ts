import type { ArticleKind } from 'contract/answers/stubs.ts'

/** The words of each kind, for one article and for a list of them, in the order of filters. */
export const ARTICLE_KINDS: Readonly<
  Record<ArticleKind, { readonly one: string; readonly many: string }>
> = {
  news: { one: 'News', many: 'News' },
  interview: { one: 'Interview', many: 'Interviews' },
  essay: { one: 'Essay', many: 'Essays' },
  video: { one: 'Video', many: 'Videos' },
  announcement: { one: 'Announcement', many: 'Announcements' },
}
