'use client'

import type { RecordReleases } from 'content/releases/record-releases.ts'
import type { Act } from 'content/releases/words.ts'
import { useRef, useState } from 'react'
import { FormDate } from '../page-form/date-inputs.tsx'
import { textIn } from '../page-form/form-values.ts'
import { TextInput } from '../page-form/inputs.tsx'
import { ShortForm } from '../page-form/short-form.tsx'
import type { StudioAnswer } from '../parts/ask-studio.ts'
import { toast, useDocumentTitle } from '../payload-ui.ts'
import { Dialog } from '../saving/dialog.tsx'
import { useSaver } from '../saving/saving-context.ts'
import { statusWords } from '../saving/words.ts'
import styles from './releases.module.css'
import type { SendRelease } from './use-record-releases.ts'

interface Props {
  readonly facts: RecordReleases
  /** Whether the record is public now, so that it can be taken out of public. */
  readonly isPublic: boolean
  readonly send: SendRelease
  readonly onClose: () => void
}

export function ReleaseDialog({ facts, isPublic, send, onClose }: Props) {
  const { title } = useDocumentTitle()
  const [, saver] = useSaver()
  const form = useRef<HTMLFormElement>(null)
  const [release, setRelease] = useState<number>()

  async function set(typed: FormData): Promise<StudioAnswer<unknown>> {
    if (!(await saver.flush()))
      return { ok: false, message: statusWords(saver.state().status), fields: {} }
    const act = typed.get('act') === 'unpublish' ? 'unpublish' : 'publish'
    const time = { at: textIn(typed, 'at'), name: textIn(typed, 'name') }
    const into = release === undefined ? time : { release }
    return send({ act, into, ...(typed.has('sure') ? { sure: 'yes' } : {}) })
  }

  function finish() {
    toast.success('The release is set')
    onClose()
  }

  return (
    <Dialog heading={`Publish “${title}” later`} onClose={onClose}>
      <p>{facts.clock}</p>
      <p>What you see now is released, even if it is changed later.</p>
      {facts.left && (
        <p>
          Also made for it, and in no release: {facts.left}.{' '}
          {facts.mayBegin && <a href="/admin/next-edition#release">Release all of it at once</a>}
        </p>
      )}
      <ShortForm
        form={form}
        className="studio-dialog__form"
        button="Set the release"
        busy="Trying it …"
        refused="It is not set"
        send={set}
        onDone={finish}
        beside={
          <button type="button" className="studio-button" onClick={onClose}>
            Cancel
          </button>
        }
      >
        {isPublic && <ActChoice />}
        <fieldset>
          <legend>When?</legend>
          <Choice isChosen={release === undefined} onChoose={() => setRelease(undefined)}>
            At a time of its own
          </Choice>
          {facts.releases.map(({ id, words }) => (
            <Choice key={id} isChosen={release === id} onChoose={() => setRelease(id)}>
              {words}
            </Choice>
          ))}
        </fieldset>
        {release === undefined && <NewTime presets={facts.presets} />}
      </ShortForm>
    </Dialog>
  )
}

const CHOICES: Readonly<Record<Act, string>> = {
  publish: 'Make this version public',
  unpublish: 'Take it out of public',
}

function ActChoice() {
  return (
    <fieldset>
      <legend>What is to happen?</legend>
      {(['publish', 'unpublish'] as const).map((each) => (
        <label key={each} className="studio-dialog__choice">
          <input type="radio" name="act" value={each} defaultChecked={each === 'publish'} />
          <span>{CHOICES[each]}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: string
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="studio-dialog__choice">
      <input type="radio" name="into" checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  )
}

/** A press on a preset replaces the typed time. */
function NewTime({ presets }: Pick<RecordReleases, 'presets'>) {
  const [preset, setPreset] = useState({ at: '', presses: 0 })
  return (
    <>
      <div>
        <FormDate
          key={preset.presses}
          name="at"
          label="Day and time"
          kind="day-and-time"
          value={preset.at}
          isNeeded
        />
        <p className={styles['presets']}>
          {presets.map(({ at, label }) => (
            <button
              key={at}
              type="button"
              onClick={() => setPreset(({ presses }) => ({ at, presses: presses + 1 }))}
            >
              {label}
            </button>
          ))}
        </p>
      </div>
      <TextInput
        name="name"
        label="Name, such as “Program launch”, if other records are to follow (may stay empty)"
        maxLength={100}
      />
    </>
  )
}
