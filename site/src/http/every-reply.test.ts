/**
 * What must hold for every reply, whatever is requested (spec/faults §11, C2, C3, C8, C23, C24, R10). C24 follows from
 * the table of headers, which has neither `Set-Cookie` nor another `Vary`. The guard refuses C4
 * (`node-server.test.ts`).
 */
import { afterAll, describe, expect, test } from 'vitest'
import * as app from '../app/render-page.tsx'
import { bodyText } from '../../testing/create-test-site.ts'
import type { AnswerKind } from '../../testing/expect-baseline.ts'
import { HOSTILE_HEADERS, HOSTILE_QUERIES } from '../../testing/hostile-requests.ts'
import { createSmallFestival, DOCUMENT, PHOTOGRAPH, SCRIPT } from '../../testing/small-festival.ts'
import { watchSite } from '../../testing/watch-site.ts'
import type { HttpReply } from './reply.ts'

/** Targets for each kind of reply; one screen fails. */
const TARGETS: readonly (readonly [method: string, target: string, kind: AnswerKind])[] = [
  ['GET', '/', 'page'],
  ['GET', '/about', 'page'],
  ['GET', '/program?sort=title', 'page'],
  ['GET', '/search?q=slack', 'page'],
  ['GET', '/_payload.json', 'payload'],
  ['GET', '/about/_payload.json', 'payload'],
  ['GET', '/nope/_payload.json', 'error as data'],
  ['POST', '/about/_payload.json', 'error as data'],
  ['GET', '/events/_payload.json', 'error as data'],
  ['GET', '/About', 'redirect'],
  ['GET', '/old', 'redirect'],
  ['GET', '/2024/program/exhibitions', 'redirect'],
  ['GET', '/nope', 'error page'],
  ['GET', '/artists/nobody', 'error page'],
  ['GET', '/events/withdrawn', 'error page'],
  ['GET', '/artists', 'error page'],
  ['GET', '/artists/_payload.json', 'error as data'],
  ['GET', '/%zz', 'error page'],
  ['POST', '/about', 'error page'],
  ['GET', '/api/content', 'error as data'],
  ['POST', '/api/content', 'error as data'],
  ['GET', `/assets/${SCRIPT}`, 'asset'],
  ['GET', '/assets/none.js', 'error as text'],
  ['GET', '/assets/', 'error as text'],
  ['POST', `/assets/${SCRIPT}`, 'error as text'],
  ['GET', `/media/${PHOTOGRAPH}`, 'media'],
  ['GET', `/media/${DOCUMENT}`, 'media'],
  ['GET', '/media/none.jpg', 'error as text'],
  ['DELETE', `/media/${PHOTOGRAPH}`, 'error as text'],
  ['GET', '/sitemap.xml', 'file'],
  ['GET', '/sitemap-2026.xml', 'file'],
  ['GET', '/sitemap-1999.xml', 'error as text'],
  ['POST', '/sitemap.xml', 'error as text'],
  ['GET', '/robots.txt', 'file'],
  ['GET', '/site.webmanifest', 'file'],
  ['GET', '/favicon.ico', 'file'],
  ['GET', '/favicon.ico/x', 'error as text'],
  ['GET', '/builds/latest.json', 'latest build'],
  ['GET', '/builds/meta/test-build.json', 'build manifest'],
  ['GET', '/builds/meta/other.json', 'error as data'],
  ['POST', '/builds/latest.json', 'error as data'],
  // Metrics of a public site without a token.
  ['GET', '/metrics', 'error as text'],
  ['GET', '/healthz', 'health'],
  ['GET', '/readyz', 'health'],
]

const KINDS_WITH_ETAG = [
  'page',
  'payload',
  'asset',
  'media',
  'file',
  'build manifest',
] as const satisfies readonly AnswerKind[]
/** The site stores ready replies in compressed form only, so both forms are tested. */
const ENCODINGS: readonly Readonly<Record<string, string>>[] = [{}, { 'accept-encoding': 'br' }]

const site = await createSmallFestival({
  endedBy: afterAll,
  app: {
    load(route, ...rest) {
      if (route.id === 'artists') throw new Error('secret')
      return app.load(route, ...rest)
    },
  },
})
await site.idle()
// Requested once, so that variants are stored and files have arrived.
for (const [method, target] of TARGETS) await site.answer(target, { method })
const check = await watchSite({ ...site, secrets: ['secret'] })

/** A reply with the text of its body, for comparison. */
async function told(answer: HttpReply) {
  return { ...answer, body: await bodyText(answer.body) }
}

