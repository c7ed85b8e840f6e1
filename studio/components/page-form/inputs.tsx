'use client'

import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { useInputState } from './page-form-context.ts'
import styles from './page-form.module.css'

interface LabelledProps {
  readonly label: ReactNode
  readonly problem: string | undefined
  /** Marks the label with a star. */
  readonly isNeeded?: boolean
  readonly children: (tied: Tied) => ReactNode
}

export interface Tied {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

export function Labelled({ label, problem, isNeeded = false, children }: LabelledProps) {
  const id = useId()
  const isWrong = problem !== undefined
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={isNeeded ? styles['needed'] : undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': isWrong,
        'aria-describedby': isWrong ? `${id}-problem` : undefined,
      })}
      {isWrong && (
        <p id={`${id}-problem`} className="finding finding--must">
          {problem}
        </p>
      )}
    </div>
  )
}

interface InputProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength'> {
  readonly name: string
  readonly label: string
  readonly value?: string
  readonly isNeeded?: boolean
  readonly onType?: (text: string) => void
}

export function TextInput({
  name,
  label,
  value = '',
  isNeeded = false,
  onType,
  ...look
}: InputProps) {
  const { restored, problem } = useInputState(name)
  return (
    <Labelled label={label} problem={problem} isNeeded={isNeeded}>
      {(tied) => (
        <input
          {...tied}
          {...look}
          name={name}
          type="text"
          defaultValue={restored?.[0] ?? value}
          required={isNeeded}
          onChange={({ target }) => onType?.(target.value)}
        />
      )}
    </Labelled>
  )
}

interface LongTextProps {
  readonly name: string
  readonly label: string
  readonly rows: number
  readonly value?: string
  readonly isNeeded?: boolean
}

export function LongText({ name, label, rows, value = '', isNeeded = false }: LongTextProps) {
  const { restored, problem } = useInputState(name)
  return (
    <Labelled label={label} problem={problem} isNeeded={isNeeded}>
      {(tied) => (
        <textarea
          {...tied}
          name={name}
          rows={rows}
          defaultValue={restored?.[0] ?? value}
          required={isNeeded}
        />
      )}
    </Labelled>
  )
}

interface FileInputProps {
  readonly label: string
  readonly accept: string
  readonly isNeeded?: boolean
  readonly onChoose?: (file: File | undefined) => void
}

export function FileInput({ label, accept, isNeeded = false, onChoose }: FileInputProps) {
  const { problem } = useInputState('file')
  return (
    <Labelled label={label} problem={problem} isNeeded={isNeeded}>
      {(tied) => (
        <input
          {...tied}
          type="file"
          name="file"
          accept={accept}
          required={isNeeded}
          onChange={({ target }) => onChoose?.(target.files?.[0])}
        />
      )}
    </Labelled>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly value?: string | undefined
  readonly onChoose?: (value: string) => void
}

export function Choice({ name, label, options, value, onChoose }: ChoiceProps) {
  const { restored, problem } = useInputState(name)
  return (
    <Labelled label={label} problem={problem}>
      {(tied) => (
        <select
          {...tied}
          name={name}
          defaultValue={restored?.[0] ?? value}
          onChange={({ target }) => onChoose?.(target.value)}
        >
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

interface BoxProps {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly isTicked?: boolean
}

export function Box({ name, value, label, isTicked = false }: BoxProps) {
  const { restored } = useInputState(name)
  return (
    <label className={styles['box']}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={restored ? restored.includes(value) : isTicked}
      />{' '}
      {label}
    </label>
  )
}

interface BoxesProps {
  readonly name: string
  readonly legend: string
  readonly boxes: readonly Omit<BoxProps, 'name'>[]
}

export function Boxes({ name, legend, boxes }: BoxesProps) {
  const { problem } = useInputState(name)
  const id = useId()
  return (
    <fieldset className={styles['group']} aria-describedby={problem && id}>
      <legend>{legend}</legend>
      {boxes.map((box) => (
        <Box key={box.value} name={name} {...box} />
      ))}
      {problem && (
        <p id={id} className="finding finding--must">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

interface HiddenInputProps {
  readonly name: string
  readonly value: string
  /** What the value is, in words. */
  readonly label: string
  readonly isNeeded?: boolean
}

/** Holds the value of a control of ours. A value that a script sets fires no `input` event, so one is dispatched. */
export function HiddenInput({ name, value, label, isNeeded = false }: HiddenInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = input
    if (!current) return
    current.value = value
    current.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return <input ref={input} type="hidden" name={name} data-label={label} data-needed={isNeeded} />
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>
}
