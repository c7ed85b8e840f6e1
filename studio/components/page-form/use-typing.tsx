'use client'

import { isSame } from 'content/saving/merge.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import * as v from 'valibot'
import { OfferInPage } from '../saving/offered-text.tsx'
import { useKeptText, type Typed } from '../saving/use-kept-text.ts'
import { useLeaveGuard } from '../saving/use-leave-guard.ts'
import { readForm, wordsOfInput, type FormValues } from './form-values.ts'

const LEAVE = 'What you typed here is not saved yet. Leave? It is kept in this browser.'

/** An input in the browser's storage. An older studio may have written it, so it is checked. */
const KeptInput = v.object({
  values: v.array(v.string()),
  label: v.string(),
  texts: v.array(v.string()),
})

/** Keeps what is typed in the browser until it is sent. When the form is opened again, it offers to put it back. */
export function useTyping(name: string, form: RefObject<HTMLFormElement | null>) {
  /** The values when the form was opened, or when it was last sent. */
  const initial = useRef<FormValues>(undefined)
  const [typed, setTyped] = useState<Typed>()
  const [restored, setRestored] = useState<FormValues>()
  const { offered, answer } = useKeptText(name, typed)
  useLeaveGuard(typed !== undefined, LEAVE)
  const kept = Object.entries(offered?.changes ?? {}).flatMap(([input, change]) => {
    const { success, output } = v.safeParse(KeptInput, change.new)
    return success ? [[input, output] as const] : []
  })

  useEffect(() => {
    if (form.current) initial.current ??= readForm(form.current)
  }, [form])

  const isOffered = kept.length > 0
  // A folded form would hide the offer, so it is opened.
  useEffect(() => {
    const fold = form.current?.closest('details')
    if (isOffered && fold) fold.open = true
  }, [isOffered, form])

  function answerOffer(isWanted: boolean) {
    if (isWanted) {
      setRestored(Object.fromEntries(kept.map(([input, { values }]) => [input, values])))
      setTyped(Object.fromEntries(kept))
    }
    answer()
  }

  return {
    isTyped: typed !== undefined,
    restored,
    note() {
      if (form.current && initial.current) setTyped(changesOf(form.current, initial.current))
    },
    noteSent() {
      if (form.current) initial.current = readForm(form.current)
      setTyped(undefined)
    },
    offer: isOffered && (
      <OfferInPage
        lines={kept.map(([input, { label, texts }]) => ({
          name: input,
          words: label,
          value: texts.join(', ') || 'empty',
        }))}
        files={offered?.files}
        onAnswer={answerOffer}
      />
    ),
  }
}

function changesOf(form: HTMLFormElement, initial: FormValues): Typed | undefined {
  const changed = Object.entries(readForm(form)).filter(
    ([name, values]) => !isSame(values, initial[name]),
  )
  const kept = changed.map(([name, values]) => [
    name,
    values instanceof File ? values : { values, ...wordsOfInput(form, name, values) },
  ])
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
