import type { AnswerKey, AnswerOf } from 'contract/answers/keys.ts'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import { createMoment } from 'contract/rules/moment.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import type { Content, LoadArgs } from '../src/views/screen.ts'
import type { WireAnswers } from './create-test-site.ts'

/** Content from wire answers, added to `baseAnswers`. Each answer is checked against its schema. */
export function fakeContent(answers: WireAnswers = {}): Content {
  const wires: WireAnswers = { ...baseAnswers(), ...answers }
  return {
    get<Key extends AnswerKey>(key: Key): AnswerOf<Key> | undefined {
      const wire = wires[key]
      return wire === undefined ? undefined : parseAnswer(key, wire as never) // checked against its schema
    },
  }
}

export function loadArgs(
  answers: WireAnswers,
  {
    now = '2026-03-14T00:20:00Z',
    ...args
  }: Partial<Omit<LoadArgs, 'content' | 'moment'>> & { now?: string } = {},
): LoadArgs {
  return {
    content: fakeContent(answers),
    moment: createMoment(Date.parse(now)),
    params: {},
    query: {},
    meta: {},
    ...args,
  }
}
