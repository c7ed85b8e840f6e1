'use client'

import type { TakeDown, TakeDownFacts } from 'content/take-down/take-down.ts'
import { useEffect, useState } from 'react'
import { askStudio } from '../parts/ask-studio.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import { useDocumentTitle } from '../payload-ui.ts'
import { ReferenceList } from './reference-list.tsx'
import { Dialog } from '../saving/dialog.tsx'
import type { Saver } from '../saving/saver.ts'
import { statusWords } from '../saving/words.ts'

interface Props {
  /** GET answers `TakeDownFacts`, POST takes the record down. */
  readonly path: string
  /** First saves what was typed in the form as a draft. */
  readonly saver: Saver
  readonly onClose: () => void
}

/**
 * Shows which records link to this one and what each way of taking down does to the addresses, then takes the record
 * down.
 */
export function TakeDownDialog({ path, saver, onClose }: Props) {
  const ask = useAsk()
  const { title } = useDocumentTitle()
  const [facts, setFacts] = useState<TakeDownFacts>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    void askStudio<TakeDownFacts>(path, { signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return
      if (answer.ok) setFacts(answer.value)
      else setProblem(answer.message)
    })
    return () => leaving.abort()
  }, [path])

  async function takeDown(how: TakeDown) {
    setIsBusy(true)
    setProblem('')
    const problemNow = (await saver.flush())
      ? await askForIt(how)
      : `It is still public, because what you typed would be lost. ${statusWords(saver.state().status)}`
    setIsBusy(false)
    if (problemNow === undefined) window.location.reload()
    else setProblem(problemNow)
  }

  async function askForIt(how: TakeDown): Promise<string | undefined> {
    const answer = await ask(path, { method: 'POST', body: how })
    return answer.ok ? undefined : answer.message
  }

  return (
    <Dialog heading={`Take down “${title}”`} onClose={onClose}>
      {facts && <ReferenceList references={facts.references} />}
      {facts && <Choices facts={facts} isBusy={isBusy} onChoose={takeDown} onClose={onClose} />}
      {!facts && !problem && <p>Looking for links to it …</p>}
      {problem && (
        <p role="alert" className="finding finding--must">
          {problem}
        </p>
      )}
    </Dialog>
  )
}

interface ChoicesProps {
  readonly facts: TakeDownFacts
  readonly isBusy: boolean
  readonly onChoose: (how: TakeDown) => Promise<void>
  readonly onClose: () => void
}

/** For each way: what the addresses answer afterwards, and the text that the person must give. */
const CHOICES = {
  withdrawn: {
    title: 'Withdraw it',
    means: 'The address says that it is gone, and why (410).',
    asks: 'Reason, which visitors read',
  },
  redirect: {
    title: 'Lead elsewhere',
    means: 'The address leads to another one.',
    asks: 'To which address, such as /events/new-name',
  },
  cancelled: {
    title: 'Mark it as cancelled',
    means: 'The page stays, in every list too, and says that it is cancelled.',
    asks: 'Note for visitors, if there is more to say',
  },
} as const

function Choices({ facts, isBusy, onChoose, onClose }: ChoicesProps) {
  const [how, setHow] = useState<keyof typeof CHOICES>('withdrawn')
  const [text, setText] = useState('')
  const offered = (['withdrawn', 'redirect', 'cancelled'] as const).filter(
    (each) =>
      (each !== 'cancelled' || facts.canBeCancelled) &&
      (each !== 'redirect' || facts.addresses.length > 0),
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void onChoose(chosen(how, text))
      }}
    >
      <Addresses addresses={facts.addresses} />
      <fieldset className="studio-dialog__choices">
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
      <label className="studio-dialog__text">
        {CHOICES[how].asks}
        <input
          type="text"
          value={text}
          required={how !== 'cancelled'}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className="studio-dialog__actions">
        <button type="button" onClick={onClose}>
          Leave it as it is
        </button>
        <button type="submit" disabled={isBusy}>
          {isBusy ? 'Taking it down …' : 'Take it down'}
        </button>
      </div>
    </form>
  )
}

function chosen(how: keyof typeof CHOICES, text: string): TakeDown {
  if (how === 'withdrawn') return { how, reason: text }
  return how === 'redirect' ? { how, to: text } : { how, note: text }
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
