'use client'

import { NEEDED } from 'content/rules/finding.ts'
import { useRouter } from 'next/navigation'
import {
  Fragment,
  useId,
  useRef,
  useState,
  useTransition,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import type { StudioAnswer, StudioRefusal } from '../parts/ask-studio.ts'
import { useIsAlive } from '../parts/use-is-alive.ts'
import { missingIn, useFocusOnProblem } from './missing.ts'
import { PageFormContext } from './page-form-context.ts'
import styles from './page-form.module.css'
import { useTyping } from './use-typing.tsx'

interface Props {
  /** What tells the form from all others: where and with what it is sent. */
  readonly name: string
  readonly button: string
  readonly className?: string | undefined
  /** Sends what was typed. Errors of fields go by the names of the inputs. */
  readonly send: (form: FormData) => Promise<StudioAnswer<unknown>>
  readonly onDone?: () => void
  readonly children?: ReactNode
}

/**
 * A short form in a page of our own, for the inputs of `inputs.tsx`. What is typed is kept in the browser until it is sent,
 * what is refused stands at its input, and after it was sent the page is drawn anew.
 */
export function PageForm({ name, button, className, send, onDone, children }: Props) {
  const router = useRouter()
  const isAlive = useIsAlive()
  const form = useRef<HTMLFormElement>(null)
  const [isSending, setIsSending] = useState(false)
  const [isRefreshing, startRefresh] = useTransition()
  const [refusal, setRefusal] = useState<Refused>()
  const typing = useTyping(name, form)
  const said = useId()
  useFocusOnProblem(form, refusal)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    const fields = missingIn(currentTarget)
    if (fields) return setRefusal(refusedIn(currentTarget, { ok: false, message: NEEDED, fields }))
    setIsSending(true)
    setRefusal(undefined)
    const answer = await send(new FormData(currentTarget))
    setIsSending(false)
    if (!answer.ok) return setRefusal(refusedIn(currentTarget, answer))
    typing.noteSent()
    onDone?.()
    startRefresh(() => router.refresh())
  }

  const isBusy = isSending || isRefreshing
  return (
    <form
      ref={form}
      className={className}
      // What is missing is said at each input, not in the browser's bubble at the first.
      noValidate
      onInput={typing.note}
      onSubmit={(event) => void submit(event)}
    >
      {typing.offer}
      <PageFormContext value={{ restored: typing.restored, problems: refusal?.fields ?? {} }}>
        <Fragment key={String(typing.restored !== undefined)}>{children}</Fragment>
      </PageFormContext>
      <div className={styles['actions']}>
        <button disabled={!isAlive || isBusy} aria-describedby={said}>
          {isBusy ? 'Saving …' : button}
        </button>
        {typing.isTyped && !isBusy && <span>Not saved yet</span>}
      </div>
      <div id={said} role="alert" className={styles['said']}>
        {refusal && <Refusal {...refusal} />}
      </div>
    </form>
  )
}

interface Refused extends StudioRefusal {
  /** How many inputs say what is wrong with them. */
  readonly here: number
  /** Sentences that belong to no input of the form. */
  readonly elsewhere: readonly string[]
}

function refusedIn(form: HTMLFormElement, answer: StudioRefusal): Refused {
  const { message, fields } = answer
  const all = Object.entries(fields)
  const others = all.filter(([name]) => !form.elements.namedItem(name))
  const sentences = all.length === 0 ? [message] : others.map(([, sentence]) => sentence)
  return { ...answer, here: all.length - others.length, elsewhere: [...new Set(sentences)] }
}

/** Below the button. */
function Refusal({ here, elsewhere }: Refused) {
  return (
    <>
      <p>
        Nothing was saved{here > 0 && `: see ${here} ${here === 1 ? 'error' : 'errors'} above`}.
      </p>
      {elsewhere.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  )
}
