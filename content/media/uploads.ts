/** Payload keeps the record of an upload, our store keeps its files (spec/content A2). */
import { slug } from 'contract/rules/slug.ts'
import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { FILE_HASH_DIGITS, fileHash } from './file-hash.ts'
import { extensionOf, FULL, mediaName, ORIGINAL } from './image-sizes.ts'
import type { MediaStore } from './media-store.ts'
import { focalOf } from './photograph.ts'
import { receiveStored, receiveUpload, type MediaKind, type Received } from './receive.ts'
import { UploadProblem } from './upload-problem.ts'
import type { Media } from '../payload-types.ts'
import { originOf, takeCode } from '../hooks/codes.ts'

/** A judgement: only staff read the name. File systems accept 255 bytes, and a number may be appended. */
const MAX_NAME = 80

/** In percent. */
type FocalNumbers = Pick<Media, 'focalX' | 'focalY'>

declare module 'payload' {
  interface RequestContext {
    /** True in tests that leave out photographs, and during the dry run of an import. */
    mayLackFile?: boolean
    upload?: Received | undefined
    /** Set if the file was exported from our store: the SHA-256 of the first upload of the picture. */
    firstUpload?: string | undefined
    focal?: FocalNumbers | undefined
    /** Set if this request restores a version, whose file is then used again. */
    restoredFile?: Partial<Media> | undefined
  }
}

/** Replaces an upload by its stored form before anything else, or refuses it with a sentence for the editor. */
export const receiveFile: CollectionBeforeOperationHook<'media'> = async ({
  args,
  operation,
  req,
}) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args
  const data = { ...args.data, ...takeFocal(req) }
  req.context.upload = undefined
  req.context.focal = undefined
  if (!req.file) return { ...args, data }

  req.context.focal = focalIn(data)
  const before = 'id' in args ? await findMedia(req, args.id) : undefined
  const received = await receive(data.kind ?? before?.kind ?? 'photograph', req.file.data, req)
  const { bytes, type } = received
  const name = `${baseName(before?.filename ?? req.file.name)}.${extensionOf(type) ?? ''}`
  req.file = { data: bytes, mimetype: type, name, size: bytes.length }
  req.context.upload = received
  // Replacing a file keeps the record's file name; a new record gets a free one.
  return { ...args, data, overwriteExistingFiles: Boolean(before?.filename) }
}

/** Also stores the file again when the focal point has moved (spec/content A2.2, spec/faults M4). */
export function storeFile(store: MediaStore): CollectionBeforeChangeHook<Media> {
  return async ({ data: sent, operation, originalDoc, req }) => {
    const { focal, restoredFile, upload: received } = req.context
    const data = { ...sent, ...focal }
    const before = operation === 'update' ? originalDoc : undefined
    const known = restoredFile ?? before
    const facts = received ? factsOf(received) : factsOfVersion(known, restoredFile !== undefined)
    if (!facts.sha256) return { ...data, ...facts }

    const hash = fileHash(facts.sha256, focalOf(data))
    if (!received && hash === known?.hash) return { ...data, ...facts, hash }
    // The files are written before the record, so that no record is without its files (spec/faults M5).
    if (received?.original && facts.original)
      await store.write(facts.original, received.original.bytes)
    const { bytes, extension } = received ? fileOf(received) : await storedFile(store, known)
    await store.write(mediaName(hash, FULL, extension), bytes)
    return { ...data, ...facts, hash }
  }
}

/** Only the system writes these fields. */
type Facts = Pick<Partial<Media>, (typeof FACTS)[number]>

const FACTS = ['sha256', 'original', 'tone', 'preview', 'duration_s', 'hash'] as const
/** Nobody can change these while the file is the same. */
const FACTS_OF_PAYLOAD = ['filename', 'mimeType', 'filesize', 'width', 'height'] as const

function factsOf({ sha256, original, ...received }: Received): Facts & Partial<Media> {
  const { width = null, height = null, tone = null, preview = null, duration_s = null } = received
  const name =
    original && mediaName(sha256.slice(0, FILE_HASH_DIGITS), ORIGINAL, original.extension)
  return { sha256, original: name ?? null, width, height, tone, preview, duration_s }
}

function factsOfVersion(version: Partial<Media> | undefined, isOther: boolean): Facts {
  const names = isOther ? [...FACTS, ...FACTS_OF_PAYLOAD] : FACTS
  return Object.fromEntries(names.map((name) => [name, version?.[name]]))
}

/** Made from the hash or, without one, from the file's name (spec/content D6). */
export const giveMediaCode: CollectionBeforeChangeHook<Media> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const known = operation === 'update' ? originalDoc?.code : undefined
  return { ...data, code: known ?? (await takeCode(req, originOf('media', data), data.code)) }
}

async function receive(kind: MediaKind, upload: Buffer, req: PayloadRequest): Promise<Received> {
  try {
    const { firstUpload } = req.context
    return await (firstUpload === undefined
      ? receiveUpload(kind, upload)
      : receiveStored(kind, upload, firstUpload))
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
 * Takes the focal point, which here is an ordinary field, out of the query. If it or the crop stayed there, Payload
 * would try to fetch the file from the studio's own address, which it does not allow.
 */
function takeFocal(req: PayloadRequest): FocalNumbers | undefined {
  const edits: unknown = req.query?.['uploadEdits']
  if (typeof edits !== 'object' || edits === null) return undefined
  delete req.query['uploadEdits']
  const focalPoint = 'focalPoint' in edits ? edits.focalPoint : undefined
  if (typeof focalPoint !== 'object' || focalPoint === null) return undefined
  const x = 'x' in focalPoint ? Number(focalPoint.x) : Number.NaN
  const y = 'y' in focalPoint ? Number(focalPoint.y) : Number.NaN
  return Number.isFinite(x) && Number.isFinite(y)
    ? { focalX: Math.round(x), focalY: Math.round(y) }
    : undefined
}

/** The name without folders (spec/faults M3); the file itself is stored under its hash. */
export function baseName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const base = last.replace(/\.[^.]*$/, '').replaceAll('.', '-')
  return slug(base.replace(/[^\p{L}\p{N} -]/gu, '-')).slice(0, MAX_NAME) || 'file'
}

/** Reads the focal point before Payload, which ignores one at an edge, or with only one coordinate. */
function focalIn({ focalX, focalY }: FocalNumbers): FocalNumbers {
  return {
    ...(typeof focalX === 'number' ? { focalX } : {}),
    ...(typeof focalY === 'number' ? { focalY } : {}),
  }
}

interface File {
  readonly bytes: Buffer
  readonly extension: string
}

function fileOf({ type, bytes }: Received): File {
  return { bytes, extension: extensionOf(type) ?? '' }
}

async function storedFile(store: MediaStore, before: Partial<Media> | undefined): Promise<File> {
  const extension = extensionOf(before?.mimeType ?? '') ?? ''
  const name = mediaName(before?.hash ?? '', FULL, extension)
  const bytes = await store.read(name)
  if (!bytes) throw new Error(`The store of media has no ${name}`)
  return { bytes, extension }
}
