import type { DocumentName, DocumentStore } from '../stores/documents.ts'

/**
 * For how many documents it is remembered which revision had them first: more than staff publish between two starts, 100 kB of
 * memory.
 */
const MOST_DOCUMENTS = 1_000

/** Whether the answers have a public document as it was at some time. */
export interface Shown {
  readonly isComposed: boolean
  /** The revision that first had it; absent if it was so when this process began. */
  readonly revision?: string | undefined
}

export interface ShownDeps {
  readonly documents: Pick<DocumentStore, 'stamp'>
  /** Whether the answers are of the documents as they were last read. */
  readonly isComposed: () => boolean
  readonly revision: () => string | undefined
}

/** Knows which revision first had a document as it was last read (spec/behaviour §24.4). */
export function createShown({ documents, isComposed, revision }: ShownDeps) {
  const firstRevisions = new Map<DocumentName, string>()
  return {
    /** The documents were read, and composed if they had changed. */
    note(names: readonly DocumentName[]): void {
      const current = revision()
      if (current === undefined || !isComposed()) return
      for (const name of names) firstRevisions.set(name, current)
      const tooMany = firstRevisions.size - MOST_DOCUMENTS
      for (const name of [...firstRevisions.keys()].slice(0, Math.max(tooMany, 0))) {
        firstRevisions.delete(name)
      }
    },
    /** `updatedAt`: of the document when it was published. */
    shown(name: DocumentName, updatedAt: string): Shown {
      const stamp = documents.stamp(name)
      const isRead = stamp !== undefined && stamp >= updatedAt
      return isRead && isComposed()
        ? { isComposed: true, revision: firstRevisions.get(name) }
        : { isComposed: false }
    },
  }
}
