import { wantKeeping } from '../keeping/want-keeping.ts'
import { formatSavedItems, parseSavedItems, type SavedItem } from './saved-items.ts'

/** Event on the document: the plan has changed. */
export const PLAN_EVENT = 'plan-changed'

/** In local storage, which all tabs share. */
export const SAVED_KEY = 'plan'

/** What a visitor saved in this browser (spec/behaviour §33). */
export interface SavedPlan {
  readonly items: () => readonly SavedItem[]
  /** False if the browser refuses to store the items: only this object has them, and its next change tries again. */
  readonly change: (edit: (items: readonly SavedItem[]) => readonly SavedItem[]) => boolean
}

/** Epoch seconds. It is stored, but nothing reads it: items have the order of their lines. */
export function savedAt(): number {
  return Math.floor(Date.now() / 1000)
}

export function createSavedPlan(): SavedPlan {
  /** Text that the browser refused to store. */
  let unkept: string | undefined

  function items(): readonly SavedItem[] {
    return parseSavedItems(unkept ?? readKept())
  }

  return {
    items,
    change(edit) {
      // Reads storage again: another tab may have changed it.
      const text = formatSavedItems(edit(items()))
      try {
        localStorage.setItem(SAVED_KEY, text)
        unkept = undefined
        wantKeeping()
      } catch {
        // Storage is full, or the visitor refuses it.
        unkept = text
      }
      return unkept === undefined
    },
  }
}

function readKept(): string {
  try {
    return localStorage.getItem(SAVED_KEY) ?? ''
  } catch {
    // Storage is refused.
    return ''
  }
}
