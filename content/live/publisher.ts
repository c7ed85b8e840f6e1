import type { Revisions } from '../stores/revisions.ts'
import type { DocumentStore } from '../stores/documents.ts'
import type { ReachedReports } from './reached.ts'
import { createShown } from './shown.ts'
import { createComposing, messageOf, type ComposingDeps } from './composing.ts'

/** The publisher waits this long after a notice, because notices of one transaction arrive together. */
const COALESCE_MS = 1
/** For more documents than this, the publisher reads all, which is as fast (spec/faults B13). */
const MOST_NAMED = 100
/** How often stamps are compared with those in the database, in case a notice was lost. It is one small query. */
const SAFETY_MS = 60_000
/**
 * The pause after a failed read. The database probably cannot be reached, and one query a second does not slow its
 * recovery.
 */
const RETRY_MS = 1_000
/**
 * How often the publisher reads everything, composes it from the beginning, and compares. A judgement: this finds what
 * notices and stamps missed, and costs 0.3 s of a processor with the demo (decision 045).
 */
const CHECK_MS = 3_600_000

export interface PublisherDeps extends ComposingDeps {
  readonly documents: DocumentStore
  readonly revisions: Revisions
  readonly reached: Pick<ReachedReports, 'noteRevision'>
  /** `false` in tests of the notices: no look for changes without notices. */
  readonly safetyMs?: number | false
}

/** Renews the current revision: after notices, when answers change by themselves, and if a notice was lost. */
export function createPublisher({ safetyMs = SAFETY_MS, ...deps }: PublisherDeps) {
  const { documents, reached, revisions, now, log } = deps
  const composing = createComposing(deps)
  const shown = createShown({
    documents,
    isComposed: () => documents.current() === composing.documents(),
    revision: () => revisions.current()?.id,
  })
  const named = new Set<string>()
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
    const stamps = new Map(names.map((name) => [name, documents.stamp(name)]))
    try {
      await (all ? documents.readAll() : documents.read(names))
    } catch (error) {
      for (const name of names) named.add(name)
      everything ||= all
      log('documents.unread', { message: messageOf(error) })
      return schedule(RETRY_MS)
    }
    const before = composing.documents()
    if (documents.current() !== before) {
      const isNew = await compose(names.flatMap((name) => documents.page(name) ?? []))
      if (isNew) shown.note(names.filter((name) => documents.stamp(name) !== stamps.get(name)))
    }
    // The first answers need no check, because nothing was remembered when they were composed.
    if (all && before) void check()
  }

  /**
   * `edited` are the paths of the records whose edits are published with it. Returns whether there is a new revision.
   */
  async function compose(edited: readonly string[] = []): Promise<boolean> {
    const composition = await composing.compose(documents.current())
    // The previous revision stays (spec/content D5); the next change tries again.
    if (!composition) return false
    for (const drop of composition.dropped) log('compose.dropped', { ...drop })
    const isNew = revisions.publish(composition.answers, edited)
    if (isNew) reached.noteRevision(revisions.current()?.id ?? '')
    clearTimeout(instant)
    if (composition.until === undefined || closed) return isNew
    // A timer may fire just before its instant, hence a millisecond more. At least every minute, to be safe
    // (spec/content D7).
    const delayMs = Math.min(Math.max(composition.until - now(), 0) + 1, SAFETY_MS)
    instant = setTimeout(() => (running = running.then(composeAgain)), delayMs)
    instant.unref()
    return isNew
  }

  async function composeAgain(): Promise<void> {
    await compose()
  }

  async function check(): Promise<void> {
    if (!(await composing.isTrue())) running = running.then(composeAgain)
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
    shown: shown.shown,
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