/** All targets except the one that reports the time since the last contact with the content service. */
const COMPARED = TARGETS.filter(([, target]) => target !== '/healthz')
/** A content call is left out: the proxy checks its headers by its own rules (faults X). */
const UNGUARDED = COMPARED.filter(
  ([method, target]) => method !== 'POST' || target !== '/api/content',
)
const askedPlainly = new Map(
  await Promise.all(
    COMPARED.map(
      async ([method, target]) =>
        [method + target, await told(await site.answer(target, { method }))] as const,
    ),
  ),
)

describe('every answer (spec/faults §11)', () => {
  test.each(TARGETS)('%s %s has the headers of the table', async (method, target, kind) => {
    for (const headers of ENCODINGS) {
      await expect(check(await site.answer(target, { method, headers }), kind)).resolves.toBe(
        undefined,
      )
    }
  })

  test('metrics have them too, for those who may see them', async () => {
    const measured = await createSmallFestival({ metricsToken: 'a secret of twenty-four' })
    const headers = { authorization: 'Bearer a secret of twenty-four' }
    const checkMeasured = await watchSite(measured)
    const answer = await measured.answer('/metrics', { headers })
    await expect(checkMeasured(answer, 'metrics')).resolves.toBeUndefined()
  })

  test.each(COMPARED.filter(([method]) => method === 'GET'))(
    'C8: HEAD has the status and headers of %s %s',
    async (_get, target) => {
      const { status, headers } = await site.answer(target, { method: 'HEAD' })
      const get = askedPlainly.get(`GET${target}`)
      // The proxy accepts only POST at its path, so GET and HEAD are both refused.
      expect({ status, headers }).toEqual({ status: get?.status, headers: get?.headers })
    },
  )

  test.each(KINDS_WITH_ETAG)(
    'C7: a 304 of a %s has its headers except those of the body, and no body',
    async (kind) => {
      const [, target = ''] = TARGETS.find((each) => each[2] === kind) ?? []
      for (const encoding of ENCODINGS) {
        const { headers } = await site.answer(target, { headers: encoding })
        const conditional = { ...encoding, 'if-none-match': headers['ETag'] ?? '' }
        const fresh = await site.answer(target, { headers: conditional })
        expect([fresh.status, fresh.body]).toEqual([304, undefined])
        await check(fresh, kind)
        expect(headers).toMatchObject(fresh.headers)
      }
    },
  )

  test.each(['/about', '/about/_payload.json', `/assets/${SCRIPT}`])(
    'C9: %s is whole whatever range is asked for',
    async (target) => {
      const ranges = ['bytes=0-0', 'bytes=-0', 'items=1', `bytes=${'0-0,'.repeat(1_000)}1-1`]
      for (const range of ranges) {
        const answer = await site.answer(target, { headers: { range } })
        expect(await told(answer)).toEqual(askedPlainly.get(`GET${target}`))
      }
    },
  )
})

describe('without any answers (spec/behaviour §7.2)', () => {
  test('every 503 has the headers of the table', async () => {
    const silent = await createSmallFestival({ isSilent: true })
    const checkSilent = await watchSite(silent)
    await checkSilent(await silent.answer('/about'), 'error page')
    await checkSilent(await silent.answer('/about/_payload.json'), 'error as data')
    await checkSilent(await silent.answer('/readyz'), 'health')
    expect.hasAssertions()
  })
})

describe('R10: a clean answer', () => {
  test('is the same with each of the hostile headers, and afterwards (spec/faults C2, C3, C23)', async () => {
    for (const headers of HOSTILE_HEADERS) {
      for (const [method, target] of UNGUARDED) {
        const answer = await told(await site.answer(target, { method, headers }))
        expect([headers, answer]).toEqual([headers, askedPlainly.get(method + target)])
      }
    }
    await expectAllClean()
  })

  test('is the same after each of the hostile queries (spec/faults C1, C23)', async () => {
    for (const query of HOSTILE_QUERIES) {
      for (const [method, target] of COMPARED) {
        const answer = await site.answer(withQuery(target, query), { method })
        const { status, headers } = await told(answer)
        expect([query, status]).toEqual([query, askedPlainly.get(method + target)?.status])
        expect(headers['Location'] ?? '/').toMatch(/^\/(?![/\\])/)
      }
    }
    await expectAllClean()
  })
})

async function expectAllClean(): Promise<void> {
  for (const [method, target] of COMPARED) {
    const answer = await told(await site.answer(target, { method }))
    expect(answer).toEqual(askedPlainly.get(method + target))
  }
}

function withQuery(target: string, query: string): string {
  return `${target}${target.includes('?') ? '&' : '?'}${query}`
}
