import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Reached } from '../replica/upstream.ts'
import { aPage } from 'contract/testing/page.ts'
import { createTestSite } from '../../testing/create-test-site.ts'
import { createReachedReports } from './reached.ts'

function reporting({ send = async () => {} }: { send?: (reached: Reached) => Promise<void> } = {}) {
  const sent: Reached[] = []
  const published = Promise.withResolvers<void>()
  const reports = createReachedReports({
    site: 'web-1:3000',
    settled: () => published.promise,
    send: (reached) => {
      sent.push(reached)
      return send(reached)
    },
  })
  return { reports, sent, publish: published.resolve }
}

describe('the revision that the pages have reached (spec/behaviour §24.4)', () => {
  test('is reported after the last page of a revision is published, with the pages that changed', async () => {
    const { reports, sent, publish } = reporting()
    const following = reports.follow('r1')
    reports.pageChanged('/events/first')
    reports.pageChanged('/program')
    expect(sent).toEqual([])
    publish()
    await following

    expect(sent).toEqual([
      { site: 'web-1:3000', revision: 'r1', count: 2, paths: ['/events/first', '/program'] },
    ])
  })

  test('is reported with at most 50 pages and the count of all', async () => {
    const { reports, sent, publish } = reporting()
    for (let n = 0; n < 60; n += 1) reports.pageChanged(`/events/${n}`)
    publish()
    await reports.follow('r1')

    expect(sent[0]?.count).toBe(60)
    expect(sent[0]?.paths).toHaveLength(50)
  })

  test('is reported once for revisions that arrive before the pages are published', async () => {
    const { reports, sent, publish } = reporting()
    const following = [reports.follow('r1'), reports.follow('r2')]
    reports.pageChanged('/')
    publish()
    await Promise.all(following)

    expect(sent.map(({ revision, count }) => [revision, count])).toEqual([['r2', 1]])
  })

  test('is reported again every 30 s, and a second after a failed report, until the site ends', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    let isAway = true
    const { reports, sent, publish } = reporting({
      send: () => (isAway ? Promise.reject(new Error('no connection')) : Promise.resolve()),
    })
    publish()
    await reports.follow('r1')
    isAway = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(3)

    reports.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(3)
  })
})

test('a site reports the pages that an edit changed, added and removed, and no others (spec/behaviour §24.4)', async () => {
  const named = (...names: string[]) => ({
    '/routes': { custom_pages: names, program: [], festival_years: [] },
  })
  const page = (name: string, title: string) => ({ [`/pages/${name}`]: aPage({ name, title }) })
  const site = await createTestSite({
    answers: { ...named('one', 'two'), ...page('one', 'One'), ...page('two', 'Two') },
  })
  await site.settled()
  await site.publish({
    ...named('one', 'three'),
    ...page('one', 'First'),
    '/pages/two': undefined,
    ...page('three', 'Three'),
  })

  const latest = site.reports().at(-1)
  expect(latest).toMatchObject({ site: 'site', revision: '2', count: 3 })
  expect(latest?.paths.toSorted()).toEqual(['/one', '/three', '/two'])
})
