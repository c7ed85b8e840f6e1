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
  readonly media: MediaFiles
  /** Separate from the uploads of staff, because drawings can be made again. */
  readonly store: FolderStore
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/**
 * Also finds social pictures, by the names in the answers of events. A social picture is drawn when it is first
 * requested, and then stored, so that no save waits for it. They are drawn one at a time.
 */
export function createSocialFiles({ revisions, media, store, log }: SocialFilesDeps): MediaFiles {
  const events = createEvents(revisions)
  let typesetter: Promise<Typesetter> | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** If drawing fails, returns the picture without words. That file is not stored, so the next request tries again. */
  async function made(name: string, facts: SocialFacts, picture: Buffer): Promise<Buffer> {
    try {
      typesetter ??= loadTypesetter()
      const drawn = await drawSocial(picture, facts, await typesetter)
      await store.write(name, drawn)
      // Removes the pictures of titles and days that events no longer have.
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

/** Loading the letters takes a tenth of a second and several megabytes, so they are not loaded at the start. */
async function loadTypesetter(): Promise<Typesetter> {
  const { createTypesetter } = await import('./typesetter.ts')
  return createTypesetter()
}

/** The map has the answers of events by the names of their social pictures. */
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

/** JSON escapes every quotation mark of staff's text, so this pattern cannot match inside a text. */
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
