'use client'

import type { NeededAnswer } from 'content/releases/endpoints.ts'
import type { TakeDownFacts } from 'content/take-down/take-down.ts'
import { useEffect, useRef, useState } from 'react'
import { TextInput } from '../page-form/inputs.tsx'
import { PageInput } from '../page-form/page-input.tsx'
import { ShortForm } from '../page-form/short-form.tsx'
import { askStudio, type StudioAnswer } from '../parts/ask-studio.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import { useDocumentTitle } from '../payload-ui.ts'
import { ReferenceList } from './reference-list.tsx'
import { Dialog } from '../saving/dialog.tsx'
import type { Saver } from '../saving/saver.ts'
import { statusWords } from '../saving/words.ts'

interface Props {
  /** The address of the record's endpoints: `/api/venues/3`. */
  readonly record: string
  /** The saver of the form: what was typed is first saved as a draft. */
  readonly saver: Saver
  readonly onClose: () => void
}

export function TakeDownDialog({ record, saver, onClose }: Props) {
  const ask = useAsk()
  const { title } = useDocumentTitle()
  // GET returns `TakeDownFacts`, POST takes the record down.
  const path = `${record}/take-down`
  const [facts, setFacts] = useState<TakeDownFacts>()
  const [failing, setFailing] = useState<readonly string[]>([])
  const [problem, setProblem] = useState('')

  useEffect(() => {
    const leaving = new AbortController()
    void askStudio<TakeDownFacts>(path, { signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return
      if (answer.ok) setFacts(answer.value)
      else setProblem(answer.message)
    })
    void askStudio<NeededAnswer>(`${record}/needed`, { signal: leaving.signal }).then((answer) => {
      // Without a response nothing is said: the release itself will say why it would fail.
      if (answer.ok && !leaving.signal.aborted) setFailing(answer.value.failing)
    })
    return () => leaving.abort()
  }, [path, record])

  async function takeDown(how: FormData): Promise<StudioAnswer<unknown>> {
    if (await saver.flush()) return ask(path, { method: 'POST', body: Object.fromEntries(how) })
    const message = `What you typed would be lost. ${statusWords(saver.state().status)}`
    return { ok: false, message, fields: {} }
  }

  return (
    <Dialog heading={`Take down “${title}”`} onClose={onClose}>
      {facts && <ReferenceList references={facts.references} />}
      {failing.map((sentence) => (
        <p key={sentence} className="finding finding--should">
          {sentence}.
        </p>
      ))}
      {facts && <TakeDownForm facts={facts} send={takeDown} onClose={onClose} />}
      {!facts && !problem && <p>Looking for links to it …</p>}
      {problem && (
        <p role="alert" className="finding finding--must">
          {problem}
        </p>
      )}
    </Dialog>
  )
}

interface FormProps {
  readonly facts: TakeDownFacts
  readonly send: (how: FormData) => Promise<StudioAnswer<unknown>>
  readonly onClose: () => void
}

/** For each way: what the addresses answer afterwards, and the input with its name in the request. */
const CHOICES = {
  withdrawn: {
    name: 'reason',
    title: 'Withdraw it',
    means: 'The address says that it is gone, and why (410).',
    asks: 'Reason, which visitors read',
  },
  redirect: {
    name: 'to',
    title: 'Lead elsewhere',
    means: 'The address leads to another one.',
    asks: 'To which page or address',
  },
  cancelled: {
    name: 'note',
    title: 'Mark it as cancelled',
    means: 'The page stays, in every list too, and says that it is cancelled.',
    asks: 'Note for visitors, if there is more to say',
  },
} as const

function TakeDownForm({ facts, send, onClose }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isDone, setIsDone] = useState(false)
  const [how, setHow] = useState<keyof typeof CHOICES>('withdrawn')
  const offered = (['withdrawn', 'redirect', 'cancelled'] as const).filter(
    (each) =>
      (each !== 'cancelled' || facts.canBeCancelled) &&
      (each !== 'redirect' || facts.addresses.length > 0),
  )
  const { name, asks } = CHOICES[how]
  return (
    <ShortForm
      form={form}
      className="studio-dialog__form"
      button="Take it down"
      busy="Taking it down …"
      refused="It is still public"
      isBusy={isDone}
      send={send}
      onDone={() => {
        setIsDone(true)
        window.location.reload()
      }}
      beside={
        <button type="button" className="studio-button" onClick={onClose}>
          Cancel
        </button>
      }
    >
      <Addresses addresses={facts.addresses} />
      <fieldset>
        <legend>What is to happen?</legend>
        {offered.map((each) => (
          <label key={each} className="studio-dialog__choice">
            <input
              type="radio"
              name="how"
              value={each}
              checked={how === each}
              onChange={() => setHow(each)}
            />
            <span>
              <strong>{CHOICES[each].title}.</strong> {CHOICES[each].means}
            </span>
          </label>
        ))}
      </fieldset>
      {how === 'redirect' ? (
        <PageInput name={name} label={asks} isNeeded />
      ) : (
        <TextInput key={how} name={name} label={asks} isNeeded={how === 'withdrawn'} />
      )}
    </ShortForm>
  )
}

function Addresses({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0)
    return <p>It has no page of its own: it disappears from every list.</p>
  return (
    <p>
      {addresses.length === 1 ? 'Its address is ' : 'Its addresses are '}
      <strong>{addresses.join(', ')}</strong>.
    </p>
  )
}
