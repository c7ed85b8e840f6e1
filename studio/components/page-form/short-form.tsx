'use client'

import { NEEDED } from 'content/rules/finding.ts'
import { useId, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react'
import type { StudioAnswer, StudioRefusal } from '../parts/ask-studio.ts'
import { useIsAlive } from '../parts/use-is-alive.ts'
import type { FormValues } from './form-values.ts'
import { missingIn, useFocusOnProblem } from './missing.ts'
import { PageFormContext } from './page-form-context.ts'
import styles from './page-form.module.css'

export interface ShortFormProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly button: string
  /** The words of the button while the form is sent. */
  readonly busy?: string
  /** What is said below the button when the form is refused. */
  readonly refused?: string
  /** Whether it is still busy after it was sent. */
  readonly isBusy?: boolean
  readonly className?: string | undefined
  /** What the inputs begin with in place of their own values. */
  readonly restored?: FormValues | undefined
  /** Sends what was typed. Errors of fields go by the names of the inputs. */
  readonly send: (form: FormData) => Promise<StudioAnswer<unknown>>
  readonly onDone?: () => void
  readonly onInput?: () => void
  /** Stands beside the button, also while the form is sent. */
  readonly beside?: ReactNode
  /** Stands there only while nothing is sent. */
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** A short form of ours, for the inputs of `inputs.tsx`: what is missing or refused stands at its input. */
export function ShortForm(props: ShortFormProps) {
  const { form, button, busy = 'Saving …', refused = 'Nothing was saved' } = props
  const { className, restored, beside, note, children } = props
  const isAlive = useIsAlive()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Refused>()
  const said = useId()
  useFocusOnProblem(form, refusal)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    const fields = missingIn(currentTarget)
    if (fields) return setRefusal(refusedIn(currentTarget, { ok: false, message: NEEDED, fields }))
    setIsSending(true)
    setRefusal(undefined)
    const answer = await props.send(new FormData(currentTarget))
    setIsSending(false)
    if (!answer.ok) return setRefusal(refusedIn(currentTarget, answer))
    props.onDone?.()
  }

  const isBusy = isSending || props.isBusy === true
  return (
    <form
      ref={form}
      className={className}
      // What is missing is said at each input, not in the browser's bubble at the first.
      noValidate
      onInput={props.onInput}
      onSubmit={(event) => void submit(event)}
    >
      <PageFormContext value={{ restored, problems: refusal?.fields ?? {} }}>
        {children}
      </PageFormContext>
      <div className={styles['actions']}>
        <button
          className="studio-button studio-button--first"
          disabled={!isAlive || isBusy}
          aria-describedby={said}
        >
          {isBusy ? busy : button}
        </button>
        {beside}
        {!isBusy && note}
      </div>
      <div id={said} role="alert" className={styles['said']}>
        {refusal && <Refusal {...refusal} words={refused} />}
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
function Refusal({ words, here, elsewhere }: Refused & { readonly words: string }) {
  return (
    <>
      <p>
        {words}
        {here > 0 && `: see ${here} ${here === 1 ? 'error' : 'errors'} above`}.
      </p>
      {elsewhere.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  )
}
