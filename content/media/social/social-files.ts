import { Event } from 'contract/answers/event.ts'
import * as v from 'valibot'
import type { MediaFiles } from '../../api/media.ts'
import type { Revisions } from '../../compose/revisions.ts'
import type { MediaStore } from '../media-store.ts'
import { drawBare, drawSocial } from './draw-social.ts'
import { SOCIAL, socialFacts, type SocialFacts } from './social-facts.ts'
import type { Typesetter } from './typesetter.ts'

export interface SocialFilesDeps {
  readonly revisions: Pick<Revisions, 'current'>
  /** The files of pictures. */
  readonly media: MediaFiles
  readonly store: MediaStore
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/**
 * The files of pictures, and the social pictures that events name. One of these is drawn when it is first read, and kept, so
 * that nobody who saves waits for it; one at a time, as the sizes of pictures are cut.
 */
export function createSocialFiles({ revisions, media, store, log }: SocialFilesDeps): MediaFiles {
  let typesetter: Promise<Typesetter> | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** Rejects nothing: a picture without its words is better than none. It is not kept, so the next reader may have better luck. */
  async function made(name: string, facts: SocialFacts, picture: Buffer): Promise<Buffer> {
    try {
      typesetter ??= loadTypesetter()
      const drawn = await drawSocial(picture, facts, await typesetter)
      await store.write(name, drawn)
      return drawn
    } catch (error) {
      log('social.undrawn', { name, title: facts.title, message: String(error) })
      return drawBare(picture)
    }
  }

  return (name) => {
    if (!name.endsWith(`-${SOCIAL}.jpg`)) return media(name)
    const facts = factsOf(name, revisions)
    const picture = facts && media(facts.picture)
    if (!facts || !picture) return undefined
    return {
      type: 'image/jpeg',
      async read() {
        const kept = await store.read(name)
        const bytes = kept ? undefined : await picture.read()
        if (!bytes) return kept
        const making = last.then(() => made(name, facts, bytes))
        last = making.catch(() => undefined)
        return making
      },
    }
  }
}

/** The letters take a tenth of a second and some megabytes: a start waits for neither. */
async function loadTypesetter(): Promise<Typesetter> {
  const { createTypesetter } = await import('./typesetter.ts')
  return createTypesetter()
}

/** What the event says whose answer names the file. */
function factsOf(name: string, revisions: Pick<Revisions, 'current'>): SocialFacts | undefined {
  const entries = revisions.current()?.entries ?? new Map<string, { body: string }>()
  for (const [key, { body }] of entries) {
    if (!key.startsWith('/events/') || !body.includes(name)) continue
    const { success, output } = v.safeParse(Event, JSON.parse(body))
    return success ? socialFacts(output) : undefined
  }
  return undefined
}
