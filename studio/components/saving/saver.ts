/**
 * Saves one open form by itself, and knows at every moment what is saved and what is not. It knows no React and no Payload:
 * the form, the server and the clock are given to it.
 */
import {
  isSame,
  mergeRecord,
  shapedLike,
  type Choose,
  type Conflict,
  type Values,
} from 'content/collections/saving/merge.ts'
import type { OthersChange } from 'content/collections/saving/others.ts'
import type { Saved } from 'content/collections/saving/save.ts'
import type { UnsavedCopies, UnsavedCopy } from './unsaved-copies.ts'

export type SaveStatus =
  /** Nothing was typed since the form was opened. */
  | { readonly kind: 'untouched' }
  /** Something was typed, and is saved in a moment. */
  | { readonly kind: 'typing' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** No answer came, or the server failed; it is tried again. */
  | { readonly kind: 'failing'; readonly cause: 'connection' | 'server' }
  /** The session has ended. */
  | { readonly kind: 'loggedOut' }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[]; readonly saved: Saved }
  | ({ readonly kind: 'refused'; readonly act: Act } & Refusal)

/** Why the server did not do what was asked. */
export interface Refusal {
  readonly message: string
  readonly errors: readonly FieldError[]
}

export interface FieldError {
  readonly path: string
  readonly message: string
}

export interface SaverState {
  readonly status: SaveStatus
  /** What others have saved, and this form has taken in. */
  readonly takenIn: readonly OthersChange[]
  /** Text that an earlier page could not save. */
  readonly offered?: UnsavedCopy | undefined
}

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

/** What a form can ask the server to do. */
export type Act = 'save' | 'publish' | 'revert' | 'unpublish'

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
}

export interface Saver {
  state(): SaverState
  subscribe(listener: () => void): () => void
  /** Returns what closes the form again. */
  open(form: OpenForm): () => void
  /** Something in the form has changed. */
  touch(): void
  /** Saves what is not saved yet. Resolves to whether nothing is left unsaved. */
  flush(): Promise<boolean>
  /** Somebody else has saved: takes it in, unless the form is behind no more. */
  catchUp(updatedAt: string): void
  /** Saves, then asks for more. Resolves to whether it was done; if not, the state says why. */
  perform(act: Exclude<Act, 'save'>): Promise<boolean>
  /** Ends a conflict. */
  resolve(choose: Choose): Promise<void>
  restore(): Promise<void>
  discardOffer(): void
  /** Another try, after logging in or when the connection is back. */
  retry(): void
}

/** After the last key, how long until it is saved. */
const PAUSE_MS = 800
const RETRY_MS = [1000, 2000, 5000, 10_000, 20_000] as const
const LAST_RETRY_MS = 30_000

