import { useId, useState, type DragEvent, type ReactNode } from 'react'
import styles from './file-drop.module.css'

interface FileDropProps {
  readonly label: string
  readonly accept: string
  readonly isDisabled?: boolean
  readonly isSingle?: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** The words below the input. */
  readonly children: ReactNode
}

export function FileDrop({
  label,
  accept,
  isDisabled = false,
  isSingle = false,
  onFiles,
  children,
}: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  const id = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!isDisabled) onFiles([...event.dataTransfer.files])
  }
  return (
    <div
      className={styles['drop']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        multiple={!isSingle}
        disabled={isDisabled}
        accept={accept}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Without this, the same file could not be chosen again after it was changed or left out.
          currentTarget.value = ''
        }}
      />
      {children}
    </div>
  )
}
