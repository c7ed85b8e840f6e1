import { parseRange } from '../keeping/byte-range.ts'

/** Returns the bytes of a kept file that a `Range` header requests. Without ranges Safari plays no sound. */
export async function partOf(whole: Response, range: string | undefined): Promise<Response> {
  if (range === undefined) return whole
  const bytes = await whole.arrayBuffer()
  const asked = parseRange(range, bytes.byteLength)
  const headers = new Headers(whole.headers)
  headers.delete('Content-Length')
  switch (asked.kind) {
    case 'whole':
      return new Response(bytes, { headers })
    case 'part':
      headers.set('Content-Range', `bytes ${asked.start}-${asked.end}/${bytes.byteLength}`)
      return new Response(bytes.slice(asked.start, asked.end + 1), { status: 206, headers })
    case 'unsatisfiable':
      headers.set('Content-Range', `bytes */${bytes.byteLength}`)
      return new Response(null, { status: 416, headers })
  }
}
