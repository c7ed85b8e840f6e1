import { extname } from 'node:path'

/** Each test checks how the file begins and, as far as its type allows, that its end is there. */
const FORMS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.jpg': (bytes) => begins(bytes, '\xff\xd8\xff') && tail(bytes, 2) === '\xff\xd9',
  // The last chunk of a PNG is its name, `IEND`, and a checksum of four bytes.
  '.png': (bytes) => begins(bytes, '\x89PNG\r\n\x1a\n') && tail(bytes, 8).startsWith('IEND'),
  '.webp': isWebp,
  // The content service writes SVG files anew, beginning with `<svg`.
  '.svg': (bytes) => begins(bytes, '<svg') && tail(bytes, 16).trimEnd().endsWith('</svg>'),
  // An MP3 does not say its length: one that is cut off is found by its Content-Length alone.
  '.mp3': (bytes) => begins(bytes, 'ID3') || isMpegFrame(bytes),
  '.m4a': isMp4,
  // Readers of PDF look for its end in the last 1,024 bytes, because some programs write more behind it.
  '.pdf': (bytes) => begins(bytes, '%PDF-') && tail(bytes, 1024).includes('%%EOF'),
}

/**
 * Whether bytes are a complete file of the type of its name (spec/faults B11). False for types that media do not
 * have. The hash in the name cannot check the bytes, because it is the hash of the uploaded file.
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

/** An MP3 without a tag begins with the sync word of a frame, here of layer III. */
function isMpegFrame([first, second = 0]: Buffer): boolean {
  return first === 0xff && (second & 0xe6) === 0xe2
}

const BOX_HEAD_BYTES = 8

/** An MP4 file is a row of boxes, each with its length before its name. */
function isMp4(bytes: Buffer): boolean {
  if (bytes.subarray(4, BOX_HEAD_BYTES).toString('latin1') !== 'ftyp') return false
  let at = 0
  while (at + BOX_HEAD_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    // A length of 0 means: to the end of the file. A length of 1 means that a length of 64 bits follows, which no
    // file of 50 MB needs.
    if (length < BOX_HEAD_BYTES) return length === 0
    at += length
  }
  return at === bytes.length
}

function begins(bytes: Buffer, start: string): boolean {
  return bytes.subarray(0, start.length).toString('latin1') === start
}

function tail(bytes: Buffer, length: number): string {
  return bytes.subarray(-length).toString('latin1')
}
