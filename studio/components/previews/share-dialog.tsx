'use client'

import { addDays, formatDate, dateOf } from 'contract/rules/local-time.ts'
import type { Shared } from 'content/previews/collection.ts'
import type { SharedLink } from 'content/previews/shared-links.ts'
import { useEffect, useRef, useState } from 'react'
import { dateWords } from '../dates/date-words.ts'
import { askStudio, type StudioAnswer } from '../parts/ask-studio.ts'
import { useFestivalClock } from '../parts/use-festival-clock.tsx'
import { FormDate } from '../page-form/date-inputs.tsx'
import { TextInput } from '../page-form/inputs.tsx'
import { ShortForm } from '../page-form/short-form.tsx'
import { useAsk } from '../saving/login-over-page.tsx'
import { Button } from '../payload-ui.ts'
import { Dialog } from '../saving/dialog.tsx'
import { CopyLink } from './copy-link.tsx'
import type { PreviewSubject } from './follow-saves.ts'
import { WholeSiteLinks } from './whole-site-links.tsx'

const USUAL_DAYS = 14

interface Props {
  readonly heading: string
  /** The record; empty for a global or the whole site. */
  readonly subject: PreviewSubject
  /** Saves what was typed in the form around the dialog, if there is one. */
  readonly save?: () => Promise<unknown>
  readonly onClose: () => void
}

const CHOICES: readonly (readonly [value: Shared, label: string])[] = [
  ['page', 'This page alone, with its draft'],
  ['record', 'The whole site, with this draft'],
  ['site', 'The whole site, with all drafts'],
]

export function ShareDialog({ heading, subject, save, onClose }: Props) {
  const ask = useAsk()
  /** Undefined until the server has answered; empty if there is no preview. */
  const [own, setOwn] = useState<string>()
  const [made, setMade] = useState<SharedLink>()
  const [problem, setProblem] = useState('')
  const hasRecord = subject.id !== undefined

  useEffect(() => {
    void save?.()
    void askStudio<{ address: string | null }>('/api/previews/own', {
      method: 'POST',
      body: subject,
    }).then((answer) => {
      if (answer.ok) setOwn(answer.value.address ?? '')
      else setProblem(answer.message)
    })
    // The dialog belongs to the record for which it was opened, even if `subject` changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  async function share(form: FormData) {
    await save?.()
    const answer = await ask<SharedLink>('/api/previews/share', {
      method: 'POST',
      body: { ...subject, ...Object.fromEntries(form) },
    })
    if (answer.ok) setMade(answer.value)
    return answer
  }

  return (
    <Dialog heading={heading} onClose={onClose}>
      {own === '' && (
        <p>This studio does not know the site’s content service: there is no preview.</p>
      )}
      {own && (
        <>
          <h3>Look at it yourself</h3>
          <p>
            <a href={own} target="_blank" rel="noreferrer">
              Open the preview in a window
            </a>
            {hasRecord && ', or beside the form with the eye in the bar above it'}: with all drafts,
            and any day and time in the bar at the bottom. It is for you alone, and ends after an
            hour.
          </p>
          {hasRecord && (
            <>
              <p>Or the whole site, with all drafts:</p>
              <WholeSiteLinks drafts="all" />
            </>
          )}
        </>
      )}
      {own && !made && <ShareForm hasRecord={hasRecord} send={share} />}
      {made?.address && <Made link={made} address={made.address} />}
      {problem && (
        <p role="alert" className="finding finding--must">
          {problem}
        </p>
      )}
      <Button buttonStyle="secondary" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  )
}

interface ShareFormProps {
  readonly hasRecord: boolean
  readonly send: (form: FormData) => Promise<StudioAnswer<SharedLink>>
}

function ShareForm({ hasRecord, send }: ShareFormProps) {
  const today = useFestivalClock().today()
  const form = useRef<HTMLFormElement>(null)
  return (
    <ShortForm
      form={form}
      className="studio-dialog__form"
      button="Make a link"
      busy="Making the link …"
      refused="No link was made"
      send={send}
    >
      <h3>Share it with somebody who has no account</h3>
      <TextInput name="recipient" label="For whom" maxLength={200} isNeeded />
      <FormDate
        label="Until the end of"
        name="until"
        kind="day"
        value={addDays(today, USUAL_DAYS)}
        isNeeded
      />
      <FormDate
        label="Day and time that it shows (empty: the present)"
        name="at"
        kind="day-and-time"
      />
      <fieldset>
        <legend>What they see</legend>
        {CHOICES.filter(([value]) => hasRecord || value === 'site').map(([value, label], index) => (
          <label key={value} className="studio-dialog__choice">
            <input type="radio" name="shows" value={value} required defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
    </ShortForm>
  )
}

function Made({ link, address }: { readonly link: SharedLink; readonly address: string }) {
  const { zone } = useFestivalClock()
  return (
    <section aria-live="polite">
      <p>
        The link for {link.recipient} works until the end of{' '}
        {formatDate(dateOf(link.until - 1, zone), 'weekday')}
        {link.at && `, and shows ${dateWords('day-and-time', link.at)}`}. Whoever has it sees what
        it shows. You can revoke it under <a href="/admin/previews">Shared previews</a>.
      </p>
      <CopyLink address={address} />
    </section>
  )
}
