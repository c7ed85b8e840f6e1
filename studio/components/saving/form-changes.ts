/** What an open form has and the server has not, and how the two become one again. */
import {
  isSame,
  mergeRecord,
  shapedLike,
  type Choose,
  type Values,
} from 'content/collections/saving/merge.ts'
import type { OthersChange } from 'content/collections/saving/others.ts'
import type { Saved } from 'content/collections/saving/save.ts'
import type { UnsavedCopy } from './unsaved-copies.ts'

/** The form that is open. */
export interface OpenForm {
  read(): Values
  /** Puts values in, without disturbing who types. `doc` is the record that they come from. */
  write(values: Values, doc: Values): Promise<void>
  /** Whether somebody types in a field of the record, or in a part of it. */
  isTypingIn(field: string): boolean
  /** Undefined for a record that is not made yet. */
  readonly updatedAt: string | undefined
  /** The record is saved as `doc`; `isClean` when the form has nothing that is not in it. */
  onSaved(doc: Values, isClean: boolean): void
}

export type FieldChanges = UnsavedCopy['changes']

export interface FormChanges {
  /** `updatedAt` of the version that the form is based on. */
  base(): string | undefined
  /** What the form has. */
  values(): Values
  /** By field: as the server has it, and as it is in the values. */
  of(values: Values): FieldChanges
  isClean(): boolean
  /** The server has saved what was sent: puts into the form what it made of it, and what others saved. */
  takeIn(sent: Values, saved: Saved): Promise<void>
  /** Puts the newest version into the form; where both changed something, what was chosen. */
  settle(saved: Saved, choose: Choose): Promise<void>
  /** Puts back what an earlier page could not save. */
  restore(copy: UnsavedCopy): Promise<void>
}

export function createFormChanges(form: OpenForm): FormChanges {
  /** The form's values that are on the server. */
  let baseline = form.read()
  let base = form.updatedAt

  return {
    base: () => base,
    values: () => form.read(),
    of,
    isClean,
    async takeIn(sent, { doc, others }) {
      const mine = form.read()
      const theirs = { ...shapedRecord(doc, mine), ...typedIn(sent, others) }
      const { value } = mergeRecord({ base: sent, mine, theirs })
      rebase(theirs, doc)
      if (!isSame(value, mine)) await form.write(value, doc)
      form.onSaved(doc, isClean())
    },
    async settle({ doc }, choose) {
      const mine = form.read()
      const theirs = shapedRecord(doc, mine)
      const { value } = mergeRecord({ base: baseline, mine, theirs }, choose)
      rebase(theirs, doc)
      await form.write(value, doc)
    },
    async restore(copy) {
      const present = form.read()
      const old = { ...present, ...valuesOf(copy.changes, 'old') }
      const mine = { ...present, ...valuesOf(copy.changes, 'new') }
      const { value } = mergeRecord({ base: old, mine, theirs: present })
      // What another has changed since is then a conflict, and is not undone.
      baseline = old
      base = copy.base
      await form.write(value, value)
    },
  }

  function isClean(): boolean {
    return Object.keys(of(form.read())).length === 0
  }

  function of(values: Values): FieldChanges {
    const names = Object.keys(values).filter(
      (name) => !isSame(values[name], shapedLike(baseline[name], values[name])),
    )
    const changes = names.map((name) => {
      const old = shapedLike(baseline[name], values[name])
      return [name, { old, new: values[name] }] as const
    })
    return Object.fromEntries(changes)
  }

  function rebase(values: Values, doc: Values): void {
    baseline = values
    base = String(doc['updatedAt'])
  }

  /** Where somebody types, the text stays as it is: the server may have taken a space from its end. */
  function typedIn(sent: Values, others: readonly OthersChange[]): Values {
    const names = Object.keys(sent).filter(
      (name) => form.isTypingIn(name) && !others.some(({ field }) => field === name),
    )
    return Object.fromEntries(names.map((name) => [name, sent[name]]))
  }
}

function valuesOf(changes: FieldChanges, side: 'old' | 'new'): Values {
  return Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change[side]]))
}

function shapedRecord(doc: Values, like: Values): Values {
  const names = Object.keys(like)
  return Object.fromEntries(names.map((name) => [name, shapedLike(doc[name], like[name])]))
}
