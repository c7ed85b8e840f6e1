import { readingMinutes } from 'contract/rules/reading-minutes.ts'
import { artistRef } from './program-stubs.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import { plainText } from './rich-text.ts'
import type { ArticleStub, FestivalStub, ParticipateStub } from './stub-types.ts'

export function articleStub(article: RecordOf<'articles'>, records: Records): ArticleStub {
  const image = records.stubImage(article.lead_image)
  const year =
    article.festival === undefined ? undefined : records.festivals.get(article.festival)?.year
  return {
    id: article.code ?? '',
    slug: article.slug ?? '',
    title: article.title,
    kind: article.kind,
    published_on: article.published_on,
    standfirst: article.standfirst,
    authors: (article.authors ?? []).map(({ name, artist: id }) => {
      const artist = id === undefined ? undefined : records.artists.get(id)
      return { name, ...(artist ? { artist: artistRef(artist) } : {}) }
    }),
    tags: article.tags ?? [],
    ...(image ? { image } : {}),
    reading_min: readingMinutes(articleText(article, records)),
    ...(year === undefined ? {} : { year }),
  }
}

/** The words of an article's text blocks. */
export function articleText(article: RecordOf<'articles'>, records: Records): string {
  return article.blocks
    .map((block) => (block.blockType === 'text' ? plainText(records.text(block.body)) : ''))
    .filter(Boolean)
    .join(' ')
}

export function participateStub(item: RecordOf<'participate'>, records: Records): ParticipateStub {
  const image = records.stubImage(item.image)
  return {
    id: item.code ?? '',
    slug: item.slug ?? '',
    title: item.title,
    kind: item.kind,
    summary: item.summary,
    ...(item.opens_at ? { opens_at: item.opens_at } : {}),
    ...(item.closes_at ? { closes_at: item.closes_at } : {}),
    zone: item.zone ?? 'Australia/Melbourne',
    ...(item.fee?.label
      ? {
          fee: {
            label: item.fee.label,
            ...(item.fee.waiver_note ? { waiver_note: item.fee.waiver_note } : {}),
          },
        }
      : {}),
    ...(image ? { image } : {}),
    order: item.order ?? 0,
  }
}

export function festivalStub(past: RecordOf<'past-festivals'>, records: Records): FestivalStub {
  const edition = past.festival === undefined ? undefined : records.festivals.get(past.festival)
  const image = records.stubImage(past.image)
  return {
    slug: past.slug ?? '',
    title: past.title,
    order_year: past.order_year,
    ...(edition ? { year: edition.year, start: edition.start, end: edition.end } : {}),
    ...(edition?.theme_title ? { theme_title: edition.theme_title } : {}),
    ...(image ? { image } : {}),
    stats: (past.stats ?? []).map(({ label, value }) => ({ label, value })),
  }
}
