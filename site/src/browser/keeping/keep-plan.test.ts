import { expect, test, vi } from 'vitest'
import { createFakeCaches } from '../../../testing/fake-caches.ts'
import { keptResponse } from '../../keeping/kept-document.ts'
import { PLAN_CACHE } from '../../keeping/names.ts'
import { keepPlan } from './keep-plan.ts'

const LINK = '/plan?items=ev01.ev02'
const DAY_MS = 86_400_000

function aKept(keptAt: number) {
  const asOf = { soon: '', later: '' }
  return keptResponse('', new Headers(), { title: '', buildId: 'b1', keptAt, asOf })
}

test('the visitor’s own plan replaces the one kept before, and its pages that are not fresh are fetched (spec/behaviour §35.9)', async () => {
  const { caches, kept } = createFakeCaches({
    [PLAN_CACHE]: {
      '/plan?items=ev01.ev09': aKept(Date.now()),
      '/events/fresh': aKept(Date.now()),
      '/events/old': aKept(Date.now() - 2 * DAY_MS),
      '/events/removed': aKept(Date.now()),
    },
  })
  vi.stubGlobal('caches', caches)
  const asked: unknown[] = []
  const keep = async (into: string, href: string, { isOwn = false } = {}) => {
    asked.push([href, isOwn])
    await (await caches.open(into)).put(href, aKept(Date.now()))
    return 'kept' as const
  }

  const pages = ['/events/fresh', '/events/old', '/venues/new']
  await keepPlan({ keep }, { link: LINK, pages })

  expect(asked).toEqual([
    [LINK, true],
    ['/plan', false],
    ['/events/old', false],
    ['/venues/new', false],
  ])
  expect((await kept())[PLAN_CACHE]?.toSorted()).toEqual([...pages, '/plan', LINK].toSorted())
})
