/**
 * Saves one open form, automatically or when the person presses *Save*. It does not depend on React or Payload: it gets
 * the form, the server and the browser's storage from its caller.
 */
import { isSame, type Choose, type Conflict, type Values } from 'content/saving/merge.ts'
import type { OthersChange } from 'content/saving/others.ts'
import type { Saved } from 'content/saving/save.ts'
import { hasSessionEnded, type Reply } from '../parts/ask-studio.ts'
import { refusalOf, type FieldError } from '../parts/refusal.ts'
import {
  createFormChanges,
  type FieldChanges,
  type FormChanges,
  type OpenForm,
} from './form-changes.ts'
import { createQueue, createStore, createTimer } from './store.ts'
import type { UnsavedCopies, UnsavedCopy } from './unsaved-copies.ts'

export type SaveStatus =
  /** Nothing was typed since the form was opened. */
  | { readonly kind: 'untouched' }
  /** Something was typed, and is saved after a short pause. */
  | { readonly kind: 'typing' }
  /** Something was typed, and is saved when the person presses *Save*. */
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** No response came, or the server failed. The save is tried again. */
  | { readonly kind: 'failing'; readonly cause: 'connection' | 'server' }
  | { readonly kind: 'loggedOut' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[]; readonly saved: Saved }
  | {
      readonly kind: 'refused'
      readonly act: Act
      readonly message: string
      readonly errors: readonly FieldError[]
    }

export interface SaverState {
  readonly status: SaveStatus
  /** Fields that others have saved and this form has taken in. */
  readonly takenIn: readonly OthersChange[]
  /** Text that an earlier page could not save. */
  readonly offered?: UnsavedCopy | undefined
}

export type Act = 'save' | 'publish' | 'revert'

export interface Sent {
  readonly changes?: FieldChanges
  readonly base?: string | undefined
  /** `SaverOptions.key`, sent with each save. */
  readonly key?: string
  /** `updatedAt` of the form's version. *Publish* is refused if there is a newer one. */
  readonly seen?: string | undefined
}

export interface SaverOptions {
  /** Rejects when no response comes. */
  ask(act: Act, sent: Sent): Promise<Reply>
  isLoggedIn(): Promise<boolean>
  readonly copies: UnsavedCopies
  /** A name for the form. A repeated request with the same key creates no second record. */
  readonly key: string
  /** Whether a save is public at once. Then nothing is saved until the person presses *Save*. */
  readonly isByHand?: boolean
}

export interface Saver {
  state(): SaverState
  subscribe(listener: () => void): () => void
  /** Begins to save a form. Returns a function that ends it. */
  open(form: OpenForm): () => void
  /** Call this when the form has changed to these values. */
  touch(values: Values): void
  /** Saves what is not saved yet. Resolves to whether nothing is left unsaved. */
  flush(): Promise<boolean>
  /** Takes in what somebody else has saved, if this form began with a version older than `updatedAt`. */
  catchUp(updatedAt: string): void
  /** Saves, then publishes or reverts. Resolves to whether it was done; if not, the state says why. */
  perform(act: Exclude<Act, 'save'>): Promise<boolean>
  /** Ends a conflict: `choose` says for each conflict which side stays. */
  resolve(choose: Choose): Promise<void>
  /** Puts the offered text into the form, or throws it away. */
  answerOffer(isWanted: boolean): Promise<void>
  /** `updatedAt` of the version that the form has; undefined before it is opened. */
  version(): string | undefined
  /** `updatedAt` of the last version with changes of this form; undefined while it has saved none. */
  lastSave(): string | undefined
  /** Tries again, after logging in or when the connection is back. */
  retry(): void
}

/**
 * The pause after the last key before a save (spec/behaviour §30.1). It is longer than the pause between two words,
 * so that a sentence is one save.
 */
export const PAUSE_MS = 800
/**
 * The pauses between a failed save and the next attempts: short after a lost packet, long while the server is away
 * (spec/behaviour §30.1).
 */
