import { kindWords, MEDIA_KINDS } from 'content/media/media-kinds.ts'
import { useCallback } from 'react'
import styles from './add-many.module.css'
import { CreditInputs } from './credit-inputs.tsx'
import { problemsOf, type NewFile, type TypedCredit } from './new-file.ts'

interface Props {
  readonly row: NewFile
  readonly forAll: TypedCredit
  readonly onChange: (changed: Partial<NewFile>) => void
  readonly onLeaveOut: () => void
}

export function NewFileRow({ row, forAll, onChange, onLeaveOut }: Props) {
  const { file, progress } = row
  const isDone = progress.kind === 'saved'
  return (
    <tr data-state={progress.kind}>
      <th scope="row">
        <Preview file={file} />
        <span className={styles['name']}>{file.name}</span>
        {isDone ? kindWords(row.kind) : <KindChoice row={row} onChange={onChange} />}
      </th>
      <td>{isDone ? altWords(row) : <AltInput row={row} onChange={onChange} />}</td>
      <td>
        {row.kind === 'photograph' && !isDone && (
          <CreditInputs
            credit={row.credit}
            otherwise={forAll}
            of={file.name}
            onChange={(credit) => onChange({ credit })}
          />
        )}
      </td>
      <td>
        <State row={row} forAll={forAll} />
        {!isDone && progress.kind !== 'sending' && (
          <button type="button" className="studio-button" onClick={onLeaveOut}>
            Leave out<span> {file.name}</span>
          </button>
        )}
      </td>
    </tr>
  )
}

function Preview({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return file.type.startsWith('image/') ? <img ref={show} alt="" /> : null
}

type PartProps = Pick<Props, 'row' | 'onChange'>

function KindChoice({ row: { file, kind }, onChange }: PartProps) {
  return (
    <select
      aria-label={`Kind of ${file.name}`}
      value={kind}
      onChange={(event) => {
        const chosen = MEDIA_KINDS.find((each) => each.kind === event.target.value)
        if (chosen) onChange({ kind: chosen.kind })
      }}
    >
      {MEDIA_KINDS.map(({ kind: value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

function AltInput({ row: { alt, decorative, file, kind }, onChange }: PartProps) {
  if (kind === 'document' || kind === 'sound') return <>Not needed</>
  return (
    <>
      <textarea
        aria-label={`Alternative text of ${file.name}`}
        rows={3}
        value={alt}
        disabled={decorative}
        onChange={(event) => onChange({ alt: event.target.value })}
      />
      {kind === 'photograph' && (
        <label className={styles['decorative']}>
          <input
            type="checkbox"
            checked={decorative}
            onChange={(event) => onChange({ decorative: event.target.checked })}
          />
          Decorative<span> is {file.name}</span>
        </label>
      )}
    </>
  )
}

function altWords({ alt, decorative }: NewFile): string {
  return decorative ? 'Decorative' : alt
}

function State({ row, forAll }: Pick<Props, 'row' | 'forAll'>) {
  const { progress } = row
  switch (progress.kind) {
    case 'sending':
      return <p>Saving …</p>
    case 'saved':
      return (
        <p>
          Saved.{' '}
          <a href={`/admin/collections/media/${progress.id}`} target="_blank" rel="noreferrer">
            Open<span> {row.file.name}</span>
          </a>
        </p>
      )
    case 'failed':
    case 'waiting': {
      const problems = problemsOf(row, forAll)
      return (
        <>
          {progress.kind === 'failed' && (
            <p className="finding finding--must">Not saved. {progress.message}</p>
          )}
          {problems.map((problem) => (
            <p key={problem} className="finding finding--should">
              {problem}
            </p>
          ))}
          {progress.kind === 'waiting' && problems.length === 0 && <p>Ready</p>}
        </>
      )
    }
  }
}
