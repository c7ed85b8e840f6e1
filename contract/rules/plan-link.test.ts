import { describe, expect, test } from 'vitest'
import { formatPlanItems, MAX_PLAN_ITEMS, parsePlanItems, planPath } from './plan-link.ts'

describe('the codes of a plan in its link (spec/behaviour §33)', () => {
  test.each([
    ['k3f9', ['k3f9']],
    ['k3f9.ea0z', ['ea0z', 'k3f9']],
    ['EA0Z.k3f9.ea0z', ['ea0z', 'k3f9']],
    ['k3f9,ea0z k3f9..', ['ea0z', 'k3f9']],
    ['k3.nothing-of-ours', ['k3', 'nothing', 'of', 'ours']],
    [
      'a-word-that-is-much-too-long-for-a-codeandmoreofit'.replaceAll('-', ''),
      ['awordthatismucht'],
    ],
    ['', []],
    ['<script>', ['script']],
    ['%00é', ['00']],
  ])('reads %s as %o', (text, codes) => {
    expect(parsePlanItems(text)).toEqual(codes)
  })

  test('have one form, whatever their order, and are read again as they were', () => {
    const forms = ['k3f9.ea0z', 'ea0z.k3f9', 'K3F9.ea0z.k3f9']
    expect(new Set(forms.map((form) => formatPlanItems(parsePlanItems(form))))).toEqual(
      new Set(['ea0z.k3f9']),
    )
  })

  test('are at most 60; a 61st says that there were more', () => {
    const many = Array.from({ length: 500 }, (_, index) => `a${index}`)
    expect(parsePlanItems(many.join('.'))).toHaveLength(MAX_PLAN_ITEMS + 1)
  })

  test('are in the address of the plan; an address without codes leads to the saved plan', () => {
    expect([planPath(), planPath(['k3f9', 'ea0z'])]).toEqual(['/plan', '/plan?items=ea0z.k3f9'])
  })
})
