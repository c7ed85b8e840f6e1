import { aChannel, anArticleStub } from 'contract/testing/article-stub.ts'
import { aSite } from 'contract/testing/base-answers.ts'
import { aParticipateStub } from 'contract/testing/participate.ts'
import { describe, expect, test } from 'vitest'
import { bodyText, createTestSite } from '../../testing/create-test-site.ts'

const zone = 'Australia/Perth'

describe('a festival in Perth (spec/behaviour §26.1)', () => {
  const perth = () =>
    createTestSite({
      // In Perth it is the evening of Saturday, in Melbourne already Sunday.
      now: '2026-03-28T14:30:00Z',
      answers: {
        '/site': aSite({ zone }),
        '/participate': { items: [aParticipateStub({ zone, closes_at: '2026-03-29T01:00' })] },
        '/channel': aChannel([anArticleStub({ published_on: '2026-03-02' })]),
      },
    })

  test('shows its deadlines in its own time', async () => {
    const page = await (await perth()).page('/participate')
    expect(page.main.text).toContain('Closes tomorrow, 1am Perth time')
    const [deadline] = page.main.all('time')
    expect(deadline?.attribute('datetime')).toBe('2026-03-29T01:00:00+08:00')
  })

  test('starts its days at its own midnight, also in feeds', async () => {
    const { body } = await (await perth()).answer('/feeds/channel.json')
    expect(JSON.parse(await bodyText(body))).toMatchObject({
      items: [{ date_modified: '2026-03-01T16:00:00.000Z' }],
    })
  })

  test('gives its zone to the script of each page, which shows when a page was kept or printed', async () => {
    const { html } = await (await perth()).page('/participate')
    const [, told = ''] = /data-config="([^"]*)"/.exec(html) ?? []
    expect(JSON.parse(told.replaceAll('&quot;', '"'))).toMatchObject({ zone })
  })
})
