'use client'

import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { askStudio } from '../parts/ask-studio.ts'
import { Button, useAuth } from '../payload-ui.ts'
import { Dialog } from './dialog.tsx'
import styles from './saving.module.css'

interface Props {
  /** Only the same account may log in: the text must not be saved under another name. */
  readonly email: string
  readonly onLoggedIn: () => void
  readonly onClose: () => void
}

export function LoginDialog({ email, onLoggedIn, onClose }: Props) {
  const { fetchFullUser } = useAuth()
  const [problem, setProblem] = useState('')
  const password = useRef<HTMLInputElement>(null)

  useEffect(() => password.current?.focus(), [])

  async function logIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { email, password: password.current?.value }
    const answer = await askStudio('/api/users/login', { method: 'POST', body })
    if (!answer.ok) return setProblem(answer.message)
    await fetchFullUser()
    onLoggedIn()
  }

  return (
    <Dialog heading="Log in to go on" onClose={onClose}>
      <p>
        You were logged out. What you typed is still here, and is saved when you have logged in.
      </p>
      <form onSubmit={(event) => void logIn(event)}>
        <label className={styles.field}>
          Email
          <input
            type="email"
            name="email"
            value={email}
            readOnly
            tabIndex={-1}
            autoComplete="username"
          />
        </label>
        <label className={styles.field}>
          Password
          <input
            ref={password}
            type="password"
            name="password"
            required
            autoComplete="current-password"
          />
        </label>
        {problem && <p role="alert">{problem}</p>}
        <div className={styles.buttons}>
          <Button type="submit">Log in</Button>
          <Button buttonStyle="secondary" onClick={onClose}>
            Later
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
