'use client'

import { ROLES } from 'content/access/roles.ts'
import type { Handed } from 'content/accounts/links.ts'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { useConfig } from '../payload-ui.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import { HandedLink } from './handed-link.tsx'
import { Input } from './input.tsx'
import { saidBelow, useSending } from './use-sending.ts'

export function Invite() {
  const { config } = useConfig()
  const { answer, form, isSending, send } = useSending<Handed>(useAsk())
  const router = useRouter()
  const id = useId()
  return (
    <form
      ref={form}
      noValidate
      className="small-form small-form--row"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault()
        void send(`${config.routes.api}/users/invite`).then(() => router.refresh())
      }}
    >
      <h2 id={`${id}-title`}>Invite somebody</h2>
      <Input name="email" label="Email" type="email" problem={answer.fields?.['email']} />
      <Input name="name" label="Name" problem={answer.fields?.['name']} />
      <p className="small-form__field">
        <label htmlFor={id}>Role</label>
        <select id={id} name="role" defaultValue="contributor">
          {Object.entries(ROLES).map(([role, words]) => (
            <option key={role} value={role}>
              {words}
            </option>
          ))}
        </select>
      </p>
      <button type="submit" className="studio-button" disabled={isSending}>
        Invite
      </button>
      <HandedLink handed={answer.body} />
      <p role="alert" className="small-form__problem">
        {saidBelow(answer)}
      </p>
    </form>
  )
}
