import type { Page } from 'playwright-core'

/** Samples of 8 bits per second. */
const RATE = 8_000

function silence(seconds: number): Buffer {
  const bytes = seconds * RATE
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return Buffer.concat([head, Buffer.alloc(bytes, 128)])
}

/** Answers requests for the sounds of a pattern with silence, in byte ranges, which seeking needs. */
export async function serveSilence(page: Page, pattern: string, seconds: number): Promise<void> {
  const file = silence(seconds)
  await page.route(pattern, async (route) => {
    const range = route.request().headers()['range'] ?? ''
    const start = Number(/\d+/.exec(range)?.[0] ?? 0)
    const headers = { 'Content-Range': `bytes ${start}-${file.length - 1}/${file.length}` }
    const body = file.subarray(start)
    await route.fulfill({ status: 206, contentType: 'audio/wav', headers, body })
  })
}
