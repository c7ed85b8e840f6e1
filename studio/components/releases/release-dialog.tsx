'use client'

import type { RecordReleases } from 'content/releases/record-releases.ts'
import type { Setting } from 'content/releases/set-release.ts'
import type { Act } from 'content/releases/words.ts'
import { useState, type SubmitEvent } from 'react'
import { MomentInput } from '../dates/moment-input.tsx'
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

/** Sets when the version in the form becomes public, alone or together with other records. */
export function ReleaseDialog({ facts, isPublic, send, onClose }: Props) {
  const { title } = useDocumentTitle()
  const [{ status }, saver] = useSaver()
  const [act, setAct] = useState<Act>('publish')
  const [release, setRelease] = useState<number>()
  const [at, setAt] = useState<string | null>(null)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const into: Setting['into'] = release === undefined ? { at: at ?? '', name } : { release }

  async function set(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsBusy(true)
    setProblem('')
    const refused = (await saver.flush())
      ? await send({ act, into })
      : `Nothing is scheduled. ${statusWords(status)}`
    setIsBusy(false)
    if (refused !== undefined) return setProblem(refused)
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
          <a href="/admin/next-edition#release">Release all of it at once</a>
        </p>
      )}
      <form onSubmit={(event) => void set(event)}>
        {isPublic && <ActChoice act={act} onChange={setAct} />}
        <fieldset className="studio-dialog__choices">
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
        {release === undefined && (
          <NewTime presets={facts.presets} at={at} onTime={setAt} name={name} onName={setName} />
        )}
        {problem && (
          <p role="alert" className="finding finding--must">
            {problem}
          </p>
        )}
        <div className="studio-dialog__actions">
          <button type="button" onClick={onClose}>
            Close
          </button>
          <button type="submit" disabled={isBusy}>
            {isBusy ? 'Trying it …' : 'Set the release'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const CHOICES: Readonly<Record<Act, string>> = {
  publish: 'Make this version public',
  unpublish: 'Take it out of public',
}

function ActChoice({
  act,
  onChange,
}: {
  readonly act: Act
  readonly onChange: (act: Act) => void
}) {
  return (
    <fieldset className="studio-dialog__choices">
      <legend>What is to happen?</legend>
      {(['publish', 'unpublish'] as const).map((each) => (
        <label key={each} className="studio-dialog__choice">
          <input type="radio" name="act" checked={act === each} onChange={() => onChange(each)} />
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

interface NewTimeProps {
  readonly presets: RecordReleases['presets']
  readonly at: string | null
  readonly onTime: (at: string | null) => void
  readonly name: string
  readonly onName: (name: string) => void
}

function NewTime({ presets, at, onTime, name, onName }: NewTimeProps) {
  return (
    <>
      <div className={`studio-dialog__text ${styles['time']}`}>
        <MomentInput label="Day and time" value={at} onChange={onTime} />
        <p className={styles['presets']}>
          {presets.map((preset) => (
            <button key={preset.at} type="button" onClick={() => onTime(preset.at)}>
              {preset.label}
            </button>
          ))}
        </p>
      </div>
      <label className="studio-dialog__text">
        Name, such as “Program launch”, if other records are to follow (may stay empty)
        <input
          type="text"
          maxLength={100}
          value={name}
          onChange={(event) => onName(event.target.value)}
        />
      </label>
    </>
  )
}
