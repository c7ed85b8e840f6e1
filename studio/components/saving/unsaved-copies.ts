/** Stores unsaved text in the browser until it is saved. It survives a crash, a reload and a closed tab. */

/** For each field: the value that the form began with, and the typed value. */
export interface UnsavedCopy {
  /** `updatedAt` of the version that the form began with; undefined for a record that was not created yet. */
  readonly base?: string | undefined
  readonly changes: Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>>
  /** The names of chosen files. The files themselves cannot be stored. */
  readonly files?: readonly string[] | undefined
}

export interface UnsavedCopies {
  keep(copy: UnsavedCopy): void
  find(): UnsavedCopy | undefined
  forget(): void
}

const PREFIX = 'unsaved:'

export interface CopyOwner {
  readonly account: number | string
  /** `events 7`, `events new` or `header`; for a form in a page of our own, its name. */
  readonly record: string
  /** 0 for a page of our own, 1 for the form of a record, 2 for the form in a drawer over it. */
  readonly depth: number
}

export function createUnsavedCopies(
  storageOf: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  ownerOf: () => CopyOwner,
): UnsavedCopies {
  const keyOf = () => {
    const { account, record, depth } = ownerOf()
    return `${PREFIX}${account}:${record}:${depth}`
  }
  return {
    keep(copy) {
      try {
        storageOf().setItem(keyOf(), JSON.stringify(withoutFiles(copy)))
      } catch {
        // The storage is full. The text is still in the form, and is saved as soon as the server responds.
      }
    },
    find() {
      return parseCopy(storageOf().getItem(keyOf()))
    },
    forget: () => storageOf().removeItem(keyOf()),
  }
}

/** Deletes all copies at log-out: the next person at this computer must not find them. */
export function forgetAllCopies(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_none, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(PREFIX)) storage.removeItem(key)
}

function withoutFiles({ base, changes, files = [] }: UnsavedCopy): UnsavedCopy {
  const typed = Object.entries(changes)
  const chosen = typed.flatMap(([, { new: value }]) => (value instanceof File ? value.name : []))
  return {
    base,
    changes: Object.fromEntries(typed.filter(([, change]) => !(change.new instanceof File))),
    files: [...files, ...chosen],
  }
}

function parseCopy(text: string | null): UnsavedCopy | undefined {
  if (text === null) return undefined
  try {
    const copy: unknown = JSON.parse(text)
    return isCopy(copy) ? copy : undefined
  } catch {
    return undefined
  }
}

function isCopy(value: unknown): value is UnsavedCopy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'changes' in value &&
    typeof value.changes === 'object'
  )
}