const RETRY_MS = [1000, 2000, 5000, 10_000, 20_000] as const
const LAST_RETRY_MS = 30_000

export function createSaver(options: SaverOptions): Saver {
  const { ask, isLoggedIn, copies, key, isByHand = false } = options
  const bar = createBar(copies, isByHand)
  const { get, update, subscribe } = bar
  const inTurn = createQueue()
  let changes: FormChanges | undefined
  const timer = createTimer(() => void inTurn(saveTyped))
  let tries = 0
  /** The values that were sent last. */
  let tried: Values | undefined

  return {
    state: get,
    subscribe,
    open(form) {
      changes = createFormChanges(form)
      bar.open(findOffer(form, copies))
      return () => {
        timer.stop()
        changes = undefined
      }
    },
    touch(values) {
      const unsaved = changes?.changesIn(values) ?? {}
      const { kind } = get().status
      if (kind === 'unsaved' && changes?.isClean()) bar.noteUntyped()
      if (!changes || Object.keys(unsaved).length === 0) return
      copies.keep({ base: changes.baseVersion(), changes: unsaved })
      if (needsPerson(kind) || (kind === 'failing' && timer.isRunning())) return
      // A refusal stays until something else is typed.
      if (kind === 'refused' && isSame(values, tried)) return
      awaitSave()
    },
    flush: () => inTurn(saveAll),
    catchUp(updatedAt) {
      void inTurn(async () => {
        const isBehind = updatedAt > (changes?.baseVersion() ?? updatedAt)
        const mayRead = isByHand ? changes?.isClean() : !needsPerson(get().status.kind)
        if (isBehind && mayRead) await saveOnce()
      })
    },
    perform: (act) =>
      inTurn(async () => (await saveAll()) && send(act, { seen: changes?.baseVersion() })),
    version: () => changes?.baseVersion(),
    lastSave: () => changes?.lastSave(),
    async resolve(choose) {
      const { status } = get()
      if (!changes || status.kind !== 'conflict') return
      await changes.applyChoice(status.saved, choose)
      update({ status: { kind: 'typing' }, takenIn: status.saved.others })
      timer.start(0)
    },
    async answerOffer(isWanted) {
      const { offered } = get()
      update({ offered: undefined })
      if (!isWanted || !offered) return copies.forget()
      await changes?.restore(offered)
      awaitSave()
    },
    retry() {
      const { kind } = get().status
      if (kind === 'failing' || kind === 'loggedOut') void inTurn(saveAll)
    },
  }

  function awaitSave(): void {
    if (get().status.kind !== 'saving') bar.noteTyped()
    if (!isByHand) timer.start(PAUSE_MS)
  }

  /**
   * Saves what was typed, unless it equals the saved values again. Text that is typed during the save waits for the
   * next pause.
   */
  async function saveTyped(): Promise<void> {
    // The pause may have begun before the response that asks a person.
    if (needsPerson(get().status.kind) || !(changes?.isClean() || (await saveOnce()))) return
    if (!changes?.isClean()) return awaitSave()
    // If somebody pressed *Publish* during the pause, the text is already saved. A refusal of *Publish* must stay
    // visible.
    const { status } = get()
    if (status.kind !== 'refused' || status.act === 'save') bar.noteUntyped()
  }

  /** Saves until nothing is unsaved. Resolves to whether that was reached. */
  async function saveAll(): Promise<boolean> {
    if (!changes || changes.isClean()) return changes !== undefined
    return (await saveOnce()) && saveAll()
  }

  /** Saves once. Without changes the server only answers with its newest version. */
  async function saveOnce(): Promise<boolean> {
    timer.stop()
    if (!changes) return false
    const unsaved = changes.changesIn(changes.values())
    // While saves fail, the bar goes on saying so until one succeeds.
    const isSaving = !changes.isClean() && get().status.kind !== 'failing'
    if (isSaving) update({ status: { kind: 'saving' } })
    return send('save', { key, base: changes.baseVersion(), changes: unsaved })
  }

  /** Sends a request, and puts the response into the form and the state. Resolves to whether the server has done it. */
  async function send(act: Act, body: Sent): Promise<boolean> {
    const sent = changes?.values()
    tried = sent
    const reply = await ask(act, body).catch(() => undefined)
    const refusal = await explain(act, reply, isLoggedIn)
    tries = refusal?.kind === 'failing' ? tries + 1 : 0
    if (tries > 0) timer.start(RETRY_MS[tries - 1] ?? LAST_RETRY_MS)
    // A refusal may contain changes that somebody else has saved since.
    const saved = refusal?.kind !== 'conflict' && isSaved(reply?.body) ? reply.body : undefined
    if (sent && saved) {
      await changes?.takeIn(sent, saved)
      bar.noteSaved(saved, changes?.isClean() ?? false)
    }
    const isNothingUnsaved = refusal?.kind === 'failing' && changes?.isClean()
    if (refusal && !isNothingUnsaved) update({ status: refusal })
    return !refusal
  }
}

