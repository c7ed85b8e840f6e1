'use client'

import { Input } from './input.tsx'
import { useSending } from './use-sending.ts'

interface Props {
  readonly api: string
  /** The page for somebody who has forgotten the password. */
  readonly forgot: string
  /** The path in the studio that opens after the login. */
  readonly next: string
  /** The limit of attempts, in a sentence. */
  readonly rule: string
}

export function LoginForm({ api, forgot, next, rule }: Props) {
  const { answer, form, isSending, send } = useSending<object>()
  return (
    <form
      ref={form}
      method="post"
      className="small-form small-form--login"
      onSubmit={(event) => {
        event.preventDefault()
        void send(`${api}/users/login`, () => window.location.assign(next))
      }}
    >
      <Input
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        problem={answer.fields?.['email']}
      />
      <Input
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        problem={answer.fields?.['password']}
      />
      <a href={forgot}>Forgot password?</a>
      <p role="alert" className="small-form__problem">
        {answer.problem && `${answer.problem} ${rule}`}
      </p>
      <button
        type="submit"
        className="studio-button studio-button--first"
        disabled={isSending || answer.body !== undefined}
      >
        Login
      </button>
    </form>
  )
}
