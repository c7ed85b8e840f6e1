import type { ArticleKind, ParticipateKind } from 'contract/answers/stubs.ts'

/** The words of each kind, for one article and for several, in the order of filters. */
export const ARTICLE_KINDS: Readonly<
  Record<ArticleKind, { readonly one: string; readonly many: string }>
> = {
  news: { one: 'News', many: 'News' },
  interview: { one: 'Interview', many: 'Interviews' },
  essay: { one: 'Essay', many: 'Essays' },
  video: { one: 'Video', many: 'Videos' },
  announcement: { one: 'Announcement', many: 'Announcements' },
}

/** The words of each kind, in the order of filters. */
export const PARTICIPATE_KINDS: Readonly<Record<ParticipateKind, string>> = {
  open_call: 'Open call',
  volunteer: 'Volunteering',
  support: 'Support',
  learn: 'Learning',
  program: 'Program',
}
