'use client'

import { useRef, useState } from 'react'
import { postJson, type Answer } from '../post-json.ts'

/** What a small form has come to: nothing yet, an answer, or a refusal with what is wrong at its fields. */
export interface Sending<Body> {
  readonly answer: Answer<Body>
  readonly isSending: boolean
  readonly form: React.RefObject<HTMLFormElement | null>
  /** Sends the fields of the form as JSON. It works wherever the form stands, also beside a form of Payload's. */
  send(path: string): Promise<void>
}

export function useSending<Body>(): Sending<Body> {
  const [answer, setAnswer] = useState<Answer<Body>>({})
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  return {
    answer,
    isSending,
    form,
    async send(path) {
      if (!form.current) return
      setSending(true)
      const fields = Object.fromEntries(new FormData(form.current))
      const next = await postJson<Body>(path, fields)
      setAnswer(next)
      setSending(false)
      if (next.body) form.current.reset()
    },
  }
}
