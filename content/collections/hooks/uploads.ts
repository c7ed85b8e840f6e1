/** Uploads of the media collection: Payload keeps the record, our store keeps the files (content A2). */
import { createHash } from 'node:crypto'
import { slug } from 'contract/rules/slug.ts'
import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { extensionOf, FULL, IMAGE_SIZES, mediaName } from '../../media/image-sizes.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { makeSizes, type Focal, type Rights } from '../../media/photograph.ts'
import { receiveUpload, type MediaKind, type Received } from '../../media/receive.ts'
import { UploadProblem } from '../../media/upload-problem.ts'
import type { Media } from '../../payload-types.ts'
import { takeCode } from './codes.ts'

const HASH_DIGITS = 16
const MAX_NAME = 80
const CENTRE = 50

/**
 * Looks at a file before anything else does, and puts in its place what is kept. A bad one fails alone, with a sentence
 * for the editor.
 */
export const receiveFile: CollectionBeforeOperationHook<'media'> = async ({
  args,
  operation,
  req,
}) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const data = { ...args.data, ...focalOfQuery(req) }
  delete req.context['upload']
  if (!req.file) return { ...args, data }

  const before = 'id' in args ? await findMedia(req, args.id) : undefined
  const received = await receive(data.kind ?? before?.kind ?? 'photograph', req.file.data, req)
  const { bytes, type } = received
  const name = `${baseName(before?.filename ?? req.file.name)}.${extensionOf(type) ?? ''}`
  req.file = { data: bytes, mimetype: type, name, size: bytes.length }
  req.context['upload'] = received
  // A picture that is replaced keeps the name of its record; a new one is given a free name.
  return { ...args, data, overwriteExistingFiles: Boolean(before?.filename) }
}

/** Stores the files of an upload, and all of them anew when the focal point moved (content A2.2, faults M4). */
export function storeFiles(store: MediaStore): CollectionBeforeChangeHook<Media> {
  return async ({ data, operation, originalDoc, req }) => {
    const received = receivedOf(req)
    const before = operation === 'update' ? originalDoc : undefined
    const sha256 = received?.sha256 ?? before?.sha256
    const focal = focalOf(data)
    const kept = { sha256, hash: before?.hash, tone: before?.tone, preview: before?.preview }
    if (!sha256) return { ...data, ...kept }

    const hash = hashOf(sha256, focal)
    if (!received && hash === before?.hash) return { ...data, ...kept }
    const file = received ?? (await storedFile(store, before))
    await writeFiles(store, { hash, file, focal, rights: rightsOf(data) })
    const { width, height, tone, preview } = received ?? {}
    return {
      ...data,
      ...kept,
      hash,
      ...(received ? { sha256, width, height, tone, preview } : {}),
    }
  }
}

/** The permanent code of a picture or file: of what is in it, else of its name (content D6). */
export const giveMediaCode: CollectionBeforeChangeHook<Media> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const known = operation === 'update' ? originalDoc?.code : undefined
  const origin = `media:${data.hash ?? data.filename ?? ''}`
  return { ...data, code: known ?? (await takeCode(req, origin)) }
}

/** The upload of this request, if it has one. */
export function receivedOf(req: PayloadRequest): Received | undefined {
  // Put there by `receiveFile` and by nothing else; a context holds anything.
  return req.context['upload'] as Received | undefined
}

async function receive(kind: MediaKind, upload: Buffer, req: PayloadRequest): Promise<Received> {
  try {
    return await receiveUpload(kind, upload)
  } catch (cause) {
    if (!(cause instanceof UploadProblem)) throw cause
    const errors = [{ path: 'file', message: cause.message }]
    throw new ValidationError({ collection: 'media', errors, req }, req.t)
  }
}

async function findMedia(req: PayloadRequest, id: unknown): Promise<Media | undefined> {
  if (id === undefined) return undefined
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0]
}

/**
 * The studio sends a new focal point in the query, on which Payload would fetch the file over HTTP to crop it anew; taken
 * from there it is a field like any other.
 */
function focalOfQuery(req: PayloadRequest): Pick<Media, 'focalX' | 'focalY'> | undefined {
  const edits: unknown = req.query?.['uploadEdits']
  if (typeof edits !== 'object' || edits === null || !('focalPoint' in edits)) return undefined
  const { focalPoint } = edits
  delete edits.focalPoint
  if (typeof focalPoint !== 'object' || focalPoint === null) return undefined
  const x = 'x' in focalPoint ? Number(focalPoint.x) : Number.NaN
  const y = 'y' in focalPoint ? Number(focalPoint.y) : Number.NaN
  return Number.isFinite(x) && Number.isFinite(y)
    ? { focalX: Math.round(x), focalY: Math.round(y) }
    : undefined
}

/** A name that is only a name (faults M3): the file itself is stored under its hash. */
function baseName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const base = last.replace(/\.[^.]*$/, '').replaceAll('.', '-')
  return slug(base.replace(/[^\p{L}\p{N} -]/gu, '-')).slice(0, MAX_NAME) || 'file'
}

function hashOf(sha256: string, { x, y }: Focal): string {
  return createHash('sha256').update(`${sha256}:${x},${y}`).digest('hex').slice(0, HASH_DIGITS)
}

function focalOf({ focalX, focalY }: Partial<Media>): Focal {
  const share = (value: number | null | undefined) =>
    Math.min(Math.max((value ?? CENTRE) / 100, 0), 1)
  return { x: share(focalX), y: share(focalY) }
}

function rightsOf({ credit }: Partial<Media>): Rights {
  return { artist: credit?.artists?.join(', ') ?? '', copyright: credit?.copyright ?? '' }
}

type File = Pick<Received, 'bytes' | 'type' | 'width' | 'height'>

async function storedFile(store: MediaStore, before: Media | undefined): Promise<File> {
  const type = typeOfRecord(before)
  const bytes = await store.read(mediaName(before?.hash ?? '', FULL, extensionOf(type) ?? ''))
  return { bytes, type, ...dimensionsOf(before) }
}

function typeOfRecord(before: Media | undefined): Received['type'] {
  switch (before?.mimeType) {
    case 'image/png':
    case 'image/svg+xml':
    case 'application/pdf':
      return before.mimeType
    default:
      return 'image/jpeg'
  }
}

function dimensionsOf(before: Media | undefined): { width?: number; height?: number } {
  return before?.width && before.height ? { width: before.width, height: before.height } : {}
}

interface Files {
  readonly hash: string
  readonly file: File
  readonly focal: Focal
  readonly rights: Rights
}

/** Before the record is: no record is ever without its files (faults M5). */
async function writeFiles(store: MediaStore, { hash, file, focal, rights }: Files): Promise<void> {
  const { bytes, type, width, height } = file
  if (type === 'image/jpeg' && width && height) {
    const sizes = await makeSizes({ bytes, width, height }, { focal, rights })
    for (const { name, extension } of IMAGE_SIZES) {
      const size = sizes.get(name)
      if (size) await store.write(mediaName(hash, name, extension), size)
    }
  }
  await store.write(mediaName(hash, FULL, extensionOf(type) ?? ''), bytes)
}
