'use client'

import { useState, type ReactNode, type SubmitEvent } from 'react'
import { isPicture } from 'content/media/media-kinds.ts'
import { withFile } from '../parts/ask-studio.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import { Button, toast } from '../payload-ui.ts'
import { Dialog } from '../saving/dialog.tsx'
import savingStyles from '../saving/saving.module.css'
import { useSaver } from '../saving/saving-context.ts'
import { addressOf, type FileRecord } from './file-record.ts'
import { acceptedFor } from './kind-of-file.ts'
import { namesIn } from './names-in.ts'
import styles from './file.module.css'

interface Props {
  readonly record: FileRecord
  readonly onClose: () => void
}

/**
 * Replaces the file of a record, which keeps its place everywhere. Asks whether the words still describe the picture.
 */
export function ReplaceDialog({ record, onClose }: Props) {
  const ask = useAsk()
  const { kind = 'photograph', alt, credit } = record
  const [, saver] = useSaver()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function replace(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsBusy(true)
    const answer = await ask<{ doc: { updatedAt: string } }>(`/api/media/${record.id}?depth=0`, {
      method: 'PATCH',
      body: requestOf(new FormData(event.currentTarget)),
    })
    setIsBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    // The form then shows what the record now says of its file.
    saver.catchUp(answer.value.doc.updatedAt)
    toast.success('Replaced. What was there before is under Versions')
    onClose()
  }

  return (
    <Dialog heading="Replace the file" onClose={onClose}>
      <form onSubmit={(event) => void replace(event)}>
        <ChosenFile record={record} accept={acceptedFor([kind])} />
        {kind === 'photograph' && (
          <>
            <p>
              <strong>Is this still what the picture shows?</strong> Where it is used it stays, and
              these words with it.
            </p>
            <KeepOrChange name="alt" legend="Alternative text" kept={alt || 'Decorative: no text'}>
              <Input name="alt" label="What is seen" value={alt} isLong />
            </KeepOrChange>
            <KeepOrChange name="credit" legend="Credit" kept={creditInWords(credit)}>
              <Input
                name="artists"
                label="Artists, with commas between"
                value={credit?.artists?.join(', ')}
              />
              <Input name="work_title" label="Title of the work" value={credit?.work_title} />
              <Input name="photographer" label="Photographer" value={credit?.photographer} />
              <Input name="copyright" label="Copyright" value={credit?.copyright} />
            </KeepOrChange>
          </>
        )}
        {problem && (
          <p role="alert" className="finding finding--must">
            {problem}
          </p>
        )}
        <div className={savingStyles['buttons']}>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? 'Uploading …' : 'Replace'}
          </Button>
          <Button buttonStyle="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The present picture and the chosen one side by side. */
function ChosenFile({ record, accept }: { readonly record: FileRecord; readonly accept: string }) {
  const [address, setAddress] = useState<string>()
  const isSeen = isPicture(record)
  return (
    <>
      <label className={savingStyles['field']}>
        The new file
        <input
          type="file"
          name="file"
          accept={accept}
          required
          onChange={({ target }) => {
            if (address) URL.revokeObjectURL(address)
            const [file] = target.files ?? []
            setAddress(file && isSeen ? URL.createObjectURL(file) : undefined)
          }}
        />
      </label>
      {isSeen && (
        <div className={styles['compared']}>
          <figure>
            <img src={addressOf(record, 'medium')} alt="" />
            <figcaption>Now</figcaption>
          </figure>
          {address && (
            <figure>
              <img src={address} alt="" />
              <figcaption>New</figcaption>
            </figure>
          )}
        </div>
      )}
    </>
  )
}

interface KeepOrChangeProps {
  readonly name: string
  readonly legend: string
  /** The value that stays, in words. */
  readonly kept: string
  readonly children: ReactNode
}

/** A choice without a default, so that somebody must look first. */
function KeepOrChange({ name, legend, kept, children }: KeepOrChangeProps) {
  const [choice, setChoice] = useState<'keep' | 'change'>()
  const radio = (value: 'keep' | 'change') => (
    <input
      type="radio"
      name={`${name}-choice`}
      value={value}
      required
      checked={choice === value}
      onChange={() => setChoice(value)}
    />
  )
  return (
    <>
      <fieldset className={savingStyles['choice']}>
        <legend>{legend}</legend>
        <label>
          {radio('keep')}
          <strong>Keep</strong>
          <q>{kept}</q>
        </label>
        <label>
          {radio('change')}
          <strong>Change</strong>
        </label>
      </fieldset>
      {choice === 'change' && children}
    </>
  )
}

interface InputProps {
  readonly name: string
  readonly label: string
  readonly value: string | null | undefined
  readonly isLong?: boolean
}

function Input({ name, label, value, isLong = false }: InputProps) {
  const own = { name, defaultValue: value ?? '' }
  return (
    <label className={savingStyles['field']}>
      {label}
      {isLong ? <textarea rows={3} {...own} /> : <input type="text" {...own} />}
    </label>
  )
}

/** The body of the request: the file, and the changed words. */
function requestOf(form: FormData): FormData {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : undefined
  }
  const artists = text('artists')
  const credit = {
    artists: namesIn(artists ?? ''),
    work_title: text('work_title'),
    photographer: text('photographer'),
    copyright: text('copyright'),
  }
  const alt = text('alt')
  const fields = {
    ...(alt === undefined ? {} : { alt }),
    ...(artists === undefined ? {} : { credit }),
  }
  return withFile(form.get('file') ?? '', fields)
}

function creditInWords(credit: FileRecord['credit']): string {
  const { artists, work_title: title, photographer, copyright } = credit ?? {}
  const parts = [artists?.join(', '), title, photographer && `Photo: ${photographer}`, copyright]
  return parts.filter(Boolean).join(' · ') || 'nothing yet'
}
