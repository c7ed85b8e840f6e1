'use client'

import { useRouter } from 'next/navigation'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { askStudio } from '../parts/ask-studio.ts'
import { useSay } from './quick-message.tsx'
import styles from './quick.module.css'
import { useIsAlive } from '../parts/use-is-alive.ts'

interface Props {
  readonly address: string
  /** Values that are sent together with the inputs. */
  readonly body: Readonly<Record<string, unknown>>
  /** The part of the body that the inputs belong to; the body itself by default. */
  readonly into?: string
  readonly button: string
  readonly children?: ReactNode
}

/** A form for one change. It shows the result, and the page is drawn again. */
export function QuickForm({ address, body, into, button, children }: Props) {
  const router = useRouter()
  const isAlive = useIsAlive()
  const [isSending, setIsSending] = useState(false)
  const say = useSay()

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    setIsSending(true)
    say('')
    const answer = await askStudio(address, { method: 'POST', body: withTyped(body, typed, into) })
    setIsSending(false)
    say(answer.ok ? 'Done: it is public within seconds.' : `Nothing was changed. ${answer.message}`)
    if (answer.ok) router.refresh()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      {children}
      <button disabled={!isAlive || isSending}>{isSending ? 'Sending …' : button}</button>
    </form>
  )
}

function withTyped(body: Props['body'], typed: object, into: string | undefined): object {
  if (into === undefined) return { ...body, ...typed }
  return { ...body, [into]: { ...Object(body[into]), ...typed } }
}
