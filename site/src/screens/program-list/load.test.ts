import { describe, expect, test } from 'vitest'
import { anEdition } from 'contract/testing/edition.ts'
import { aTimedStub, anEventStub } from 'contract/testing/event-stub.ts'
import { loadArgs } from '../../../testing/fake-content.ts'
import { loadProgramList } from './load.ts'

const answers = {
  '/years/2026': anEdition(),
  '/years/2026/program': { events: [anEventStub(), aTimedStub()] },
}

describe('loading one type (spec/screens §4)', () => {
  test('has only events of the type', () => {
    const loaded = loadProgramList(loadArgs(answers, { params: { type: 'talks' } }))
    expect(loaded).toMatchObject({
      view: { title: 'Talks', program: { items: [{ type: 'talks' }] } },
    })
  })

  test('does not read the hours of venues', () => {
    const loaded = loadProgramList(loadArgs(answers, { params: { type: 'exhibitions' } }))
    expect(loaded).toMatchObject({ view: { program: { items: [{ closedOn: [] }] } } })
  })

  test.each([
    ['without an edition', {}, 'talks'],
    ['with a type the edition has not', answers, 'unheard-of'],
    ['with a reserved type', answers, 'map'],
  ])('finds nothing %s', (_name, given, type) => {
    expect(loadProgramList(loadArgs(given, { params: { type } }))).toBe('not-found')
  })
})
