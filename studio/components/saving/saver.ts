/**
 * Saves one open form by itself, and knows at every moment what is saved and what is not. It knows no React and no Payload:
 * the form, the server and the browser's storage are given to it.
 */
import {
  isSame,
  type Choose,
  type Conflict,
  type Values,
} from 'content/collections/saving/merge.ts'
import type { OthersChange } from 'content/collections/saving/others.ts'
import type { Saved } from 'content/collections/saving/save.ts'
import { createFormChanges, type FormChanges, type OpenForm } from './form-changes.ts'
import { isSaved, refusalOf, type Refusal } from './refusal.ts'
import { createQueue, createStore, createTimer } from './store.ts'
import type { UnsavedCopies, UnsavedCopy } from './unsaved-copies.ts'

export type SaveStatus =
  /** Nothing was typed since the form was opened. */
  | { readonly kind: 'untouched' }
  /** Something was typed, and is saved in a moment. */
  | { readonly kind: 'typing' }
  /** Something was typed, and is saved when its owner says so. */
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** No answer came, or the server failed; it is tried again. */
  | { readonly kind: 'failing'; readonly cause: 'connection' | 'server' }
  /** The session has ended. */
  | { readonly kind: 'loggedOut' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[]; readonly saved: Saved }
  | ({ readonly kind: 'refused'; readonly act: Act } & Refusal)

export interface SaverState {
  readonly status: SaveStatus
  /** What others have saved, and this form has taken in. */
  readonly takenIn: readonly OthersChange[]
  /** Text that an earlier page could not save. */
  readonly offered?: UnsavedCopy | undefined
}

/** What a form can ask the server to do. */
export type Act = 'save' | 'publish' | 'revert'

export interface Reply {
  readonly status: number
  readonly body: unknown
}

export interface SaverOptions {
  /** Rejects when no answer comes. */
  ask(act: Act, body: object): Promise<Reply>
  isLoggedIn(): Promise<boolean>
  readonly copies: UnsavedCopies
  /** Of the record that the form may make, so that it makes only one. */
  readonly key: string
  /** What is saved is public at once: nothing is saved until its owner says so. */
  readonly isByHand?: boolean
}

export interface Saver {
  state(): SaverState
  subscribe(listener: () => void): () => void
  /** Returns what closes the form again. */
  open(form: OpenForm): () => void
  /** Something in the form has changed, which now has these values. */
  touch(values: Values): void
  /** Saves what is not saved yet. Resolves to whether nothing is left unsaved. */
  flush(): Promise<boolean>
  /** Somebody else may have saved: takes it in if this form is based on an older version. */
  catchUp(updatedAt: string): void
  /** Saves, then asks for more. Resolves to whether it was done; if not, the state says why. */
  perform(act: Exclude<Act, 'save'>): Promise<boolean>
  /** Ends a conflict. */
  resolve(choose: Choose): Promise<void>
  /** Puts the offered text into the form, or throws it away. */
  answerOffer(isWanted: boolean): Promise<void>
  /** Another try, after logging in or when the connection is back. */
  retry(): void
}

