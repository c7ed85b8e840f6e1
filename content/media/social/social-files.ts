import { Event } from 'contract/answers/event.ts'
import * as v from 'valibot'
import type { MediaFiles } from '../media-files.ts'
import type { Entries, Entry, Revisions } from '../../stores/revisions.ts'
import type { FolderStore } from '../folder-store.ts'
import { drawBare, drawSocial } from './draw-social.ts'
import { SOCIAL, socialFacts, type SocialFacts } from './social-facts.ts'
import type { Typesetter } from './typesetter.ts'

export interface SocialFilesDeps {
  readonly revisions: Pick<Revisions, 'current'>
  /** The files of pictures. */
  readonly media: MediaFiles
  /** The drawings, which can be made again: no place for what staff uploaded. */
  readonly store: FolderStore
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/**
 * The files of pictures, and the social pictures that events name. One of these is drawn when it is first read, and kept, so
 * that nobody who saves waits for it; one at a time, as the sizes of pictures are cut.
 */
export function createSocialFiles({ revisions, media, store, log }: SocialFilesDeps): MediaFiles {
  const events = createEvents(revisions)
  let typesetter: Promise<Typesetter> | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** Rejects nothing: a picture without its words is better than none. It is not kept, so the next reader may have better luck. */
  async function made(name: string, facts: SocialFacts, picture: Buffer): Promise<Buffer> {
    try {
      typesetter ??= loadTypesetter()
      const drawn = await drawSocial(picture, facts, await typesetter)
      await store.write(name, drawn)
      // Those of titles and days that events no longer have.
      await store.keepOnly(new Set(events().keys()))
      return drawn
    } catch (error) {
      log('social.undrawn', { name, title: facts.title, message: String(error) })
      return drawBare(picture)
    }
  }

  return (name) => {
    if (!name.endsWith(`-${SOCIAL}.jpg`)) return media(name)
    const facts = factsOf(events().get(name))
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

/** Returns a function that returns the answers of events, each under the name of its social picture. */
function createEvents({ current }: Pick<Revisions, 'current'>) {
  let entries: Entries | undefined
  let events: ReadonlyMap<string, string> = new Map()
  return () => {
    const now = current()?.entries
    if (now && now !== entries) {
      entries = now
      events = new Map([...now].flatMap(namedIn))
    }
    return events
  }
}

/** Text of staff has no quotation mark that is not escaped. */
const NAMED = new RegExp(`"social":"/media/([0-9a-f]+-${SOCIAL}\\.jpg)"`)

function namedIn([key, { body }]: readonly [string, Entry]): (readonly [string, string])[] {
  const [, name] = (key.startsWith('/events/') && NAMED.exec(body)) || []
  return name === undefined ? [] : [[name, body]]
}

function factsOf(body: string | undefined): SocialFacts | undefined {
  if (body === undefined) return undefined
  const { success, output } = v.safeParse(Event, JSON.parse(body))
  return success ? socialFacts(output) : undefined
}
