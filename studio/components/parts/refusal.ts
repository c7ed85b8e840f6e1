/** Reads Payload's format of errors: a message, sometimes with the wrong fields and a message for each. */

import type { EditionSwitch } from 'content/next-edition/edition-switch.ts'
import type { RefusedProblems } from 'content/releases/problem.ts'

export interface Refusal {
  /** The sentences of the broken rules; without any, the message of the refusal, if it has one. */
  readonly message: string | undefined
  readonly errors: readonly FieldError[]
  readonly refused: RefusedProblems | undefined
  /** What to know of a switch to another edition, if the person must be asked about one first. */
  readonly asked: EditionSwitch | undefined
}

export interface FieldError {
  readonly path: string
  readonly message: string
}

export function refusalOf(body: unknown): Refusal {
  const refusals = listOf(body, 'errors')
  const errors = refusals.flatMap(errorsOf)
  const sentences = refusals.flatMap((refusal) => {
    const own = errorsOf(refusal).map(({ message }) => message)
    return own.length > 0 ? own : [textOf(refusal, 'message')]
  })
  // Only our own endpoints write `refused` and `asked`.
  const [refused] = refusals.map(
    (refusal) => property(property(refusal, 'data'), 'refused') as RefusedProblems | undefined,
  )
  const [asked] = refusals.map(
    (refusal) => property(property(refusal, 'data'), 'asked') as EditionSwitch | undefined,
  )
  return { message: sentences.filter(Boolean).join('. ') || undefined, errors, refused, asked }
}

function errorsOf(refusal: unknown): FieldError[] {
  return listOf(property(refusal, 'data'), 'errors').map((error) => ({
    path: textOf(error, 'path'),
    message: textOf(error, 'message'),
  }))
}

function textOf(value: unknown, name: string): string {
  const text = property(value, name)
  return typeof text === 'string' ? text : ''
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = property(value, name)
  return Array.isArray(list) ? list : []
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