/** After the last key, how long until it is saved. */
export const PAUSE_MS = 800
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
  /** What was last sent. */
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
      const unsaved = changes?.of(values) ?? {}
      const { kind } = get().status
      if (kind === 'unsaved' && changes?.isClean()) bar.noteUntyped()
      if (!changes || Object.keys(unsaved).length === 0) return
      copies.keep({ base: changes.base(), changes: unsaved })
      if (needsOwner(kind) || (kind === 'failing' && timer.isRunning())) return
      // A refusal stands until something else is typed.
      if (kind === 'refused' && isSame(values, tried)) return
      awaitSave()
    },
    flush: () => inTurn(saveAll),
    catchUp(updatedAt) {
      void inTurn(async () => {
        const base = changes?.base()
        const isBehind = base !== undefined && updatedAt > base
        const mayRead = isByHand ? changes?.isClean() : !needsOwner(get().status.kind)
        if (isBehind && mayRead) await saveOnce()
      })
    },
    perform: (act) =>
      inTurn(async () => (await saveAll()) && settle(act, { seen: changes?.base() })),
    async resolve(choose) {
      const { status } = get()
      if (!changes || status.kind !== 'conflict') return
      await changes.settle(status.saved, choose)
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

  /** What is typed is saved after a pause, or when its owner says so. */
  function awaitSave(): void {
    if (get().status.kind !== 'saving') bar.noteTyped()
    if (!isByHand) timer.start(PAUSE_MS)
  }

  /** Saves what was typed, if it was not taken back. What is typed meanwhile waits for the next pause. */
  async function saveTyped(): Promise<void> {
    if (!changes?.isClean() && !(await saveOnce())) return
    if (!changes?.isClean()) return awaitSave()
    bar.noteUntyped()
  }

  /** Saves until nothing is left. Resolves to whether that was reached. */
  async function saveAll(): Promise<boolean> {
    if (!changes || changes.isClean()) return changes !== undefined
    return (await saveOnce()) && saveAll()
  }

  /** Without changes it only reads. */
  async function saveOnce(): Promise<boolean> {
    timer.stop()
    if (!changes) return false
    const unsaved = changes.of(changes.values())
    const isSaving = !changes.isClean() && get().status.kind !== 'failing'
    if (isSaving) update({ status: { kind: 'saving' } })
    return settle('save', { key, base: changes.base(), changes: unsaved })
  }

  /** Asks the server, and puts its answer into form and state. Resolves to whether it was done. */
  async function settle(act: Act, body: object): Promise<boolean> {
    const sent = changes?.values()
    tried = sent
    const reply = await ask(act, body).catch(() => undefined)
    const refusal = await explain(act, reply, isLoggedIn)
    tries = refusal?.kind === 'failing' ? tries + 1 : 0
    if (tries > 0) timer.start(RETRY_MS[tries - 1] ?? LAST_RETRY_MS)
    // A refusal may bring what another has saved since.
    const saved = refusal?.kind !== 'conflict' && isSaved(reply?.body) ? reply.body : undefined
    if (sent && saved) {
      await changes?.takeIn(sent, saved)
      bar.noteSaved(saved, changes?.isClean() ?? false)
    }
    const isUntrue = refusal?.kind === 'failing' && changes?.isClean()
    if (refusal && !isUntrue) update({ status: refusal })
    return !refusal
  }
}

/** What the bar above a form says, and how that changes as things are typed and saved. */
function createBar(copies: UnsavedCopies, isByHand: boolean) {
  const typed: SaveStatus = { kind: isByHand ? 'unsaved' : 'typing' }
  /** What it said before something was typed. */
  let settled: SaveStatus = { kind: 'untouched' }
  const store = createStore<SaverState>({ status: settled, takenIn: [] })
  return {
    ...store,
    open(offered: UnsavedCopy | undefined): void {
      settled = { kind: 'untouched' }
      store.update({ status: settled, takenIn: [], offered })
    },
    noteTyped: () => store.update({ status: typed }),
    /** What was typed was taken back, or is saved. */
    noteUntyped(): void {
      copies.forget()
      store.update({ status: settled })
    },
    noteSaved({ at, others }: Saved, isClean: boolean): void {
      settled = { kind: 'saved', at }
      if (isClean) copies.forget()
      const takenIn = others.length > 0 ? others : store.get().takenIn
      store.update({ status: isClean ? settled : typed, takenIn })
    },
  }
}

/** Whether its owner must do something before the form can be saved. */
function needsOwner(kind: SaveStatus['kind']): boolean {
  return kind === 'conflict' || kind === 'loggedOut'
}

/** What an earlier page could not save, unless the form has it. */
function findOffer(form: OpenForm, copies: UnsavedCopies): UnsavedCopy | undefined {
  const copy = copies.find()
  const present = form.read()
  const isNew = Object.entries(copy?.changes ?? {}).some(
    ([name, change]) => !isSame(change.new, present[name]),
  )
  if (!isNew) copies.forget()
  return isNew ? copy : undefined
}

/** Why something was not done; undefined when it was. */
async function explain(
  act: Act,
  reply: Reply | undefined,
  isLoggedIn: SaverOptions['isLoggedIn'],
): Promise<SaveStatus | undefined> {
  if (!reply || reply.status >= 500) return failureOf(act, reply ? 'server' : 'connection')
  const { status, body } = reply
  if (status < 300 && isSaved(body)) return undefined
  const mayBeLoggedOut = status === 401 || status === 403
  if (mayBeLoggedOut && !(await isLoggedIn().catch(() => true))) return { kind: 'loggedOut' }
  if (isSaved(body) && body.conflicts.length > 0)
    return { kind: 'conflict', conflicts: body.conflicts, saved: body }
  return { kind: 'refused', act, ...refusalOf(body) }
}

/** Only saving is tried again by itself: who publishes wants to see it happen. */
function failureOf(act: Act, cause: 'connection' | 'server'): SaveStatus {
  if (act === 'save') return { kind: 'failing', cause }
  return { kind: 'refused', act, message: `${CAUSES[cause]}. Try again in a moment`, errors: [] }
}

/** Why no answer came, in words. */
export const CAUSES = { connection: 'no connection', server: 'the server has a fault' } as const
