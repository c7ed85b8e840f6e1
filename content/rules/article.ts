import { error, warning, type Finding, type Maybe } from './finding.ts'
import { checkTitle } from './title.ts'

export interface VideoFields {
  readonly provider?: Maybe<string>
  readonly player_id?: Maybe<string>
  readonly title?: Maybe<string>
  readonly captions?: Maybe<boolean>
  readonly transcript?: unknown
}

export interface ArticleFields {
  readonly title?: Maybe<string>
  readonly video?: Maybe<VideoFields>
  readonly blocks?: Maybe<readonly (VideoFields & { readonly blockType?: string })[]>
}

/** `checkVideoBlocks` checks the videos in the text. */
export function checkArticle({ title, video }: ArticleFields): Finding[] {
  return [...checkTitle('title', title), ...checkVideo('video', video)]
}

/**
 * The video in a group of fields is either empty or complete, and has a transcript or captions (spec/content B9).
 * `group` is the name of the group.
 */
export function checkVideo(group: string, video: Maybe<VideoFields>): Finding[] {
  const { provider, player_id: id, title } = video ?? {}
  const given = [provider, id, title].filter(Boolean).length
  if (given === 0) return []
  if (given < 3)
    return [error(`${group}.player_id`, 'A video needs provider, id and title, or nothing')]
  return hasWords(video)
    ? []
    : [warning(`${group}.captions`, 'Give the video captions or a transcript')]
}

/** Finds videos in the text that cannot be understood without sound (spec/content B9). */
export function checkVideoBlocks(blocks: ArticleFields['blocks']): Finding[] {
  return (blocks ?? []).flatMap((block, index) =>
    block.blockType === 'video' && !hasWords(block)
      ? [warning(`blocks.${index}.captions`, 'Give the video captions or a transcript')]
      : [],
  )
}

function hasWords(video: Maybe<VideoFields>): boolean {
  return Boolean(video?.captions) || Boolean(video?.transcript)
}
