'use client'

import { useRef, useState } from 'react'
import { missingIn, useFocusOnProblem } from '../page-form/missing.ts'
import { askStudio, type Ask } from '../parts/ask-studio.ts'
import { useIsAlive } from '../parts/use-is-alive.ts'

export interface Answer<Body> {
  readonly body?: Body
  readonly problem?: string
  /** The errors of single fields, by name. */
  readonly fields?: Readonly<Record<string, string>>
}

/** The words below a form: why it was refused, unless its inputs show the errors. */
export function saidBelow({ problem, fields = {} }: Answer<unknown>): string | undefined {
  return Object.keys(fields).length > 0 ? undefined : problem
}

export interface Sending<Body> {
  readonly answer: Answer<Body>
  /** Whether the form is being sent. Also true until the page has hydrated, because nothing can be sent before that. */
  readonly isSending: boolean
  readonly form: React.RefObject<HTMLFormElement | null>
  /** Sends the fields as JSON. `onDone` runs after a successful response; without it the form is emptied. */
  send(path: string, onDone?: () => void): Promise<void>
}

/** For somebody who is logged in, `ask` must be the function of `useAsk`, in case the session has ended. */
export function useSending<Body>(ask: Ask = askStudio): Sending<Body> {
  const [answer, setAnswer] = useState<Answer<Body>>({})
  const [isSending, setSending] = useState(false)
  const isAlive = useIsAlive()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnProblem(form, answer.fields)
  return {
    answer,
    isSending: isSending || !isAlive,
    form,
    async send(path, onDone) {
      if (!form.current) return
      const missing = missingIn(form.current)
      if (missing) return setAnswer({ fields: missing })
      setSending(true)
      const fields = Object.fromEntries(new FormData(form.current))
      const next = await ask<Body>(path, { method: 'POST', body: fields })
      setAnswer(next.ok ? { body: next.value } : { problem: next.message, fields: next.fields })
      setSending(false)
      if (next.ok) (onDone ?? (() => form.current?.reset()))()
    },
  }
}
