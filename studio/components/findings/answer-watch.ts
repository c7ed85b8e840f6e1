import { FINDINGS, type FoundInForm } from 'content/rules/finding.ts'
import type { FormState } from 'payload'
import { printOf } from './print-of.ts'

/** Watches the state of a form for an answer about other values than the form has when it comes. */
export function createAnswerWatch() {
  let answer: unknown
  let isOutdated = false
  /** The values we asked about. Asking twice about the same would not end if the server reads a value in another way. */
  let asked: string | undefined
  return {
    isOutdated(fields: FormState): boolean {
      const newest = fields[FINDINGS]?.value as FoundInForm | undefined
      if (newest && newest !== answer) {
        const now = printOf(fields)
        isOutdated = now !== newest.checked && now !== asked
        if (now === newest.checked) asked = undefined
      }
      answer = newest
      return isOutdated
    },
    noteAsked(fields: FormState): void {
      isOutdated = false
      asked = printOf(fields)
    },
  }
}
