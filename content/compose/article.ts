import type { WireOf } from 'contract/answers/keys.ts'
import { excerpt } from 'contract/rules/excerpt.ts'
import { composeBlocks } from './blocks.ts'
import { meta } from './meta.ts'
import { instant } from './parts.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import { articleText } from './story-stubs.ts'
import type { Stubs } from './stub-types.ts'
import { video } from './video.ts'

type Article = WireOf<`/channel/${string}`>

/** `/channel`: articles, newest first, and how often each tag occurs. */
export function composeChannel(_records: Records, stubs: Stubs): WireOf<'/channel'> {
  const articles = stubs.articles(stubs.newestArticles())
  const counts = new Map<string, number>()
  for (const tag of articles.flatMap(({ tags }) => tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return {
    articles,
    tags: [...counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([tag, count]) => ({ tag, count })),
  }
}

/** `/channel/{article}`. */
export function composeArticle(
  article: RecordOf<'articles'>,
  records: Records,
  stubs: Stubs,
): Article | undefined {
  const stub = stubs.article(article.id)
  if (!stub) return undefined
  const { image: _image, ...rest } = stub
  const lead = records.image(article.lead_image)
  const text = excerpt(articleText(article, records))
  const film = video(article.video, records)
  const [newer, older] = neighbours(article.id, stubs.newestArticles(), stubs.article)
  return {
    ...rest,
    ...(lead ? { lead_image: lead } : {}),
    blocks: composeBlocks(article.blocks, records, stubs, stub.year),
    ...(film ? { video: film } : {}),
    ...(text ? { excerpt: text } : {}),
    related: references(article.related, stub.year ?? records.festivalYear, stubs),
    ...(newer ? { newer } : {}),
    ...(older ? { older } : {}),
    ...meta(article.meta, records),
    updated_at: instant(article.updatedAt),
  }
}

/** Sorts staff's references by kind; each kind keeps their order. */
export function references(
  refs: readonly { readonly relationTo: string; readonly value: number }[] | undefined,
  year: number,
  stubs: Stubs,
) {
  const ids = (collection: string) =>
    (refs ?? []).flatMap(({ relationTo, value }) => (relationTo === collection ? [value] : []))
  return {
    events: stubs.events(ids('events')),
    articles: stubs.articles(ids('articles')),
    artists: ids('artists').flatMap((id) => stubs.artist(id, year) ?? []),
  }
}

/** The records before and after a record in a list; undefined at its ends. */
export function neighbours<Stub>(
  id: number,
  ids: readonly number[],
  stubOf: (id: number) => Stub | undefined,
): readonly [before: Stub | undefined, after: Stub | undefined] {
  const position = ids.indexOf(id)
  const at = (index: number) => {
    const other = ids[index]
    return other === undefined ? undefined : stubOf(other)
  }
  return [at(position - 1), at(position + 1)]
}