export function createSaver({ ask, isLoggedIn, copies, key }: SaverOptions): Saver {
  const listeners = new Set<() => void>()
  let state: SaverState = { status: { kind: 'untouched' }, takenIn: [] }
  let form: OpenForm | undefined
  /** The form's values that are on the server, and the version that they are of. */
  let baseline: Values = {}
  let base: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let running: Promise<boolean> | undefined

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open(opened) {
      form = opened
      baseline = opened.read()
      base = opened.updatedAt
      update({ status: { kind: 'untouched' }, takenIn: [], offered: findOffer() })
      return () => {
        clearTimeout(timer)
        form = undefined
      }
    },
    touch() {
      const changes = unsaved()
      if (!form || !changes) return
      if (isEmpty(changes)) return
      copies.keep({ base, changes })
      if (state.status.kind === 'conflict' || state.status.kind === 'loggedOut') return
      if (state.status.kind === 'failing' && timer) return
      if (state.status.kind !== 'saving') update({ status: { kind: 'typing' } })
      after(PAUSE_MS)
    },
    flush: () => run(true),
    catchUp(updatedAt) {
      if (base === undefined || updatedAt <= base || running || state.status.kind === 'conflict') return
      void run(true, true)
    },
    perform,
    resolve,
    restore,
    discardOffer() {
      copies.forget()
      update({ offered: undefined })
    },
    retry() {
      if (state.status.kind === 'failing' || state.status.kind === 'loggedOut') void run(true)
    },
  }

  function update(next: Partial<SaverState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function after(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      void run(false)
    }, ms)
  }

  /** What the form has and the server has not, by field. Undefined without a form. */
  function unsaved(): UnsavedCopy['changes'] | undefined {
    if (!form) return undefined
    const values = form.read()
    const names = Object.keys(values).filter(
      (name) => !isSame(values[name], shapedLike(baseline[name], values[name])),
    )
    return Object.fromEntries(
      names.map((name) => [name, { old: shapedLike(baseline[name], values[name]), new: values[name] }]),
    )
  }

  function findOffer(): UnsavedCopy | undefined {
    const copy = copies.find()
    if (!copy || !form) return undefined
    const values = form.read()
    const isThere = Object.entries(copy.changes).every(([name, change]) => isSame(change.new, values[name]))
    if (!isThere) return copy
    copies.forget()
    return undefined
  }

  /** One save at a time; `isWaiting` when somebody waits for all of it, also for what is typed meanwhile. */
  async function run(isWaiting: boolean, isCatchingUp = false): Promise<boolean> {
    while (running) await running
    clearTimeout(timer)
    timer = undefined
    running = saveOnce(isCatchingUp)
    const isDone = await running
    running = undefined
    const isClean = isEmpty(unsaved() ?? {})
    if (!isDone || isClean) return isDone
    if (isWaiting) return run(true)
    after(PAUSE_MS)
    return false
  }

  async function saveOnce(isCatchingUp: boolean): Promise<boolean> {
    const changes = unsaved()
    if (!form || !changes || (isEmpty(changes) && !isCatchingUp)) return form !== undefined
    const sent = form.read()
    if (state.status.kind !== 'failing' && !isEmpty(changes)) update({ status: { kind: 'saving' } })
    const saved = await request('save', { key, base, changes })
    if (!saved) return false
    await takeIn(sent, saved)
    return true
  }

  /** Asks the server. Undefined when it was not done; the state then says why. */
  async function request(act: Act, body: object): Promise<Saved | undefined> {
    const reply = await ask(act, body).catch(() => undefined)
    if (!reply || reply.status >= 500) {
      update({ status: { kind: 'failing', cause: reply ? 'server' : 'connection' } })
      after(RETRY_MS[tries] ?? LAST_RETRY_MS)
      tries += 1
      return undefined
    }
    tries = 0
    if (reply.status < 300 && isSaved(reply.body)) return reply.body
    const status = await explain(act, reply)
    // Another has saved since: what they saved comes into the form, and the answer says so.
    if (status.kind === 'refused' && isSaved(reply.body) && form)
      await takeIn(form.read(), reply.body)
    update({ status })
    return undefined
  }

  async function explain(act: Act, { status, body }: Reply): Promise<SaveStatus> {
    if (status === 401 || status === 403)
      if (!(await isLoggedIn().catch(() => true))) return { kind: 'loggedOut' }
    if (isSaved(body) && body.conflicts.length > 0)
      return { kind: 'conflict', conflicts: body.conflicts, saved: body }
    return { kind: 'refused', act, ...refusalOf(body) }
  }

  /** The server has what was sent. Puts into the form what it made of it, and what others saved. */
  async function takeIn(sent: Values, { doc, others, at }: Saved): Promise<void> {
    if (!form) return
    const mine = form.read()
    const theirs = { ...shapedRecord(doc, mine), ...typedIn(sent, others) }
    const { value } = mergeRecord({ base: sent, mine, theirs })
    baseline = theirs
    base = String(doc['updatedAt'])
    if (!isSame(value, mine)) await form.write(value, doc)
    const isClean = isEmpty(unsaved() ?? {})
    if (isClean) copies.forget()
    form.onSaved(doc, isClean)
    const status: SaveStatus = isClean ? { kind: 'saved', at } : { kind: 'typing' }
    update({ status, takenIn: others.length > 0 ? others : state.takenIn })
  }

  /** Where somebody types, the text stays as it is: the server may have taken a space from its end. */
  function typedIn(sent: Values, others: readonly OthersChange[]): Values {
    const names = Object.keys(sent).filter(
      (name) => form?.isTypingIn(name) && !others.some(({ field }) => field === name),
    )
    return Object.fromEntries(names.map((name) => [name, sent[name]]))
  }

  async function perform(act: Exclude<Act, 'save'>): Promise<boolean> {
    if (!(await run(true)) || !form) return false
    const sent = form.read()
    update({ status: { kind: 'saving' } })
    const saved = await request(act, { seen: base })
    if (!saved) return false
    await takeIn(sent, saved)
    return true
  }

  async function resolve(choose: Choose): Promise<void> {
    if (!form || state.status.kind !== 'conflict') return
    const { doc, others } = state.status.saved
    const mine = form.read()
    const theirs = shapedRecord(doc, mine)
    const { value } = mergeRecord({ base: baseline, mine, theirs }, choose)
    baseline = theirs
    base = String(doc['updatedAt'])
    await form.write(value, doc)
    update({ status: { kind: 'typing' }, takenIn: others })
    after(0)
  }

  async function restore(): Promise<void> {
    const { offered } = state
    if (!form || !offered) return
    const mine = form.read()
    const old = valuesOf(offered.changes, 'old')
    const { value } = mergeRecord({
      base: { ...mine, ...old },
      mine: { ...mine, ...valuesOf(offered.changes, 'new') },
      theirs: mine,
    })
    await form.write(value, value)
    update({ offered: undefined, status: { kind: 'typing' } })
    after(PAUSE_MS)
  }
}

function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0
}

function valuesOf(changes: UnsavedCopy['changes'], side: 'old' | 'new'): Values {
  return Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change[side]]))
}

function shapedRecord(doc: Values, like: Values): Values {
  return Object.fromEntries(Object.keys(like).map((name) => [name, shapedLike(doc[name], like[name])]))
}

function isSaved(body: unknown): body is Saved {
  return typeof body === 'object' && body !== null && 'doc' in body && 'conflicts' in body
}

const UNEXPLAINED = 'The server refused this and did not say why. Your text stays in the form'

/** Payload's shape of errors: a message, and for some of them the fields with a message each. */
function refusalOf(body: unknown): Refusal {
  const [first] = listOf(body, 'errors')
  const data = property(first, 'data')
  const errors = listOf(data, 'errors').flatMap((error) => {
    const path = property(error, 'path')
    return typeof path === 'string' ? [{ path, message: String(property(error, 'message')) }] : []
  })
  const message = property(first, 'message')
  return { message: typeof message === 'string' ? message : UNEXPLAINED, errors }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = property(value, name)
  return Array.isArray(list) ? list : []
}
