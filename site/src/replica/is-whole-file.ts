import { extname } from 'node:path'

/** Tests by extension whether bytes begin and end as files of the type do. */
const FORMS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.jpg': (bytes) => begins(bytes, '\xff\xd8\xff') && tail(bytes, 2) === '\xff\xd9',
  '.png': (bytes) => begins(bytes, '\x89PNG\r\n\x1a\n') && tail(bytes, 8).startsWith('IEND'),
  '.webp': isWebp,
  '.svg': (bytes) => begins(bytes, '<svg') && tail(bytes, 16).trimEnd().endsWith('</svg>'),
  '.pdf': (bytes) => begins(bytes, '%PDF-') && tail(bytes, 1024).includes('%%EOF'),
}

/**
 * Whether bytes are a complete file of the type of its name (spec/faults B11). The hash in the name is that of the
 * upload, so it cannot be used. False for types that media do not have.
 */
export function isWholeFile(name: string, bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return FORMS[extname(name)]?.(view) ?? false
}

const RIFF_HEADER_BYTES = 8

/** A RIFF file contains its length. */
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
