'use client'

import { NEEDED } from 'content/rules/finding.ts'
import { useId, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react'
import type { StudioAnswer, StudioRefusal } from '../parts/ask-studio.ts'
import { ProblemList } from '../parts/problem-list.tsx'
import { allTheSame, SwitchFacts } from '../parts/switch-facts.tsx'
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
  /** The words below the button when the form was refused. */
  readonly refused?: string
  /** Whether the form is still busy after it was sent. */
  readonly isBusy?: boolean
  readonly className?: string | undefined
  /** The values that were put back. They replace the inputs' own values at the beginning. */
  readonly restored?: FormValues | undefined
  /** Sends what was typed. A refusal must have its errors under the names of the inputs. */
  readonly send: (form: FormData) => Promise<StudioAnswer<unknown>>
  readonly onDone?: () => void
  readonly onInput?: () => void
  /** Shown beside the button, even while the form is being sent. */
  readonly beside?: ReactNode
  /** Shown beside the button, but not while the form is being sent. */
  readonly note?: ReactNode
  readonly children?: ReactNode
}

/** For the inputs of `inputs.tsx`: what is missing or refused is said at the input. */
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
    const typed = new FormData(currentTarget)
    if (refusal?.asked) typed.set('sure', 'yes')
    const answer = await props.send(typed)
    setIsSending(false)
    if (!answer.ok) return setRefusal(refusedIn(currentTarget, answer))
    props.onDone?.()
  }

  const isBusy = isSending || props.isBusy === true
  return (
    <form
      ref={form}
      className={className}
      // Every missing input gets its own error. The browser's check would report the first one only, in a bubble.
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
          {isBusy ? busy : refusal?.asked ? allTheSame(button) : button}
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
  /** The number of inputs with an error. */
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

function Refusal({ words, here, elsewhere, refused, asked }: Refused & { readonly words: string }) {
  if (asked) return <SwitchFacts {...asked} />
  return (
    <>
      <p>
        {words}
        {here > 0 && `: see ${here} ${here === 1 ? 'error' : 'errors'} above`}.
      </p>
      {refused ? (
        <ProblemList {...refused} />
      ) : (
        elsewhere.map((sentence) => <p key={sentence}>{sentence}</p>)
      )}
    </>
  )
}
