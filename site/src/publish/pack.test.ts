import { aGlobal } from 'contract/testing/base-answers.ts'
import { aGuide, aStop } from 'contract/testing/guide.ts'
import { anEvent } from 'contract/testing/event.ts'
import { anImage } from 'contract/testing/image.ts'
import { describe, expect, test } from 'vitest'
import { createTestSite } from '../../testing/create-test-site.ts'
import type { Pack } from '../keeping/pack.ts'

const GUIDE = '/guides/low-water'
const SOUND = '0123456789abcdef-audio.mp3'
const audio = { url: `/media/${SOUND}`, duration_s: 60, transcript: 'The tide turns.' }
const WALK = aGuide({ stops: [aStop({ image: anImage(), audio }), ...aGuide().stops.slice(1)] })

function aSite(answers: Readonly<Record<string, unknown>> = {}) {
  return createTestSite({
    answers: { [GUIDE]: WALK, '/events/slack-water': anEvent(), ...answers },
    media: { [SOUND]: Buffer.from('ID3 0123456789') },
  })
}

const packOf = async (site: Awaited<ReturnType<typeof aSite>>) =>
  (await site.json(`${GUIDE}/pack.json`)) as Pack

describe('the contents of a walk pack (spec/behaviour §35.4)', () => {
  test('are the guide from each stop, the pages of its stops, its sounds and pictures, with their sizes', async () => {
    const site = await aSite()
    await site.settled()
    const { pages, files } = await packOf(site)
    expect(pages.map(({ url }) => url)).toEqual([
      GUIDE,
      `${GUIDE}?from=2`,
      `${GUIDE}?from=3`,
      '/events/slack-water',
    ])
    for (const { bytes } of pages) expect(bytes).toBeGreaterThan(1_000)
    // The picture is not in the mirror of this site.
    expect(files).toEqual([{ url: `/media/${SOUND}`, bytes: 14 }])
  })

  test('have another version after staff changed the guide, but not at another time of day', async () => {
    const site = await aSite()
    const { version } = await packOf(site)
    site.setNow('2026-03-14T08:20:00Z')
    expect((await packOf(site)).version).toBe(version)
    await site.publish({ [GUIDE]: { ...WALK, intro: 'Four stops.' } })
    expect((await packOf(site)).version).not.toBe(version)
  })

  test('are missing for other pages, for missing paths, and while the site is held', async () => {
    const site = await aSite()
    for (const path of ['/events/slack-water', '/guides/none', '/partners']) {
      expect((await site.answer(`${path}/pack.json`)).status, path).toBe(404)
    }
    const held = await aSite({ '/global': aGlobal({ show_loading_screen: true }) })
    expect((await held.answer(`${GUIDE}/pack.json`)).status).toBe(404)
  })
})
