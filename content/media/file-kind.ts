/**
 * Named by the extension in the store. The first bytes decide; the name and the type from the browser are ignored
 * (spec/faults M3).
 */
export type FileKind = 'jpg' | 'png' | 'webp' | 'pdf' | 'mp3' | 'm4a' | 'svg'

/**
 * How many bytes are searched for the element `svg`. An XML declaration, a doctype and a comment may come before it.
 */
const SVG_HEAD = 4096

/** Returns undefined for an unknown kind. `m4a` stands for all ISO containers, also HEIC and MP4. */
export function fileKind(bytes: Buffer): FileKind | undefined {
  const starts = (text: string, at = 0) =>
    bytes.subarray(at, at + text.length).toString('latin1') === text
  if (starts('\xFF\xD8\xFF')) return 'jpg'
  if (starts('\x89PNG\r\n\x1A\n')) return 'png'
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp'
  if (starts('%PDF-')) return 'pdf'
  if (starts('ID3') || isMpegFrame(bytes)) return 'mp3'
  if (starts('ftyp', 4)) return 'm4a'
  return isSvg(bytes) ? 'svg' : undefined
}

/** Readers look for the end mark of a PDF in its last 1,024 bytes (spec/faults M2). */
export function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(-1024).toString('latin1').includes('%%EOF')
}

/** An MP3 without a tag begins with the sync word of a frame of layer III. */
function isMpegFrame([first, second = 0]: Buffer): boolean {
  return first === 0xff && (second & 0xe6) === 0xe2
}

/** `rewrite-svg.ts` decides whether the content is allowed. */
function isSvg(bytes: Buffer): boolean {
  const head = bytes
    .subarray(0, SVG_HEAD)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  return (
    head.trimStart().startsWith('<') && /<(?:[\w-]+:)?svg[\s>/]/.test(head) && !/<html/i.test(head)
  )
}
