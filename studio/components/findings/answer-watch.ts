import { FINDINGS, type FoundInForm } from 'content/rules/finding.ts'
import type { FormState } from 'payload'
import { hashValues } from './hash-values.ts'

/** Recognises an outdated response: one about other values than the form has when it comes. */
export function createAnswerWatch() {
  let answer: unknown
  let isOutdated = false
  /**
   * The values of this component's last request. If the server reads a value in another way, its response always looks
   * outdated. Without this memory, the request would be repeated forever.
   */
  let asked: string | undefined
  return {
    isOutdated(fields: FormState): boolean {
      const newest = fields[FINDINGS]?.value as FoundInForm | undefined
      if (newest && newest !== answer) {
        const now = hashValues(fields)
        isOutdated = now !== newest.checked && now !== asked
        if (now === newest.checked) asked = undefined
      }
      answer = newest
      return isOutdated
    },
    noteAsked(fields: FormState): void {
      isOutdated = false
      asked = hashValues(fields)
    },
  }
}
