'use client'

import type { ReactNode } from 'react'
import { PageForm } from '../page-form/page-form.tsx'
import { namedIn } from '../parts/ask-studio.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import { useSay } from './quick-message.tsx'
import styles from './quick.module.css'

interface Props {
  readonly address: string
  readonly body: Readonly<Record<string, unknown>>
  /** The part of the body that the inputs belong to; the body itself by default. */
  readonly into?: string
  readonly button: string
  readonly children?: ReactNode
}

export function QuickForm({ address, body, into, button, children }: Props) {
  const ask = useAsk()
  const say = useSay()

  async function send(form: FormData) {
    say('')
    const typed = Object.fromEntries(form)
    const answer = await ask(address, { method: 'POST', body: withTyped(body, typed, into) })
    return into === undefined ? answer : namedIn(into, answer)
  }

  function finish(form: HTMLFormElement) {
    for (const input of form.querySelectorAll('textarea')) input.value = ''
    const fold = form.closest('details')
    if (fold) fold.open = false
    say('Done: it is public within seconds.')
  }

  return (
    <PageForm
      name={`${address} ${JSON.stringify(body)}`}
      button={button}
      className={styles.form}
      send={send}
      onDone={finish}
    >
      {children}
    </PageForm>
  )
}

function withTyped(body: Props['body'], typed: object, into: string | undefined): object {
  if (into === undefined) return { ...body, ...typed }
  return { ...body, [into]: { ...Object(body[into]), ...typed } }
}
