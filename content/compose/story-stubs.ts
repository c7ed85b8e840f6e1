import {
  ArticleStub as ArticleAnswer,
  Fee,
  FestivalStub as FestivalAnswer,
  ParticipateStub as ParticipateAnswer,
  Stat,
} from 'contract/answers/stubs.ts'
import { DEFAULT_ZONE } from 'contract/rules/default-zone.ts'
import { readingMinutes } from 'contract/rules/reading-minutes.ts'
import { copier } from './copier.ts'
import { artistRef } from './program-stubs.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import { plainText } from './rich-text.ts'
import type { ArticleStub, FestivalStub, ParticipateStub } from './stub-types.ts'

const copyArticle = copier(ArticleAnswer)
const copyParticipate = copier(ParticipateAnswer)
const copyFee = copier(Fee)
const copyFestival = copier(FestivalAnswer)
const copyStat = copier(Stat)

export function articleStub(article: RecordOf<'articles'>, records: Records): ArticleStub {
  const image = records.stubImage(article.lead_image)
  const year =
    article.festival === undefined ? undefined : records.festivals.get(article.festival)?.year
  return {
    ...copyArticle(article),
    id: article.code ?? '',
    slug: article.slug ?? '',
    authors: (article.authors ?? []).map(({ name, artist: id }) => {
      const artist = id === undefined ? undefined : records.artists.get(id)
      return { name, ...(artist ? { artist: artistRef(artist) } : {}) }
    }),
    ...(image ? { image } : {}),
    reading_min: readingMinutes(articleText(article, records)),
    ...(year === undefined ? {} : { year }),
  }
}

/** The words of its text blocks. */
export function articleText(article: RecordOf<'articles'>, records: Records): string {
  return article.blocks
    .map((block) => (block.blockType === 'text' ? plainText(records.text(block.body)) : ''))
    .filter(Boolean)
    .join(' ')
}

export function participateStub(item: RecordOf<'participate'>, records: Records): ParticipateStub {
  const image = records.stubImage(item.image)
  // These two are first, so that the order of the fields is always the same: the etag depends on it.
  const defaults: Partial<ParticipateStub> = { zone: DEFAULT_ZONE, order: 0 }
  return {
    ...defaults,
    ...copyParticipate(item),
    id: item.code ?? '',
    slug: item.slug ?? '',
    ...(item.fee?.label ? { fee: { ...copyFee(item.fee), label: item.fee.label } } : {}),
    ...(image ? { image } : {}),
    order: item.order ?? 0,
  }
}

/** Days and theme come from the edition, if that is public. */
export function festivalStub(past: RecordOf<'past-festivals'>, records: Records): FestivalStub {
  const edition = past.festival === undefined ? undefined : records.festivals.get(past.festival)
  const image = records.stubImage(past.image)
  return {
    ...copyFestival(past),
    slug: past.slug ?? '',
    ...(edition ? { year: edition.year, start: edition.start, end: edition.end } : {}),
    ...(edition?.theme_title ? { theme_title: edition.theme_title } : {}),
    ...(image ? { image } : {}),
    stats: (past.stats ?? []).map(copyStat),
  }
}
