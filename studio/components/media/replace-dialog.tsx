'use client'

import { useId, useRef, useState, type ReactNode } from 'react'
import { isPicture } from 'content/media/media-kinds.ts'
import { FileInput, LongText, TextInput } from '../page-form/inputs.tsx'
import { useInputState } from '../page-form/page-form-context.ts'
import { ShortForm } from '../page-form/short-form.tsx'
import { withFile } from '../parts/ask-studio.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import { toast } from '../payload-ui.ts'
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

export function ReplaceDialog({ record, onClose }: Props) {
  const ask = useAsk()
  const { kind = 'photograph', alt, credit } = record
  const [, saver] = useSaver()
  const form = useRef<HTMLFormElement>(null)
  const [upload] = useState(() => new AbortController())

  function cancel() {
    upload.abort()
    onClose()
  }

  async function replace(typed: FormData) {
    const answer = await ask<{ doc: { updatedAt: string } }>(`/api/media/${record.id}?depth=0`, {
      method: 'PATCH',
      body: requestOf(typed),
      signal: upload.signal,
    })
    if (answer.ok) {
      // The form takes in the new facts of the file.
      saver.catchUp(answer.value.doc.updatedAt)
      toast.success('Replaced. What was there before is under Versions')
      onClose()
    }
    return answer
  }

  return (
    <Dialog heading="Replace the file" onClose={cancel}>
      <ShortForm
        form={form}
        className={styles['replace']}
        button="Replace"
        busy="Uploading …"
        send={replace}
        beside={
          <button type="button" className="studio-button" onClick={cancel}>
            Cancel
          </button>
        }
      >
        <ChosenFile record={record} accept={acceptedFor([kind])} />
        {kind === 'photograph' && (
          <>
            <p>
              <strong>Is this still what the picture shows?</strong> Every page that uses it shows
              the new file, with these words.
            </p>
            <KeepOrChange name="alt" legend="Alternative text" kept={alt || 'Decorative: no text'}>
              <LongText name="alt" label="What is seen" value={alt ?? ''} rows={3} />
            </KeepOrChange>
            <KeepOrChange name="credit" legend="Credit" kept={creditInWords(credit)}>
              <TextInput
                name="credit.artists"
                label="Artists, with commas between"
                value={credit?.artists?.join(', ') ?? ''}
              />
              <TextInput
                name="credit.work_title"
                label="Title of the work"
                value={credit?.work_title ?? ''}
              />
              <TextInput
                name="credit.photographer"
                label="Photographer"
                value={credit?.photographer ?? ''}
              />
              <TextInput
                name="credit.copyright"
                label="Copyright"
                value={credit?.copyright ?? ''}
              />
            </KeepOrChange>
          </>
        )}
      </ShortForm>
    </Dialog>
  )
}

function ChosenFile({ record, accept }: { readonly record: FileRecord; readonly accept: string }) {
  const [address, setAddress] = useState<string>()
  const isSeen = isPicture(record)
  return (
    <>
      <FileInput
        label="The new file"
        accept={accept}
        isNeeded
        onChoose={(file) => {
          if (address) URL.revokeObjectURL(address)
          setAddress(file && isSeen ? URL.createObjectURL(file) : undefined)
        }}
      />
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

/** A choice without a default, so that the person must look before choosing. */
function KeepOrChange({ name, legend, kept, children }: KeepOrChangeProps) {
  const [choice, setChoice] = useState<'keep' | 'change'>()
  const { problem } = useInputState(`${name}-choice`)
  const id = useId()
  const radio = (value: 'keep' | 'change') => (
    <input
      type="radio"
      name={`${name}-choice`}
      value={value}
      required
      data-refused={problem !== undefined}
      aria-describedby={problem && id}
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
        {problem && (
          <p id={id} className="finding finding--must">
            {problem}
          </p>
        )}
      </fieldset>
      {choice === 'change' && children}
    </>
  )
}

/** The file, and the texts for which *Change* was chosen. */
function requestOf(form: FormData): FormData {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : undefined
  }
  const artists = text('credit.artists')
  const credit = {
    artists: namesIn(artists ?? ''),
    work_title: text('credit.work_title'),
    photographer: text('credit.photographer'),
    copyright: text('credit.copyright'),
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
