'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import { useEditDepth, useForm, useFormModified, useHotkey } from '../payload-ui.ts'
import { useFollowSaves } from '../previews/follow-saves.ts'
import { ShareButton } from '../previews/share-button.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import type { SaverState, Saver } from './saver.ts'
import { useSaver, useSaving } from './saving-context.ts'
import styles from './saving.module.css'
import { useBackGuard } from './use-leave-guard.ts'
import { useOpenForm } from './use-open-form.ts'
import { usePresence } from './use-presence.ts'
import { isTrouble, presenceWords, statusWords, takenInWords } from './words.ts'

/** Payload asks the same in its own dialog when somebody follows a link. */
const LEAVE = 'What you typed is not saved yet. Leave? It is kept in this browser.'

/** Replaces Payload's *Save draft*, because drafts are saved automatically. Without drafts it is beside *Save*. */
export function SavingBar() {
  const [state, saver] = useSaver()
  const people = usePresence()
  const editDepth = useEditDepth()
  useOpenForm()
  useErrorsAtFields(state)
  useFollowSaves(state)
  useRetryWhenOnline(saver)
  useBackGuard(useFormModified(), LEAVE)
  const root = useRef<HTMLDivElement>(null)
  useSaveOnSubmit(root, saver)
  useSaveBeforeDuplicating(saver)
  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    void saver.flush()
  })

  const words = statusWords(state.status)
  const asides = [takenInWords(state.takenIn), presenceWords(people)].filter(Boolean)
  return (
    <div ref={root} className={styles.bar}>
      <output>
        {!isTrouble(state.status) && <span>{words}</span>}
        {asides.map((aside) => (
          <span key={aside}>{aside}</span>
        ))}
      </output>
      {isTrouble(state.status) && <strong role="alert">{words}</strong>}
      <ShareButton saver={saver} />
      <Question key={state.status.kind} state={state} saver={saver} />
    </div>
  )
}

function Question({ state, saver }: { readonly state: SaverState; readonly saver: Saver }) {
  const [isOpen, setIsOpen] = useState(true)
  const { email } = useSaving()
  const { status, offered } = state
  const question = questionOf(state)
  if (question === undefined) return null
  const dialog = { saver, onClose: () => setIsOpen(false) }
  if (!isOpen)
    return (
      <button type="button" className={styles.question} onClick={() => setIsOpen(true)}>
        {question}
      </button>
    )
  if (status.kind === 'loggedOut') {
    const goOn = () => {
      saver.retry()
      dialog.onClose()
    }
    return <LoginDialog email={email} onLoggedIn={goOn} onClose={dialog.onClose} />
  }
  if (status.kind === 'conflict') return <ConflictDialog status={status} {...dialog} />
  return offered ? <OfferDialog offered={offered} {...dialog} /> : null
}

function questionOf({ status, offered }: SaverState): string | undefined {
  if (status.kind === 'loggedOut') return 'Log in'
  if (status.kind === 'conflict') return 'Choose'
  return offered ? 'Text that was not saved' : undefined
}

function useErrorsAtFields({ status }: SaverState): void {
  const { dispatchFields, setSubmitted } = useForm()
  useEffect(() => {
    if (status.kind !== 'refused' || status.errors.length === 0) return
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: [...status.errors] })
    // Payload shows errors only in a form that was submitted.
    setSubmitted(true)
  }, [status, dispatchFields, setSubmitted])
}

/** For Enter, and buttons without a type. Payload's own submit would publish the whole record. */
function useSaveOnSubmit(root: RefObject<HTMLElement | null>, saver: Saver): void {
  useEffect(() => {
    const form = root.current?.closest('form')
    const save = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      void saver.flush()
    }
    form?.addEventListener('submit', save, { capture: true })
    return () => form?.removeEventListener('submit', save, { capture: true })
  }, [root, saver])
}

/** The item in Payload's menu of the record. */
const DUPLICATE = '#action-duplicate'

/** *Duplicate* copies the record on the server. Payload would offer to leave unsaved text out, so we save it first. */
function useSaveBeforeDuplicating(saver: Saver): void {
  const isModified = useFormModified()
  const waiting = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isModified) {
      waiting.current?.click()
      waiting.current = null
      return
    }
    const saveFirst = (event: Event) => {
      const item = event.target instanceof Element && event.target.closest<HTMLElement>(DUPLICATE)
      if (!item) return
      event.preventDefault()
      event.stopImmediatePropagation()
      waiting.current = item
      void saver.flush().then((isSaved) => {
        if (!isSaved) waiting.current = null
      })
    }
    document.addEventListener('click', saveFirst, { capture: true })
    return () => document.removeEventListener('click', saveFirst, { capture: true })
  }, [isModified, saver])
}

function useRetryWhenOnline(saver: Saver): void {
  useEffect(() => {
    const retry = () => saver.retry()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [saver])
}
