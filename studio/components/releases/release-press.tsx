'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, type SubmitEvent } from 'react'
import { FormDate } from '../page-form/date-inputs.tsx'
import { ShortForm } from '../page-form/short-form.tsx'
import type { StudioRefusal } from '../parts/ask-studio.ts'
import { ProblemList } from '../parts/problem-list.tsx'
import { allTheSame, SwitchFacts } from '../parts/switch-facts.tsx'
import { toast } from '../payload-ui.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import styles from './releases.module.css'
import { useIsAlive } from '../parts/use-is-alive.ts'

interface PressProps {
  readonly address: string
  readonly body?: object
  readonly button: string
  readonly done: string
  /** The release or record of the button, for people who hear the button without the page around it. */
  readonly of?: string
}

export function ReleasePress({ address, body = {}, button, done, of }: PressProps) {
  const ask = useAsk()
  const router = useRouter()
  const isAlive = useIsAlive()
  const [refusal, setRefusal] = useState<StudioRefusal>()
  const [isSending, setIsSending] = useState(false)

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsSending(true)
    setRefusal(undefined)
    const sent = refusal?.asked ? { ...body, sure: 'yes' } : body
    const answer = await ask(address, { method: 'POST', body: sent })
    setIsSending(false)
    if (!answer.ok) return setRefusal(answer)
    toast.success(done)
    router.refresh()
  }

  const words = refusal?.asked ? allTheSame(button) : button
  return (
    <form className={styles['press']} onSubmit={(event) => void send(event)}>
      <button disabled={!isAlive || isSending} aria-label={of && `${words} “${of}”`}>
        {isSending ? 'Sending …' : words}
      </button>
      {refusal && <PressRefusal {...refusal} />}
    </form>
  )
}

function PressRefusal({ asked, message, refused }: StudioRefusal) {
  return (
    <div role="alert" className={`finding finding--${asked ? 'should' : 'must'}`}>
      {asked && <SwitchFacts {...asked} />}
      {refused && <ProblemList {...refused} />}
      {!asked && !refused && <p>{message}</p>}
    </div>
  )
}

/** `at` is the present wall time of the release. */
export function MoveRelease({ address, at }: { readonly address: string; readonly at: string }) {
  const ask = useAsk()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const folded = useRef<HTMLDetailsElement>(null)
  const [times, setTimes] = useState(0)

  function cancel() {
    setTimes(times + 1)
    if (!folded.current) return
    folded.current.open = false
    folded.current.querySelector('summary')?.focus()
  }

  return (
    <details ref={folded}>
      <summary>Move to another time</summary>
      <ShortForm
        key={times}
        form={form}
        className={`studio-dialog__form ${styles['move']}`}
        button="Move it"
        refused="It is not moved"
        send={(typed) => ask(address, { method: 'POST', body: Object.fromEntries(typed) })}
        onDone={() => {
          toast.success('The release is moved')
          router.refresh()
        }}
        beside={
          <button type="button" className="studio-button" onClick={cancel}>
            Cancel
          </button>
        }
      >
        <FormDate name="at" label="Day and time" kind="day-and-time" value={at} isNeeded />
      </ShortForm>
    </details>
  )
}
