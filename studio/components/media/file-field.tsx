'use client'

import type { Media } from 'content/payload-types.ts'
import type { UploadFieldClientProps } from 'payload'
import { useEffect, useRef, useState } from 'react'
import { askStudio, withFile } from '../parts/ask-studio.ts'
import { useAsk } from '../saving/login-over-page.tsx'
import { idOf } from '../choices/chosen.ts'
import { FieldParts, type InputProps } from '../parts/field-parts.tsx'
import { Button, useField, useListDrawer, withCondition } from '../payload-ui.ts'
import { factsInWords, type FileRecord } from './file-record.ts'
import { acceptedFor, kindOfFile } from './kind-of-file.ts'
import styles from './file.module.css'
import { Sound } from './sound.tsx'

interface Props extends UploadFieldClientProps {
  /** The kinds that can be uploaded here because they need no description: documents and sounds. */
  readonly kinds: readonly Media['kind'][]
}

export const FileField = withCondition(function FileField({ kinds, ...props }: Props) {
  const { disabled, filterOptions, path, setValue, value } = useField<unknown>({
    potentiallyStalePath: props.path,
  })
  const id = idOf(value)
  const [record, setRecord] = useFileRecord(id)
  const isReadOnly = disabled || props.readOnly === true

  function take(file: FileRecord) {
    setRecord(file)
    setValue(file.id)
  }

  return (
    <FieldParts field={props.field} path={path} look="upload">
      {(input) => (
        <div className={styles['chooser']}>
          {id !== undefined && <Chosen record={record ?? { id }} />}
          {!isReadOnly && id !== undefined && (
            <Button
              buttonStyle="secondary"
              margin={false}
              size="small"
              onClick={() => setValue(null)}
            >
              Take out
            </Button>
          )}
          {!isReadOnly && id === undefined && (
            <>
              <UploadButton input={input} kinds={kinds} onUploaded={take} />
              <ChooseButton filterOptions={filterOptions} onChosen={take} />
            </>
          )}
        </div>
      )}
    </FieldParts>
  )
})

function Chosen({ record }: { readonly record: FileRecord }) {
  return (
    <div className={styles['chosen']}>
      <p>
        <a href={`/admin/collections/media/${record.id}`} target="_blank" rel="noreferrer">
          {record.filename ?? 'A file'}
        </a>{' '}
        {factsInWords(record)}
      </p>
      {record.kind === 'sound' && <Sound record={record} />}
    </div>
  )
}

interface UploadButtonProps {
  readonly input: InputProps
  readonly kinds: Props['kinds']
  readonly onUploaded: (file: FileRecord) => void
}

function UploadButton({ input, kinds, onUploaded }: UploadButtonProps) {
  const ask = useAsk()
  const chooser = useRef<HTMLInputElement>(null)
  const [uploading, setUploading] = useState<string>()
  const [problem, setProblem] = useState('')

  async function upload(file: File) {
    setUploading(file.name)
    setProblem('')
    const body = withFile(file, { kind: kindOfFile(file) ?? kinds[0] })
    const answer = await ask<{ doc: Media }>('/api/media?depth=0', { method: 'POST', body })
    setUploading(undefined)
    if (answer.ok) onUploaded(answer.value.doc)
    else setProblem(answer.message)
  }

  return (
    <>
      <button
        {...input}
        // The name must contain the visible words of the button (WCAG 2.5.3). By default it would be the field's
        // label.
        aria-label="Upload a file …"
        type="button"
        className="studio-button"
        disabled={uploading !== undefined}
        onClick={() => chooser.current?.click()}
      >
        Upload a file …
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptedFor(kinds)}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload(file)
          target.value = ''
        }}
      />
      <output>{uploading && `Uploading ${uploading} …`}</output>
      {problem && (
        <p role="alert" className="finding finding--must">
          {problem}
        </p>
      )}
    </>
  )
}

interface ChooseButtonProps {
  readonly filterOptions: ReturnType<typeof useField>['filterOptions']
  readonly onChosen: (file: FileRecord) => void
}

function ChooseButton({ filterOptions, onChosen }: ChooseButtonProps) {
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    uploads: true,
    ...(filterOptions ? { filterOptions } : {}),
  })
  return (
    <>
      <button type="button" className="studio-button" onClick={openDrawer}>
        Choose from Pictures and files …
      </button>
      <ListDrawer
        onSelect={({ doc }) => {
          onChosen(doc)
          closeDrawer()
        }}
      />
    </>
  )
}

function useFileRecord(id: number | undefined) {
  const [known, setKnown] = useState<FileRecord>()
  const record = known && known.id === id ? known : undefined
  const isKnown = record !== undefined

  useEffect(() => {
    if (id === undefined || isKnown) return undefined
    const leaving = new AbortController()
    const read = async () => {
      const answer = await askStudio<Media>(`/api/media/${id}?depth=0`, { signal: leaving.signal })
      // Without a response the field shows fewer facts. The file stays chosen.
      if (answer.ok) setKnown(answer.value)
    }
    void read()
    return () => leaving.abort()
  }, [id, isKnown])

  return [record, setKnown] as const
}
