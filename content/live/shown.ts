import type { DocumentName, DocumentStore } from '../stores/documents.ts'

/** Staff publish fewer documents between two starts. This many take 100 kB of memory. */
const MOST_DOCUMENTS = 1_000

export interface Shown {
  readonly isComposed: boolean
  /** The revision that the record's last publishing led to; absent if that was before this process began. */
  readonly revision?: string | undefined
}

export interface ShownDeps {
  readonly documents: Pick<DocumentStore, 'stamp'>
  /** True if the current answers were composed from the documents as they were last read. */
  readonly isComposed: () => boolean
  readonly revision: () => string | undefined
}

/** Remembers with which revision the last publishing of a document changed the answers (spec/behaviour §24.4). */
export function createShown({ documents, isComposed, revision }: ShownDeps) {
  const firstRevisions = new Map<DocumentName, string>()
  return {
    /** Call this with the published documents that led to a new revision. */
    note(names: readonly DocumentName[]): void {
      const current = revision()
      if (current === undefined || !isComposed()) return
      for (const name of names) firstRevisions.set(name, current)
      const tooMany = firstRevisions.size - MOST_DOCUMENTS
      for (const name of [...firstRevisions.keys()].slice(0, Math.max(tooMany, 0))) {
        firstRevisions.delete(name)
      }
    },
    /** Says whether the answers contain a version of a document. `updatedAt` is that of the published version. */
    shown(name: DocumentName, updatedAt: string): Shown {
      const stamp = documents.stamp(name)
      const isRead = stamp !== undefined && stamp >= updatedAt
      return isRead && isComposed()
        ? { isComposed: true, revision: firstRevisions.get(name) }
        : { isComposed: false }
    },
  }
}
