'use client'

import { useRouter } from 'next/navigation'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { MomentInput } from '../dates/moment-input.tsx'
import { toast } from '../payload-ui.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import styles from './releases.module.css'
import { useIsAlive } from '../parts/use-is-alive.ts'

interface PressProps {
  /** The endpoint of the release. */
  readonly address: string
  readonly body?: object
  readonly button: string
  /** What is said once it is done. */
  readonly done: string
  /** What the button is about, for people who only hear its name. */
  readonly of?: string
  readonly children?: ReactNode
}

/** A button that changes a release; then the page is drawn again. A refusal is shown beside it. */
export function ReleasePress({ address, body = {}, button, done, of, children }: PressProps) {
  const ask = useAsk()
  const router = useRouter()
  const isAlive = useIsAlive()
  const [problem, setProblem] = useState('')
  const [isSending, setIsSending] = useState(false)

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsSending(true)
    setProblem('')
    const answer = await ask(address, { method: 'POST', body })
    setIsSending(false)
    if (!answer.ok) return setProblem(answer.message)
    toast.success(done)
    router.refresh()
  }

  return (
    <form className={styles['press']} onSubmit={(event) => void send(event)}>
      {children}
      <button disabled={!isAlive || isSending} aria-label={of && `${button} “${of}”`}>
        {isSending ? 'Sending …' : button}
      </button>
      {problem && (
        <p role="alert" className="finding finding--must">
          {problem}
        </p>
      )}
    </form>
  )
}

/** Moves a release to another time; `at` is the wall time that it has. */
export function MoveRelease({ address, at }: { readonly address: string; readonly at: string }) {
  const [moved, setMoved] = useState<string | null>(at)
  return (
    <details>
      <summary>Move to another time</summary>
      <ReleasePress
        address={address}
        body={{ at: moved ?? '' }}
        button="Move it"
        done="The release is moved"
      >
        <div>
          <MomentInput label="Day and time" value={moved} onChange={setMoved} />
        </div>
      </ReleasePress>
    </details>
  )
}
