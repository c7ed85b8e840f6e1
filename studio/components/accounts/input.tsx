'use client'

import { useId } from 'react'

interface InputProps {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password'
  readonly autoComplete?: string
  readonly help?: string | undefined
  readonly problem?: string | undefined
}

export function Input({ name, label, type = 'text', autoComplete, help, problem }: InputProps) {
  const id = useId()
  const describedBy = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <p className="small-form__field">
      <label htmlFor={id} className="small-form__needed">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete ?? 'off'}
        required
        aria-invalid={problem !== undefined}
        aria-describedby={describedBy || undefined}
      />
      {help && <small id={`${id}-help`}>{help}</small>}
      {problem && (
        <strong id={`${id}-problem`} className="small-form__problem">
          {problem}
        </strong>
      )}
    </p>
  )
}
