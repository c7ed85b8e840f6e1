import { FINDINGS, type FoundInForm } from 'content/rules/finding.ts'
import type { FormState } from 'payload'
import { describe, expect, test } from 'vitest'
import { createAnswerWatch } from './answer-watch.ts'
import { hashValues } from './hash-values.ts'

const form = (teaser: string): FormState => ({ title: { value: 'Fog' }, teaser: { value: teaser } })

/** The form after a response about the values of `about`. */
const answered = (fields: FormState, about: FormState): FormState => {
  const value: FoundInForm = { answer: 'any', checked: hashValues(about), findings: [], empty: [] }
  return { ...fields, [FINDINGS]: { value } }
}

describe('an answer with findings', () => {
  test.each([
    ['about what is in the form is not outdated', answered(form('A'), form('A')), false],
    ['about other text than is in the form is outdated', answered(form('AB'), form('A')), true],
    ['that has not come is not outdated', form('A'), false],
  ])('%s', (_words, fields, expected) => {
    expect(createAnswerWatch().isOutdated(fields)).toBe(expected)
  })

  test('stays outdated until it is requested again', () => {
    const watch = createAnswerWatch()
    const outdated = answered(form('AB'), form('A'))
    watch.isOutdated(outdated)
    const typedOn = { ...outdated, teaser: { value: 'ABC' } }
    expect(watch.isOutdated(typedOn)).toBe(true)

    watch.noteAsked(typedOn)

    expect(watch.isOutdated(typedOn)).toBe(false)
  })

  test('is not requested twice for the same text, even if the server has read the text in another way', () => {
    const watch = createAnswerWatch()
    watch.isOutdated(answered(form('AB'), form('A')))
    watch.noteAsked(form('AB'))

    expect(watch.isOutdated(answered(form('AB'), form('ab')))).toBe(false)
  })

  test('does not depend on a file that is not uploaded yet', () => {
    const waiting = { ...form('A'), file: { value: new File(['x'], 'x.jpg') } }
    expect(hashValues(waiting)).toBe(hashValues({ ...form('A'), file: { value: undefined } }))
  })
})
