import { aPage, aTextBlock } from 'contract/testing/page.ts'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { createNodeServer } from '../src/http/node-server.ts'
import { GLOBAL_OF_PAGES } from '../testing/browser-site.ts'
import { createSmallFestival } from '../testing/small-festival.ts'
import type { Run } from './compare-runs.ts'
import { readSite } from './read-site.ts'

const ORIGIN = 'https://festival.example'

let run: Run = new Map()

beforeAll(async () => {
  const site = await createSmallFestival({
    endedBy: afterAll,
    answers: {
      '/global': GLOBAL_OF_PAGES,
      '/pages/about': aPage({ blocks: [aTextBlock('Hello')] }),
    },
  })
  await site.settled()
  const server = createNodeServer({
    respond: site.respond,
    report: () => undefined,
    origin: ORIGIN,
  })
  const port = await server.listen(0)
  run = await readSite(`http://127.0.0.1:${port}`, () => undefined)
  await server.drain(0)
})

describe('reading a site', () => {
  test.each(['/', '/about', '/caf%C3%A9', '/2024/photobook-weekend', '/artists/caf%C3%A9'])(
    'reads the published address %s',
    (address) => {
      expect(run.get(address)).toMatch(/^Status 200\n/)
    },
  )

  test('reads variants that pages link to, but does not follow the links of variants', () => {
    const variants = [...run.keys()].filter((address) => address.includes('?'))

    expect(variants).toContain('/program?free=1')
    expect(variants.filter((address) => address.startsWith('/program?free=1&'))).toEqual([])
  })

  test('reads redirects that pages link to, with their targets', () => {
    expect(run.get('/old')).toMatch(/^Status 301\n/)
    expect(run.get('/old')).toContain('  location: /about\n')
  })

  test('reads both kinds of missing page', () => {
    expect(run.get('/no/such/page')).toContain('"404 - Page not found: /no/such/page"')
    expect(run.get('/artists/nobody-of-this-name')).toContain('404 - Page Not Found:')
  })

  test('reads no files, and addresses without their hash', () => {
    expect([...run.keys()].filter((address) => /#|^\/(?:media|assets)\//.test(address))).toEqual([])
  })

  test('replaces the public origin of the site, so that another origin makes no difference', () => {
    expect([...run.values()].filter((text) => text.includes(ORIGIN))).toEqual([])
    expect(run.get('/about')).toContain('link href="{site}/about" rel="canonical"')
  })

  test('is in the order of addresses', () => {
    expect([...run.keys()]).toEqual([...run.keys()].toSorted())
  })
})
