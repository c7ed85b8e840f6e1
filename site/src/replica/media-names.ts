import { MEDIA_NAME } from './media-files.ts'
import type { StoredAnswer } from './snapshot.ts'

const URL = new RegExp(`"/media/(${MEDIA_NAME})"`, 'g')

/** The files an answer names, in its order: strings that are the address of a file, whole. */
export function mediaNames({ json }: Pick<StoredAnswer, 'json'>): readonly string[] {
  return [...json.toString('latin1').matchAll(URL)].map(([, name = '']) => name)
}
