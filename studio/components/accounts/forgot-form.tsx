'use client'

import { Input } from './input.tsx'
import { saidBelow, useSending } from './use-sending.ts'

/** The answer is the same whether or not there is such an account. */
export function ForgotForm({ api }: { api: string }) {
  const { answer, form, isSending, send } = useSending<object>()
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void send(`${api}/users/forgot-password`)
      }}
    >
      <p>A link to choose a new password comes by email. It works once, for one day.</p>
      <Input
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        problem={answer.fields?.['email']}
      />
      <button type="submit" className="studio-button" disabled={isSending}>
        Send the link
      </button>
      <output className="small-form__answer">
        {answer.body && 'If there is such an account, the link is on its way.'}
      </output>
      <p role="alert" className="small-form__problem">
        {saidBelow(answer)}
      </p>
    </form>
  )
}
