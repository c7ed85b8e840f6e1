import type { Revisions } from '../compose/revisions.ts'
import type { DocumentName, DocumentStore } from '../documents.ts'
import type { ReachedReports } from './reached.ts'
import { createComposing, messageOf, type ComposingDeps } from './composing.ts'

/** Notices of one transaction come together; those that come while it composes are handled by the next compose. */
const COALESCE_MS = 1
/** Reading everything is as fast as reading this many documents one by one (spec/faults B13). */
const MOST_NAMED = 100
const SAFETY_MS = 60_000
/** Of so many documents it is known which revision first had them. */
const MOST_SHOWN = 1_000
const RETRY_MS = 1_000
/** How often everything is read, composed anew and compared. */
const CHECK_MS = 3_600_000

export interface PublisherDeps extends ComposingDeps {
  readonly documents: DocumentStore
  readonly revisions: Revisions
  /** Is told of each revision. */
  readonly reached: Pick<ReachedReports, 'noteRevision'>
  /** How often it looks for what changed regardless of notices; `false` in tests of the notices. */
  readonly safetyMs?: number | false
}

/** Keeps the current revision up to date: on notices, at instants when answers change, and every minute to be safe. */
export function createPublisher({ safetyMs = SAFETY_MS, ...deps }: PublisherDeps) {
  const { documents, reached, revisions, now, log } = deps
  const composing = createComposing(deps)
  const named = new Set<string>()
  /** By name of a document: the revision that first had it as it was last read. */
  const shownBy = new Map<DocumentName, string>()
  let everything = false
  let timer: NodeJS.Timeout | undefined
  let instant: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let closed = false
  const clocks = [setInterval(readAll, CHECK_MS)]
  if (safetyMs !== false) clocks.push(setInterval(() => void readOutdated(), safetyMs))
  for (const clock of clocks) clock.unref()

  function schedule(delayMs: number): void {
    if (closed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      running = running.then(publish)
    }, delayMs)
  }

  async function publish(): Promise<void> {
    const names = [...named]
    const all = everything || names.length > MOST_NAMED
    named.clear()
    everything = false
    try {
      await (all ? documents.readAll() : documents.read(names))
    } catch (error) {
      for (const name of names) named.add(name)
      everything ||= all
      log('documents.unread', { message: messageOf(error) })
      return schedule(RETRY_MS)
    }
    const before = composing.documents()
    if (documents.current() !== before) await compose()
    for (const name of names) noteShown(name)
    // The first answers were composed with nothing remembered.
    if (all && before) void check()
  }

  async function compose(): Promise<void> {
    const composition = await composing.compose(documents.current())
    // The previous revision stays (spec/content D5); the next change tries again.
    if (!composition) return
    for (const drop of composition.dropped) log('compose.dropped', { ...drop })
    if (revisions.publish(composition.answers)) reached.noteRevision(revisions.current()?.id ?? '')
    clearTimeout(instant)
    if (composition.until === undefined || closed) return
    const delayMs = Math.min(Math.max(composition.until - now(), 0) + 1, SAFETY_MS)
    instant = setTimeout(() => (running = running.then(compose)), delayMs)
    instant.unref()
  }

  function noteShown(name: DocumentName): void {
    const revision = revisions.current()?.id
    if (revision !== undefined && isComposed()) shownBy.set(name, revision)
    const [oldest] = shownBy.keys()
    if (shownBy.size > MOST_SHOWN && oldest !== undefined) shownBy.delete(oldest)
  }

  function isComposed(): boolean {
    return documents.current() === composing.documents()
  }

  async function check(): Promise<void> {
    if (!(await composing.isTrue())) running = running.then(compose)
  }

  async function readOutdated(): Promise<void> {
    try {
      for (const name of await documents.outdated()) named.add(name)
      schedule(COALESCE_MS)
    } catch (error) {
      log('documents.unread', { message: messageOf(error) })
    }
  }

  function isScheduled(): boolean {
    return timer !== undefined
  }

  function readAll(): void {
    everything = true
    schedule(COALESCE_MS)
  }

  return {
    readAll,
    read(name: string): void {
      named.add(name)
      schedule(COALESCE_MS)
    },
    /**
     * Whether the current answers have a public document as it was at `updatedAt`, and since which revision; without
     * one if it was so when this process began.
     */
    shown(
      name: DocumentName,
      updatedAt: string,
    ): { readonly isComposed: boolean; readonly revision?: string | undefined } {
      const stamp = documents.stamp(name)
      const isRead = stamp !== undefined && stamp >= updatedAt
      return isRead && isComposed()
        ? { isComposed: true, revision: shownBy.get(name) }
        : { isComposed: false }
    },
    /** Resolves when everything that was requested so far is published. */
    async settled(): Promise<void> {
      while (isScheduled()) await new Promise((resolve) => setTimeout(resolve, COALESCE_MS))
      await running
    },
    async close(): Promise<void> {
      closed = true
      composing.close()
      clearTimeout(timer)
      clearTimeout(instant)
      for (const clock of clocks) clearInterval(clock)
      await running
    },
  }
}
