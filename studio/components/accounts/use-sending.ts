'use client'

import { useRef, useState } from 'react'
import { askStudio } from '../parts/ask-studio.ts'
import { useIsAlive } from '../parts/use-is-alive.ts'

/** The body of an answer, or what to tell the person who asked. */
export interface Answer<Body> {
  readonly body?: Body
  readonly problem?: string
  /** What is wrong with single fields, by their names. */
  readonly fields?: Readonly<Record<string, string>>
}

/** What a small form has come to: nothing yet, an answer, or a refusal with what is wrong at its fields. */
export interface Sending<Body> {
  readonly answer: Answer<Body>
  /** Also before the page answers: nothing can be sent. */
  readonly isSending: boolean
  readonly form: React.RefObject<HTMLFormElement | null>
  /**
   * Sends the fields of the form as JSON. It works wherever the form stands, also beside a form of Payload's. `onDone` goes
   * on after an answer; without it the form is emptied.
   */
  send(path: string, onDone?: () => void): Promise<void>
}

export function useSending<Body>(): Sending<Body> {
  const [answer, setAnswer] = useState<Answer<Body>>({})
  const [isSending, setSending] = useState(false)
  const isAlive = useIsAlive()
  const form = useRef<HTMLFormElement>(null)
  return {
    answer,
    isSending: isSending || !isAlive,
    form,
    async send(path, onDone) {
      if (!form.current) return
      setSending(true)
      const fields = Object.fromEntries(new FormData(form.current))
      const next = await askStudio<Body>(path, { method: 'POST', body: fields })
      setAnswer(next.ok ? { body: next.value } : { problem: next.message, fields: next.fields })
      setSending(false)
      if (next.ok) (onDone ?? (() => form.current?.reset()))()
    },
  }
}
