'use client'

import { useRouter } from 'next/navigation'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import styles from './quick.module.css'

interface Props {
  readonly address: string
  /** What is sent beside the inputs. */
  readonly body: Readonly<Record<string, unknown>>
  /** The part of the body that the inputs belong to; the body itself by default. */
  readonly into?: string
  readonly button: string
  readonly children?: ReactNode
}

/** One change, sent with a press. It says what became of it, and the page is drawn anew. */
export function QuickForm({ address, body, into, button, children }: Props) {
  const router = useRouter()
  const [isSending, setIsSending] = useState(false)
  const [said, setSaid] = useState('')

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    setIsSending(true)
    const problem = await post(address, withTyped(body, typed, into))
    setIsSending(false)
    setSaid(problem ?? 'Done: it is public within seconds.')
    if (problem === undefined) router.refresh()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      {children}
      <button disabled={isSending}>{isSending ? 'Sending …' : button}</button>
      <output>{said}</output>
    </form>
  )
}

function withTyped(body: Props['body'], typed: object, into: string | undefined): object {
  if (into === undefined) return { ...body, ...typed }
  return { ...body, [into]: { ...Object(body[into]), ...typed } }
}

/** Why it was refused, in words; undefined when it is done. */
async function post(address: string, body: object): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return undefined
    return `Nothing was changed. ${sentenceOf(await response.json())}`
  } catch {
    return 'Nothing was changed: there is no connection. Try again.'
  }
}

interface Refused {
  readonly errors?: readonly {
    readonly message: string
    readonly data?: { readonly errors?: readonly { readonly message: string }[] }
  }[]
}

function sentenceOf({ errors = [] }: Refused): string {
  const [first] = errors
  const fields = first?.data?.errors?.map(({ message }) => message) ?? []
  return fields.join(' ') || first?.message || 'Try again.'
}
