import { FINDINGS, type Finding } from 'content/rules/finding.ts'
import type { FormState } from 'payload'
import { describe, expect, test } from 'vitest'
import { shownFindings } from './shown-findings.ts'

const NEEDED: Finding = { level: 'error', field: 'title', message: 'This is needed' }
const LATE: Finding = {
  level: 'error',
  field: 'sessions.0.end',
  message: 'It ends before it starts',
}
const BARE: Finding = { level: 'warning', field: 'lead_image', message: 'Without a picture' }

function stateWith(
  findings: readonly Finding[],
  fields: FormState = {},
  empty: readonly string[] = [],
): FormState {
  return {
    ...fields,
    [FINDINGS]: { value: { answer: 'first', checked: '', findings, empty }, disableFormData: true },
  }
}

describe('the findings that a form shows', () => {
  test.each<[string, FormState, boolean, string[]]>([
    ['what an empty field needs is to do', stateWith([NEEDED]), false, ['todo title']],
    ['when it is overdue it is wrong', stateWith([NEEDED]), true, ['must title']],
    [
      'a field that was emptied is wrong',
      stateWith([NEEDED], { title: { value: '', initialValue: 'Fog' } }),
      false,
      ['must title'],
    ],
    [
      'a field with a wrong value is wrong',
      stateWith([LATE], { 'sessions.0.end': { value: '2026-03-14T10:00' } }),
      false,
      ['must sessions.0.end'],
    ],
    [
      'what was empty in the last answer and is filled now is not wrong',
      stateWith(
        [NEEDED, BARE],
        { title: { value: 'Fog', valid: false, errorMessage: NEEDED.message } },
        ['title'],
      ),
      true,
      ['should lead_image'],
    ],
    [
      'an empty list is to do',
      stateWith([{ ...NEEDED, field: 'venues' }], {
        venues: { value: 0, initialValue: 0, rows: [] },
      }),
      false,
      ['todo venues'],
    ],
    [
      'the number 0 is a value',
      stateWith([{ ...NEEDED, field: 'number' }], { number: { value: 0, initialValue: 0 } }),
      false,
      ['must number'],
    ],
    ['a warning is a should', stateWith([BARE]), false, ['should lead_image']],
    ['nothing is known before the first answer', { title: { value: '' } }, false, []],
    [
      'what a save found since stands in place of what was known of the field',
      stateWith([NEEDED, BARE], {
        title: { value: 'Fog', valid: false, errorMessage: 'Another has this title' },
      }),
      false,
      ['should lead_image', 'must title'],
    ],
  ])('%s', (_case, state, isOverdue, expected) => {
    const shown = shownFindings(state, isOverdue)

    expect(shown.map(({ urgency, field }) => `${urgency} ${field}`)).toEqual(expected)
  })
})
