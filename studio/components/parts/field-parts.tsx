'use client'

import type { StaticDescription, StaticLabel } from 'payload'
import { useId, type ReactNode } from 'react'
import { useFindingsAt } from '../findings/field-error.tsx'
import { fieldId } from '../findings/go-to-field.ts'
import {
  FieldDescription,
  FieldLabel,
  RenderCustomComponent,
  useFormFields,
} from '../payload-ui.ts'

export interface InputProps {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby': string
  readonly 'aria-invalid': boolean
}

interface FieldPartsProps {
  readonly field: {
    readonly label?: StaticLabel | false
    readonly required?: boolean
    readonly admin?: { readonly description?: StaticDescription }
  }
  readonly path: string
  /** The type of Payload's field whose style is used: `text`. */
  readonly look: string
  /** An error that the browser finds itself. It appears at once, and is often more exact than the server's. */
  readonly problem?: string | undefined
  readonly children: (inputProps: InputProps) => ReactNode
}

export function FieldParts({ field, path, look, problem, children }: FieldPartsProps) {
  const state = useFormFields(([fields]) => fields[path])
  const { Label, Error, Description } = state?.customComponents ?? {}
  const { label, required, admin: { description } = {} } = field
  const id = fieldId(path)
  // The form below a drawer may have a field with the same path.
  const own = useId()
  const isFoundWrong = useFindingsAt(path).some(({ urgency }) => urgency === 'must')
  // If the value has changed since the last response, it is not known whether it is still wrong.
  const isWrong = problem !== undefined || (state?.valid === false && isFoundWrong)
  const className = ['field-type', look, isWrong && 'error'].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <RenderCustomComponent
        CustomComponent={Label}
        Fallback={
          <FieldLabel
            htmlFor={id}
            label={label || undefined}
            path={path}
            required={required ?? false}
          />
        }
      />
      <div className="field-type__wrap">
        <div id={`${own}-error`}>
          {problem === undefined ? (
            <RenderCustomComponent CustomComponent={Error} Fallback={null} />
          ) : (
            <p className="finding finding--must" role="alert">
              {problem}
            </p>
          )}
        </div>
        {children({
          id,
          name: path,
          'aria-describedby': `${own}-error ${own}-help`,
          'aria-invalid': isWrong,
        })}
        <div id={`${own}-help`}>
          <RenderCustomComponent
            CustomComponent={Description}
            Fallback={<FieldDescription description={description ?? ''} path={path} />}
          />
        </div>
      </div>
    </div>
  )
}
