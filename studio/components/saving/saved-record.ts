import { isLoggedIn, requestStudio, withFile } from '../parts/ask-studio.ts'
import { createSaver, type Saver, type Sent } from './saver.ts'
import { createUnsavedCopies } from './unsaved-copies.ts'

export interface RecordName {
  readonly collectionSlug?: string | undefined
  readonly globalSlug?: string | undefined
  /** Undefined for globals, and until a new record is created. */
  readonly id?: number | string | undefined
}

export interface SavedRecord {
  readonly saver: Saver
  /** The path of the record's endpoints, below `/api`. */
  path(): string
  /** Call this when the new record was created with this id. */
  setId(id: number | string): void
  /** Whether the record has no drafts: nothing is saved until the person presses *Save*. */
  readonly isByHand: boolean
}

interface Options {
  readonly name: RecordName
  readonly account: number | string
  /** Payload's depth of the form: 1 in a page, 2 in a drawer over that page. */
  readonly depth: number
  readonly isByHand: boolean
}

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
    ask: (act, sent) =>
      requestStudio(`/api${path()}/${act}`, { method: 'POST', body: bodyOf(sent) }),
    isLoggedIn,
    copies,
  })
  return {
    saver,
    path,
    isByHand,
    setId(made) {
      // The copy for a new record now belongs to this record: it must not be offered for the next new record.
      const kept = copies.find()
      copies.forget()
      id = made
      if (kept) copies.keep(kept)
    },
  }
}

/** A chosen file is sent beside the other values, which are JSON. */
function bodyOf(sent: Sent): object {
  const file = sent.changes?.['file']?.new
  return file instanceof File ? withFile(file, sent) : sent
}

/** Without https, as in a private network, browsers have no `crypto.randomUUID`. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  )
}