function createBar(copies: UnsavedCopies, isByHand: boolean) {
  const typed: SaveStatus = { kind: isByHand ? 'unsaved' : 'typing' }
  /** The status to show again when somebody undoes what they have typed. */
  let statusAtRest: SaveStatus = { kind: 'untouched' }
  const store = createStore<SaverState>({ status: statusAtRest, takenIn: [] })
  return {
    ...store,
    open(offered: UnsavedCopy | undefined): void {
      statusAtRest = { kind: 'untouched' }
      store.update({ status: statusAtRest, takenIn: [], offered })
    },
    noteTyped: () => store.update({ status: typed }),
    /** Call this when the typed text equals the saved text again, or is saved. */
    noteUntyped(): void {
      copies.forget()
      store.update({ status: statusAtRest })
    },
    noteSaved({ at, others }: Saved, isClean: boolean): void {
      statusAtRest = { kind: 'saved', at }
      if (isClean) copies.forget()
      const takenIn = others.length > 0 ? others : store.get().takenIn
      store.update({ status: isClean ? statusAtRest : typed, takenIn })
    },
  }
}

/** Whether a person must do something before the form can be saved. */
function needsPerson(kind: SaveStatus['kind']): boolean {
  return kind === 'conflict' || kind === 'loggedOut'
}

/** The copy that an earlier page could not save, unless the form has the same values. */
function findOffer(form: OpenForm, copies: UnsavedCopies): UnsavedCopy | undefined {
  const copy = copies.find()
  const present = form.read()
  const isNew = Object.entries(copy?.changes ?? {}).some(
    ([name, change]) => !isSame(change.new, present[name]),
  )
  if (!isNew) copies.forget()
  return isNew ? copy : undefined
}

async function explain(
  act: Act,
  reply: Reply | undefined,
  isLoggedIn: SaverOptions['isLoggedIn'],
): Promise<SaveStatus | undefined> {
  if (!reply || reply.status >= 500) return failureOf(act, reply ? 'server' : 'connection')
  const { status, body } = reply
  if (status < 300 && isSaved(body)) return undefined
  if (await hasSessionEnded(status, isLoggedIn)) return { kind: 'loggedOut' }
  if (isSaved(body) && body.conflicts.length > 0)
    return { kind: 'conflict', conflicts: body.conflicts, saved: body }
  const { message = UNEXPLAINED, errors } = refusalOf(body)
  return { kind: 'refused', act, message, errors }
}

const UNEXPLAINED = 'the server refused this and did not say why. Your text stays in the form'

function isSaved(body: unknown): body is Saved {
  return typeof body === 'object' && body !== null && 'doc' in body && 'conflicts' in body
}

/** Only a save is repeated automatically (spec/behaviour §30.1). */
function failureOf(act: Act, cause: 'connection' | 'server'): SaveStatus {
  if (act === 'save') return { kind: 'failing', cause }
  return { kind: 'refused', act, message: `${CAUSES[cause]}. Try again in a moment`, errors: [] }
}

export const CAUSES = { connection: 'no connection', server: 'the server has a fault' } as const
