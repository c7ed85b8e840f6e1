import { aPage } from 'contract/testing/page.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite, type WireAnswers } from '../../testing/create-test-site.ts'

const ROUTES = { custom_pages: ['about'], program: [], festival_years: [2026, 2024] }

describe('a target that was answered with its page before', () => {
  test.each<[string, WireAnswers, number, string | undefined]>([
    [
      'is redirected when a rule comes',
      { '/redirects': { rules: [{ from: '/about', to: '/' }], gone: [] } },
      301,
      '/',
    ],
    [
      'is gone when it is withdrawn',
      {
        '/routes': { ...ROUTES, custom_pages: [] },
        '/pages/about': undefined,
        '/redirects': { rules: [], gone: [{ from: '/about', reason: 'Asked for' }] },
      },
      410,
      undefined,
    ],
    [
      'is missing when its page is',
      { '/routes': { ...ROUTES, custom_pages: [] }, '/pages/about': undefined },
      404,
      undefined,
    ],
  ])('%s', async (_what, change, status, location) => {
    const site = await createTestSite({ answers: { '/routes': ROUTES, '/pages/about': aPage() } })
    expect((await site.answer('/about')).status).toBe(200)
    expect((await site.answer('/about')).status).toBe(200)
    await site.publish(change)
    const answer = await site.answer('/about')
    expect([answer.status, answer.headers['Location']]).toEqual([status, location])
  })

  test('is answered without waiting', async () => {
    const site = await createTestSite({ answers: { '/routes': ROUTES, '/pages/about': aPage() } })
    await site.settled()
    const headers = { 'accept-encoding': 'br' }
    expect(site.respond({ method: 'GET', target: '/about', headers })).toMatchObject({
      status: 200,
    })
  })
})
