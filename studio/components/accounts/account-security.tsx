'use client'

import type { OwnSession } from 'content/accounts/endpoints.ts'
import { PASSWORD_HELP } from 'content/accounts/password-help.ts'
import type { Handed } from 'content/accounts/links.ts'
import { instantWords } from 'content/rules/instant-words.ts'
import { useEffect, useState } from 'react'
import { askStudio } from '../parts/ask-studio.ts'
import { useAuth, useConfig, useDocumentInfo } from '../payload-ui.ts'
import { useFestivalClock } from '../parts/use-festival-clock.tsx'
import { useAsk } from '../saving/login-over-page.tsx'
import { HandedLink } from './handed-link.tsx'

interface Sessions {
  readonly sessions: readonly OwnSession[]
}

export function AccountSecurity() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined || !user) return null
  return user.id === id ? (
    <>
      <PasswordChange />
      <SessionList />
    </>
  ) : (
    <NewLink id={id} />
  )
}

/** This is not a `form` element, because it is inside Payload's form. */
function PasswordChange() {
  const { config } = useConfig()
  const [values, setValues] = useState({ old: '', password: '' })
  const ask = useAsk()
  const [said, setSaid] = useState<{ text: string; fields: Readonly<Record<string, string>> }>()
  const change = async () => {
    const path = `${config.routes.api}/users/own-password`
    const answer = await ask<{ message: string }>(path, { method: 'POST', body: values })
    if (answer.ok) {
      setSaid({ text: answer.value.message, fields: {} })
      setValues({ old: '', password: '' })
    } else {
      const { fields, message } = answer
      setSaid({ text: Object.keys(fields).length > 0 ? '' : message, fields })
    }
  }
  const field = (name: keyof typeof values, label: string, help?: string) => (
    <p className="small-form__field">
      <label htmlFor={`own-${name}`}>{label}</label>
      <input
        id={`own-${name}`}
        type="password"
        autoComplete={name === 'old' ? 'current-password' : 'new-password'}
        value={values[name]}
        aria-invalid={said?.fields[name] !== undefined}
        aria-describedby={`own-${name}-says`}
        onChange={({ target }) => setValues({ ...values, [name]: target.value })}
      />
      <span id={`own-${name}-says`}>
        <small>{help}</small>
        <strong className="small-form__problem">{said?.fields[name]}</strong>
      </span>
    </p>
  )
  return (
    <section className="small-form" aria-labelledby="own-password-title">
      <h2 id="own-password-title">Password</h2>
      {field('old', 'Present password')}
      {field('password', 'New password', PASSWORD_HELP)}
      <button type="button" className="studio-button" onClick={() => void change()}>
        Change the password
      </button>
      <output className="small-form__answer">{said?.text}</output>
    </section>
  )
}

function SessionList() {
  const { config } = useConfig()
  const { zone } = useFestivalClock()
  const ask = useAsk()
  const [sessions, setSessions] = useState<readonly OwnSession[]>([])
  const path = `${config.routes.api}/users`
  useEffect(() => {
    void askStudio<Sessions>(`${path}/own-sessions`).then((answer) => {
      if (answer.ok) setSessions(answer.value.sessions)
    })
  }, [path])
  const end = async (id?: string) => {
    const answer = await ask<Sessions>(`${path}/end-sessions`, {
      method: 'POST',
      body: id ? { id } : {},
    })
    if (answer.ok) setSessions(answer.value.sessions)
  }
  return (
    <section className="small-form" aria-labelledby="own-sessions">
      <h2 id="own-sessions">Where you are logged in</h2>
      <ul>
        {sessions.map(({ id, createdAt, expiresAt, isThis }) => (
          <li key={id}>
            {createdAt ? `Since ${instantWords(Date.parse(createdAt), zone)}, until ` : 'Until '}
            {instantWords(Date.parse(expiresAt), zone)}{' '}
            {isThis ? (
              <strong>This one</strong>
            ) : (
              <button type="button" className="studio-button" onClick={() => void end(id)}>
                End
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="studio-button" onClick={() => void end()}>
        End all but this one
      </button>
    </section>
  )
}

function NewLink({ id }: { id: number | string }) {
  const { config } = useConfig()
  const ask = useAsk()
  const [handed, setHanded] = useState<Handed>()
  const [problem, setProblem] = useState('')
  const make = async () => {
    const path = `${config.routes.api}/users/${id}/link`
    const answer = await ask<Handed>(path, { method: 'POST', body: {} })
    setHanded(answer.ok ? answer.value : undefined)
    setProblem(answer.ok ? '' : answer.message)
  }
  return (
    <section className="small-form" aria-labelledby="new-link">
      <h2 id="new-link">Password</h2>
      <p>Only its owner knows it. A link lets them choose a new one; it works once, for one day.</p>
      <button type="button" className="studio-button" onClick={() => void make()}>
        Make a link
      </button>
      <HandedLink handed={handed} />
      <p role="alert" className="small-form__problem">
        {problem}
      </p>
    </section>
  )
}
