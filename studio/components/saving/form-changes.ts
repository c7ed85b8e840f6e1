/** The changes of an open form that are not saved yet, and how saved versions are merged into it. */
import { isSame, mergeRecord, shapedLike, type Choose, type Values } from 'content/saving/merge.ts'
import type { OthersChange } from 'content/saving/others.ts'
import type { Saved } from 'content/saving/save.ts'
import type { UnsavedCopy } from './unsaved-copies.ts'

export interface OpenForm {
  read(): Values
  /** Puts values into the form without disturbing somebody who types. `doc` is the whole record with these values. */
  write(values: Values, doc: Values): Promise<void>
  /** Whether somebody is typing in a field of the record, or in a part of it. */
  isTypingIn(field: string): boolean
  /** Undefined for a record that is not created yet. */
  readonly updatedAt: string | undefined
  /** Called when the record was saved as `doc`. `isClean`: the form has no unsaved value. */
  onSaved(doc: Values, isClean: boolean): void
}

export type FieldChanges = UnsavedCopy['changes']

export interface FormChanges {
  /** `updatedAt` of the version that the form began with, or has taken in since. */
  baseVersion(): string | undefined
  /** `updatedAt` of the last version with changes of this form; undefined while it has saved none. */
  lastSave(): string | undefined
  values(): Values
  /** The fields whose given values (`new`) differ from the saved values (`old`). */
  changesIn(values: Values): FieldChanges
  isClean(): boolean
  /** Call this when the server has saved `sent`. Puts the saved record into the form, with the changes of others. */
  takeIn(sent: Values, saved: Saved): Promise<void>
  /** Puts the newest version into the form. A field that both have changed gets the chosen side. */
  applyChoice(saved: Saved, choose: Choose): Promise<void>
  /** Puts values that an earlier page could not save, and of which the browser kept a copy, back into the form. */
  restore(copy: UnsavedCopy): Promise<void>
}

export function createFormChanges(form: OpenForm): FormChanges {
  /** What the form's changes are compared with: the values last saved, or those that a restored copy began with. */
  let savedValues = form.read()
  let baseVersion = form.updatedAt
  let lastSave: string | undefined

  return {
    baseVersion: () => baseVersion,
    lastSave: () => lastSave,
    values: () => form.read(),
    changesIn,
    isClean,
    async takeIn(sent, { doc, others }) {
      const mine = form.read()
      const theirs = { ...shapedRecord(doc, mine), ...typedIn(form, sent, others) }
      const { value } = mergeRecord({ base: sent, mine, theirs })
      const isOwn = Object.keys(changesIn(sent)).length > 0
      rebase(theirs, doc)
      if (isOwn) lastSave = baseVersion
      if (!isSame(value, mine)) await form.write(value, doc)
      form.onSaved(doc, isClean())
    },
    async applyChoice({ doc }, choose) {
      const mine = form.read()
      const theirs = shapedRecord(doc, mine)
      const { value } = mergeRecord({ base: savedValues, mine, theirs }, choose)
      rebase(theirs, doc)
      await form.write(value, doc)
    },
    async restore(copy) {
      const present = form.read()
      const old = { ...present, ...valuesOf(copy.changes, 'old') }
      const mine = { ...present, ...valuesOf(copy.changes, 'new') }
      const { value } = mergeRecord({ base: old, mine, theirs: present })
      // The version that the copy began with: a field that somebody has changed since then becomes a conflict at the
      // next save, and their change is not undone.
      savedValues = old
      baseVersion = copy.base
      await form.write(value, value)
    },
  }

  function isClean(): boolean {
    return Object.keys(changesIn(form.read())).length === 0
  }

  function changesIn(values: Values): FieldChanges {
    const names = Object.keys(values).filter(
      (name) => !isSame(values[name], shapedLike(savedValues[name], values[name])),
    )
    const changes = names.map((name) => {
      const old = shapedLike(savedValues[name], values[name])
      return [name, { old, new: values[name] }] as const
    })
    return Object.fromEntries(changes)
  }

  function rebase(values: Values, doc: Values): void {
    savedValues = values
    baseVersion = String(doc['updatedAt'])
  }
}

/**
 * The sent values of fields in which somebody is typing. They stay in the form in place of the saved values, because
 * the server may have removed a space that was just typed at the end of a text.
 */
function typedIn(form: OpenForm, sent: Values, others: readonly OthersChange[]): Values {
  const names = Object.keys(sent).filter(
    (name) => form.isTypingIn(name) && !others.some(({ field }) => field === name),
  )
  return Object.fromEntries(names.map((name) => [name, sent[name]]))
}

function valuesOf(changes: FieldChanges, side: 'old' | 'new'): Values {
  return Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change[side]]))
}

function shapedRecord(doc: Values, like: Values): Values {
  const names = Object.keys(like)
  return Object.fromEntries(names.map((name) => [name, shapedLike(doc[name], like[name])]))
}
