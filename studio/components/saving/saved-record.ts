import { createSaver, type Saver } from './saver.ts'
import { askServer, isLoggedIn } from './ask-server.ts'
import { createUnsavedCopies } from './unsaved-copies.ts'

/** A record or global that a form is open for. */
export interface RecordName {
  readonly collectionSlug?: string | undefined
  readonly globalSlug?: string | undefined
  /** Undefined until a new record is made, and for globals. */
  readonly id?: number | string | undefined
}

export interface SavedRecord {
  readonly saver: Saver
  /** Of its endpoints, below `/api`. */
  path(): string
  /** A new record was made. */
  setId(id: number | string): void
}

interface Options {
  readonly name: RecordName
  readonly account: number | string
  /** How many drawers lie below. */
  readonly depth: number
  /** The record has no drafts: nothing is saved until its owner says so. */
  readonly isByHand: boolean
}

/** The saving of one form. */
export function createSavedRecord({ name, account, depth, isByHand }: Options): SavedRecord {
  const { collectionSlug = '', globalSlug } = name
  let id = name.id
  const path = () =>
    globalSlug === undefined
      ? `/${collectionSlug}${id === undefined ? '' : `/${id}`}`
      : `/globals/${globalSlug}`
  const copies = createUnsavedCopies(
    () => window.localStorage,
    () => ({ account, depth, record: globalSlug ?? `${collectionSlug} ${id ?? 'new'}` }),
  )
  const saver = createSaver({
    key: randomKey(),
    isByHand,
    ask: (act, body) => askServer(`${path()}/${act}`, body),
    isLoggedIn,
    copies,
  })
  return {
    saver,
    path,
    setId(made) {
      // What was kept for a new record is this one's: the next new record must not be offered it.
      const kept = copies.find()
      copies.forget()
      id = made
      if (kept) copies.keep(kept)
    },
  }
}

/** Without `crypto.randomUUID`, which a studio in a private network without https does not have. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  )
}
