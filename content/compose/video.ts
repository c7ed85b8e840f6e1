import type { Video } from 'contract/answers/blocks.ts'
import type { VideoFields } from '../payload-types.ts'
import type { Flat } from './flat.ts'
import type { Records } from './records.ts'

/** Undefined while its fields are empty (spec/content B9, B14). */
export function video(fields: Flat<VideoFields> | undefined, records: Records): Video | undefined {
  const { provider, player_id: id, title, captions, transcript } = fields ?? {}
  if (!provider || !id || !title) return undefined
  return {
    provider,
    id,
    title,
    captions: captions === true,
    ...(transcript ? { transcript: records.text(transcript) } : {}),
  }
}
