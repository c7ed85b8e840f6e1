'use client'

import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { askStudio } from '../parts/ask-studio.ts'
import { Button, useAuth } from '../payload-ui.ts'
import { Dialog } from './dialog.tsx'
import type { Saver } from './saver.ts'
import { useSaving } from './saving-context.ts'
import styles from './saving.module.css'

interface Props {
  readonly saver: Saver
  readonly onClose: () => void
}

/** Lets a person log in again over an open form when the session has ended. */
export function LoginDialog({ saver, onClose }: Props) {
  const { fetchFullUser } = useAuth()
  // Only the same account may log in: the text must not be saved under another name.
  const { email } = useSaving()
  const [problem, setProblem] = useState('')
  const password = useRef<HTMLInputElement>(null)

  useEffect(() => password.current?.focus(), [])

  async function logIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { email, password: password.current?.value }
    const answer = await askStudio('/api/users/login', { method: 'POST', body })
    if (!answer.ok) return setProblem(answer.message)
    await fetchFullUser()
    saver.retry()
    onClose()
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
