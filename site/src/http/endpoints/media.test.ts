import { afterAll, describe, expect, test } from 'vitest'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { HttpReply } from '../reply.ts'
import {
  createSmallFestival,
  DOCUMENT,
  PHOTOGRAPH,
  PHOTOGRAPH_TEXT,
} from '../../../testing/small-festival.ts'
import { parseRange } from '../../keeping/byte-range.ts'
import { watchSite } from '../../../testing/watch-site.ts'

const site = await createSmallFestival({ endedBy: afterAll })
// The first request waits until the file has arrived.
await site.answer(`/media/${PHOTOGRAPH}`)
await site.answer(`/media/${DOCUMENT}`)
const check = await watchSite(site)

const ask = async (
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
) => {
  const answer = await site.answer(target, { method, headers })
  return { answer, status: answer.status, text: await latin1Text(answer.body) }
}

/** Reads a body as text with one character per byte. */
async function latin1Text(body: HttpReply['body']): Promise<string> {
  if (body instanceof Readable) return (await buffer(body)).toString('latin1')
  return typeof body === 'string' ? body : (body?.toString('latin1') ?? '')
}

describe('M1: a name under /media', () => {
  test.each([`?w=1`, '?w=10000&q=1', '?url=http://169.254.169.254/', '?'])(
    'is the file, whatever %s asks',
    async (query) => {
      const { answer, text } = await ask(`/media/${PHOTOGRAPH}${query}`)
      expect(text).toBe(PHOTOGRAPH_TEXT)
      await check(await site.answer(`/media/${PHOTOGRAPH}${query}`), 'media')
      expect(answer.headers['Content-Type']).toBe('image/jpeg')
    },
  )

  test.each([
    '',
    '0123456789abcdef-w1.jpg',
    '0123456789abcdef-full.svg',
    '0123456789abcdef-full.php',
    '0123456789abcdef-full.jpg.php',
    '0123456789ABCDEF-full.jpg',
    '0123456789abcdef-full.jpg/',
    '0123456789abcdef-full.jpg%00.html',
    `${PHOTOGRAPH}.new`,
    '%30123456789abcdef-full.jpg',
    'ffffffffffffffff-full.jpg',
    '.',
    '..',
    '../answers.ndjson',
    '..%2fanswers.ndjson',
    '%2e%2e/answers.ndjson',
    '..\\answers.ndjson',
    '/etc/passwd',
    '__proto__',
    'toString',
    'x'.repeat(300),
  ])('that no answer gives is 404 as text: %j', async (name) => {
    await check(await site.answer(`/media/${name}`), 'error as text')
    expect(await ask(`/media/${name}`)).toMatchObject({ status: 404, text: 'Not Found\n' })
  })

  test('that answers name and the mirror does not have yet answers 503, so that cached copies stay (M6)', async () => {
    const named = '/media/0123456789abcdef-medium.webp'
    await check(await site.answer(named), 'error as text')
    const { answer, status } = await ask(named)
    expect([status, answer.headers['Retry-After']]).toEqual([503, '5'])
  })

  test('of a document is offered for download, of a picture is displayed (spec/faults M3)', async () => {
    const [document, photograph] = [
      await ask(`/media/${DOCUMENT}`),
      await ask(`/media/${PHOTOGRAPH}`),
    ]
    expect(document.answer.headers).toMatchObject({
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment',
    })
    expect(photograph.answer.headers).not.toHaveProperty('Content-Disposition')
  })
})

const ETAG = `"${PHOTOGRAPH}"`

describe('C9: a range of a file', () => {
  test.each([
    [{ range: 'bytes=0-0' }, 206, '\xff', 'bytes 0-0/10'],
    [{ range: 'bytes=4-' }, 206, '4567\xff\xd9', 'bytes 4-9/10'],
    [{ range: 'bytes=-3' }, 206, '7\xff\xd9', 'bytes 7-9/10'],
    [{ range: 'bytes=2-3', 'if-range': ETAG }, 206, '\xff3', 'bytes 2-3/10'],
    [{ range: 'bytes=2-3', 'if-range': `W/${ETAG}` }, 200, PHOTOGRAPH_TEXT, undefined],
    [{ range: 'bytes=2-3', 'if-range': '"other"' }, 200, PHOTOGRAPH_TEXT, undefined],
    [
      { range: 'bytes=2-3', 'if-range': 'Fri, 01 Jan 2100 00:00:00 GMT' },
      200,
      PHOTOGRAPH_TEXT,
      undefined,
    ],
    [{ range: 'bytes=0-1,3-4' }, 200, PHOTOGRAPH_TEXT, undefined],
    [{ range: 'items=1' }, 200, PHOTOGRAPH_TEXT, undefined],
    [{ range: 'bytes=10-' }, 416, 'Range Not Satisfiable\n', 'bytes */10'],
    [{ range: 'bytes=-0' }, 416, 'Range Not Satisfiable\n', 'bytes */10'],
    [{ range: 'bytes=0-0', 'if-none-match': ETAG }, 304, '', undefined],
  ])('%j is %i', async (headers, status, text, contentRange) => {
    const given = await ask(`/media/${PHOTOGRAPH}`, headers)
    expect(given).toMatchObject({ status, text })
    expect(given.answer.headers['Content-Range']).toBe(contentRange)
    const again = await site.answer(`/media/${PHOTOGRAPH}`, { headers })
    await check(again, status === 416 ? 'error as text' : 'media')
  })

  test('applies to GET only: HEAD has the headers of the whole file', async () => {
    const whole = await ask(`/media/${PHOTOGRAPH}`)
    const head = await ask(`/media/${PHOTOGRAPH}`, { range: 'bytes=0-0' }, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.answer.headers).toEqual(whole.answer.headers)
  })
})

const whole = { kind: 'whole' }
const unsatisfiable = { kind: 'unsatisfiable' }
const part = (start: number, end: number) => ({ kind: 'part', start, end })

describe('C9: a range of a file of 100 bytes', () => {
  test.each([
    [undefined, whole],
    ['', whole],
    ['bytes=0-0', part(0, 0)],
    ['bytes=0-99', part(0, 99)],
    ['bytes=90-', part(90, 99)],
    ['bytes=90-200', part(90, 99)],
    ['bytes=-5', part(95, 99)],
    ['bytes=-500', part(0, 99)],
    ['Bytes=1-2', part(1, 2)],
    ['bytes=100-', unsatisfiable],
    ['bytes=100-200', unsatisfiable],
    ['bytes=-0', unsatisfiable],
    ['bytes=99999999999999999999999-', unsatisfiable],
    ['bytes=2-1', whole],
    ['bytes=-', whole],
    ['bytes=0-0,2-3', whole],
    [`bytes=${Array.from({ length: 1_000 }, (_, index) => `${index}-${index}`).join(',')}`, whole],
    ['bytes = 0-0', whole],
    ['bytes=a-b', whole],
    ['bytes=0x0-1', whole],
    ['bytes=+1-2', whole],
    ['items=0-1', whole],
    ['0-1', whole],
  ])('%s', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected)
  })

  test('of nothing is never satisfiable', () => {
    expect(parseRange('bytes=0-', 0)).toEqual(unsatisfiable)
    expect(parseRange('bytes=-1', 0)).toEqual(unsatisfiable)
  })
})
