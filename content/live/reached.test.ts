import { describe, expect, test } from 'vitest'
import { createReachedReports } from './reached.ts'

const SECOND = 1_000

function reporting() {
  const clock = { now: 1_000_000 }
  const reports = createReachedReports(() => clock.now)
  const says = (site: string, revision: string, paths: readonly string[] = []) =>
    reports.take({ site, revision, count: paths.length, paths: [...paths] })
  return { clock, reports, says }
}

describe('what the sites have reached (spec/behaviour §24.4)', () => {
  test('is nothing while no site has reported', () => {
    const { reports } = reporting()
    reports.noteRevision('r1')
    expect(reports.sites('r1')).toEqual([])
  })

  test('a site has reached a revision when it reports that one, with the pages that changed', () => {
    const { clock, reports, says } = reporting()
    reports.noteRevision('r1')
    says('a', 'r1')
    reports.noteRevision('r2')
    expect(reports.sites('r2')[0]).toMatchObject({ hasReached: false, paths: [] })
    clock.now += SECOND
    says('a', 'r2', ['/program'])
    expect(reports.sites('r2')).toEqual([
      { site: 'a', isAway: false, hasReached: true, at: clock.now, count: 1, paths: ['/program'] },
    ])
  })

  test('a site with a later revision has reached the earlier ones; a repeated report does not change the time', () => {
    const { clock, reports, says } = reporting()
    for (const revision of ['r1', 'r2', 'r3']) reports.noteRevision(revision)
    says('a', 'r3', ['/'])
    const at = clock.now
    clock.now += 30 * SECOND
    says('a', 'r3', ['/'])
    expect(reports.sites('r2')[0]).toMatchObject({ hasReached: true, at })
  })

  test('a revision that becomes current again counts as the newest', () => {
    const { reports, says } = reporting()
    reports.noteRevision('r1')
    says('a', 'r1')
    reports.noteRevision('r2')
    says('a', 'r2')
    reports.noteRevision('r1')
    expect(reports.sites('r1')[0]).toMatchObject({ hasReached: false })
    says('a', 'r1')
    expect(reports.sites('r1')[0]).toMatchObject({ hasReached: true })
  })

  test('a revision from before this process counts as reached by a site that shows any later one, without a time', () => {
    const { reports, says } = reporting()
    reports.noteRevision('r1')
    says('on-old-pages', 'of-yesterday')
    says('a', 'r1', ['/'])
    expect(reports.sites(undefined)).toEqual([
      { site: 'on-old-pages', isAway: false, hasReached: false, count: 0, paths: [] },
      { site: 'a', isAway: false, hasReached: true, count: 0, paths: [] },
    ])
  })

  test('a site that is silent for two minutes is away, and after a day it is forgotten', () => {
    const { clock, reports, says } = reporting()
    reports.noteRevision('r1')
    says('a', 'r1')
    clock.now += 120 * SECOND
    expect(reports.sites('r1')[0]).toMatchObject({ isAway: false })
    clock.now += SECOND
    expect(reports.sites('r1')[0]).toMatchObject({ isAway: true })
    clock.now += 86_400 * SECOND
    expect(reports.sites('r1')).toEqual([])
  })
})
