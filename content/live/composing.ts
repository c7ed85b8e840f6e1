import type { Composer, Composition } from '../compose/compose.ts'
import type { Entries } from '../stores/revisions.ts'
import type { Etags } from '../compose/whole.ts'
import type { Documents } from '../stores/documents.ts'

/**
 * Composing pauses after this time to let requests be answered. One request may wait this long several times: reading
 * it, reading its file and sending the response are separate turns of the event loop.
 */
const SLICE_MS = 1
/** A judgement: a few keys in a line of the log show which part of compose is wrong. `count` has the full number. */
const MOST_NAMED_KEYS = 20

export interface ComposingDeps {
  readonly createComposer: () => Composer
  /** Composes everything from the beginning, in another thread. */
  readonly composeWhole: (
    documents: Documents,
    options: { readonly asOf: number },
    signal: AbortSignal,
  ) => Promise<Etags>
  readonly now: () => number
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

interface Composed {
  readonly documents: Documents
  readonly asOf: number
  readonly answers: Entries
}

/** Composes in slices with remembered values. On request, composes everything from the beginning and compares. */
export function createComposing({ createComposer, composeWhole, now, log }: ComposingDeps) {
  const closing = new AbortController()
  let composer = createComposer()
  let composed: Composed | undefined

  return {
    documents: () => composed?.documents,
    async compose(documents: Documents): Promise<Composition | undefined> {
      const asOf = now()
      try {
        const composition = await inSlices(composer.compose(documents, { asOf }))
        composed = { documents, asOf, answers: composition.answers }
        return composition
      } catch (error) {
        log('compose.failed', { message: messageOf(error) })
        return undefined
      }
    },
    /** False if composing everything from the beginning gives other answers. Then drops all remembered values. */
    async isTrue(): Promise<boolean> {
      if (!composed) return true
      const { answers, documents, asOf } = composed
      try {
        const etags = await composeWhole(documents, { asOf }, closing.signal)
        const keys = differences(answers, etags)
        if (keys.length === 0) return true
        log('compose.differs', { keys: keys.slice(0, MOST_NAMED_KEYS), count: keys.length })
        composer = createComposer()
        return false
      } catch (error) {
        if (!closing.signal.aborted) log('compose.unchecked', { message: messageOf(error) })
        return true
      }
    },
    close: () => closing.abort(),
  }
}

export async function inSlices(steps: Generator<void, Composition>): Promise<Composition> {
  for (let since = performance.now(); ;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - since < SLICE_MS) continue
    await new Promise(setImmediate)
    since = performance.now()
  }
}

function differences(answers: Entries, etags: Etags): string[] {
  const keys = new Set([...answers.keys(), ...etags.keys()])
  return [...keys].filter((key) => answers.get(key)?.etag !== etags.get(key))
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
