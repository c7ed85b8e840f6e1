import { readPreviewSignature } from 'contract/rules/preview-signature.ts'
import type { Composer, Composition } from '../compose/compose.ts'
import type { Entries } from '../stores/revisions.ts'
import { type DocumentName, type Documents, type DocumentStore } from '../stores/documents.ts'
import { inSlices } from '../live/composing.ts'
import { pathsOf } from '../rules/paths.ts'
import { codeOf } from '../settings/code-of.ts'
import type { Drafts, DraftStore } from './draft-store.ts'
import type { PreviewLink, ReadLink } from './link.ts'
import { overlaid, type Overlay } from './overlay.ts'

/** After this time without a preview, all remembered values are dropped. */
const IDLE_MS = 5 * 60_000
/** The most previews at work or waiting. For further ones the site answers 503 with `Retry-After`. */
const MOST_WAITING = 8

export interface PreviewsDeps {
  readonly documents: Pick<DocumentStore, 'current'>
  readonly drafts: DraftStore
  readonly readLink: ReadLink
  /** What releases will have changed at an instant, in epoch milliseconds. */
  readonly releasesDueBy: (at: number) => Promise<Overlay>
  readonly createComposer: () => Composer
  /** New signatures are made with the first key; the others are only accepted. */
  readonly keys: readonly string[]
  /** The festival's clock, in epoch milliseconds. */
  readonly now: () => number
}

/** The answers as they would be with drafts, at some moment. */
export interface Preview {
  readonly answers: Entries
  /** Absent if the link shows all pages. */
  readonly paths?: readonly string[]
  /** The title of the record whose draft is shown; empty if no draft is; absent if all are. */
  readonly draftOf?: string
  /** In epoch milliseconds. */
  readonly until: number
  /** Records of the preview that could not be composed whole, with the reasons. */
  readonly problems: readonly string[]
}

export type PreviewResult = Preview | 'none' | 'busy'

/** Composes one preview after the other, each with values that were remembered from the one before. */
export function createPreviews({
  documents,
  drafts,
  readLink,
  releasesDueBy,
  createComposer,
  keys,
  now,
}: PreviewsDeps) {
  const composing = createIdleComposing(createComposer)
  let running: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = running.then(work)
    running = result.catch(() => undefined) // its own caller gets the error
    return result
  }

  async function open(link: PreviewLink, until: number, at: number): Promise<Preview> {
    const shownDrafts = draftsOf(link, await drafts.read())
    const released = at > now() ? await releasesDueBy(at) : new Map<DocumentName, undefined>()
    const overlay = new Map([...shownDrafts, ...released])
    // A draft wins over the version that a release of the same record publishes. A record that a release takes out of
    // public stays out.
    for (const [name, draft] of shownDrafts) if (overlay.get(name)) overlay.set(name, draft)
    const shown = overlaid(documents.current(), overlay)
    const { answers, dropped } = await composing.compose(shown, at)
    const { record, isOnePage, hasAllDrafts, title } = link
    const problems = dropped.filter(({ collection, id }) => overlay.has(`${collection}/${id}`))
    return {
      answers,
      until,
      ...(isOnePage && record ? { paths: pathsIn(shown, record) } : {}),
      ...(hasAllDrafts ? {} : { draftOf: title }),
      problems: problems.map(({ collection, id, field, message }) => {
        const name = `${collection}/${id}`
        return `${titleOf(overlay.get(name)) || name}: ${[field, message].filter(Boolean).join(' ')}`
      }),
    }
  }

  return {
    /**
     * Returns `none` if the signature is wrong or the link has ended or was revoked, and `busy` if too many previews
     * wait. `at` is in epoch milliseconds.
     */
    async open(signature: string, at: number = now()): Promise<PreviewResult> {
      const claims = readPreviewSignature(signature, keys, { codeOf, now: Date.now() })
      if (!claims) return 'none'
      if (waiting >= MOST_WAITING) return 'busy'
      waiting += 1
      try {
        const link = await readLink(claims.link)
        return link ? await inTurn(() => open(link, claims.until, at)) : 'none'
      } finally {
        waiting -= 1
      }
    },
    close: composing.close,
  }
}

export type Previews = ReturnType<typeof createPreviews>

function createIdleComposing(createComposer: () => Composer) {
  let composer: Composer | undefined
  let idle: NodeJS.Timeout | undefined
  return {
    async compose(shown: Documents, asOf: number): Promise<Composition> {
      clearTimeout(idle)
      composer ??= createComposer()
      try {
        return await inSlices(composer.compose(shown, { asOf }))
      } catch (error) {
        // The remembered values may now be a mix of this preview and the one before.
        composer = undefined
        throw error
      } finally {
        idle = setTimeout(() => (composer = undefined), IDLE_MS)
        idle.unref()
      }
    },
    close: () => clearTimeout(idle),
  }
}

function titleOf(document: object | undefined): string {
  const { title, name }: { readonly title?: string; readonly name?: string } = document ?? {}
  return title || name || ''
}

function draftsOf({ hasAllDrafts, record }: PreviewLink, all: Drafts): Drafts {
  if (hasAllDrafts) return all
  const name = record && `${record.collection}/${record.id}`
  return new Map([...all].filter(([each]) => each === name))
}

function pathsIn(
  documents: Documents,
  { collection, id }: NonNullable<PreviewLink['record']>,
): string[] {
  const rows = Object.entries(documents).find(([slug]) => slug === collection)?.[1]
  const row = Array.isArray(rows) ? rows.find((each: { id: number }) => each.id === id) : undefined
  return row ? pathsOf(collection, row) : []
}
