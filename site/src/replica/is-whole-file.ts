import { extname } from 'node:path'

/** By extension: whether bytes begin and end as a file of the type does. */
const FORMS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.jpg': (bytes) => begins(bytes, '\xff\xd8\xff') && tail(bytes, 2) === '\xff\xd9',
  '.png': (bytes) => begins(bytes, '\x89PNG\r\n\x1a\n') && tail(bytes, 8).startsWith('IEND'),
  '.webp': isWebp,
  '.svg': (bytes) => begins(bytes, '<svg') && tail(bytes, 16).trimEnd().endsWith('</svg>'),
  '.pdf': (bytes) => begins(bytes, '%PDF-') && tail(bytes, 1024).includes('%%EOF'),
}

/**
 * Whether bytes are a file of the type its name says, from beginning to end (spec/faults B11). The hash in a name is that of
 * the upload, not of the file, so it cannot tell. False for types that the media do not have.
 */
export function isWholeFile(name: string, bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return FORMS[extname(name)]?.(view) ?? false
}

const RIFF_HEADER_BYTES = 8

/** A RIFF file says how long it is. */
function isWebp(bytes: Buffer): boolean {
  return (
    begins(bytes, 'RIFF') &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP' &&
    bytes.readUInt32LE(4) + RIFF_HEADER_BYTES === bytes.length
  )
}

function begins(bytes: Buffer, start: string): boolean {
  return bytes.subarray(0, start.length).toString('latin1') === start
}

function tail(bytes: Buffer, length: number): string {
  return bytes.subarray(-length).toString('latin1')
}
