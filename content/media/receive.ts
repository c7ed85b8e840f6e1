import { createHash } from 'node:crypto'
import { parseBuffer } from 'music-metadata'
import sharp from 'sharp'
import { fileKind, isWholePdf } from './file-kind.ts'
import { MAX_FILE_BYTES, TOO_LARGE } from './upload-limits.ts'
import { developPhotograph, meanColour, smallPreview } from './photograph.ts'
import { rewriteSvg } from './rewrite-svg.ts'
import { GUARDED } from './sharp-guard.ts'
import { UploadProblem } from './upload-problem.ts'

export type MediaKind = 'photograph' | 'logo' | 'document' | 'sound'

export interface Received {
  readonly bytes: Buffer
  readonly type:
    | 'image/jpeg'
    | 'image/png'
    | 'image/webp'
    | 'image/svg+xml'
    | 'application/pdf'
    | 'audio/mpeg'
    | 'audio/mp4'
  /** Of the upload itself, in hexadecimal. */
  readonly sha256: string
  /** The upload itself; absent if it was stored unchanged, as `bytes`, or is no longer known. */
  readonly original?: { readonly bytes: Buffer; readonly extension: string }
  /** Pixels; absent for documents and sounds. */
  readonly width?: number
  readonly height?: number
  /** Photographs only. */
  readonly tone?: string
  readonly preview?: string
  /** Sounds only: whole seconds. */
  readonly duration_s?: number
}

/** Refuses (spec/faults M2, M3) by an `UploadProblem` with a sentence for the editor. */
export async function receiveUpload(kind: MediaKind, upload: Buffer): Promise<Received> {
  if (upload.length === 0) throw new UploadProblem('This file is empty')
  if (upload.length > MAX_FILE_BYTES) throw new UploadProblem(TOO_LARGE)
  const sha256 = createHash('sha256').update(upload).digest('hex')
  const content = await RECEIVERS[kind](upload)
  if (content.bytes === upload) return { sha256, ...content }
  return { sha256, ...content, original: { bytes: upload, extension: fileKind(upload) ?? '' } }
}

/** For a file that was exported from our store: it stays unchanged. `sha256` is that of the first upload. */
export async function receiveStored(
  kind: MediaKind,
  bytes: Buffer,
  sha256: string,
): Promise<Received> {
  if (kind !== 'photograph') return { ...(await RECEIVERS[kind](bytes)), bytes, sha256 }
  const { width, height, format } = await sharp(bytes, GUARDED).metadata()
  const picture = { bytes, width, height }
  const looks = { tone: await meanColour(picture), preview: await smallPreview(picture) }
  return { ...picture, ...looks, type: format === 'webp' ? 'image/webp' : 'image/jpeg', sha256 }
}

type Content = Omit<Received, 'sha256' | 'original'>

const RECEIVERS = {
  photograph: receivePhotograph,
  logo: receiveLogo,
  document: receiveDocument,
  sound: receiveSound,
} as const satisfies Record<MediaKind, (upload: Buffer) => Content | Promise<Content>>

async function receivePhotograph(upload: Buffer): Promise<Content> {
  const found = fileKind(upload)
  if (found !== 'jpg' && found !== 'png' && found !== 'webp') {
    throw new UploadProblem(
      'A photograph is a JPEG, PNG or WebP file; for a logo or a document choose that kind',
    )
  }
  const picture = await developPhotograph(upload)
  return {
    ...picture,
    type: 'image/jpeg',
    tone: await meanColour(picture),
    preview: await smallPreview(picture),
  }
}

async function receiveLogo(upload: Buffer): Promise<Content> {
  const found = fileKind(upload)
  if (found === 'svg') {
    const { svg, width, height } = rewriteSvg(upload.toString('utf8'))
    return { bytes: Buffer.from(svg), type: 'image/svg+xml', width, height }
  }
  if (found !== 'png') throw new UploadProblem('A logo is an SVG or PNG file')
  try {
    const { data, info } = await sharp(upload, GUARDED).png().toBuffer({ resolveWithObject: true })
    return { bytes: data, type: 'image/png', width: info.width, height: info.height }
  } catch (cause) {
    throw new UploadProblem('This logo is damaged or too large: export it again', { cause })
  }
}

function receiveDocument(upload: Buffer): Content {
  if (fileKind(upload) !== 'pdf') throw new UploadProblem('A document is a PDF file')
  if (!isWholePdf(upload)) throw new UploadProblem('This PDF is damaged: export it again')
  return { bytes: upload, type: 'application/pdf' }
}

const SOUND_TYPES = { mp3: 'audio/mpeg', m4a: 'audio/mp4' } as const

async function receiveSound(upload: Buffer): Promise<Content> {
  const found = fileKind(upload)
  if (found !== 'mp3' && found !== 'm4a') {
    throw new UploadProblem('A sound is an MP3 or M4A file: export it as one of these')
  }
  const type = SOUND_TYPES[found]
  const { format } = await parseBuffer(upload, { mimeType: type }, { duration: true }).catch(
    (cause: unknown) => {
      throw new UploadProblem('This sound is damaged: export it again', { cause })
    },
  )
  if (format.hasVideo) throw new UploadProblem('This is a video: export its sound alone')
  if (!format.duration) throw new UploadProblem('This sound is damaged: export it again')
  // Less than half a second would be rounded to 0, which means "not known".
  return { bytes: upload, type, duration_s: Math.max(1, Math.round(format.duration)) }
}
