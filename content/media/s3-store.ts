import { extname } from 'node:path'
import {
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '../settings/environment.ts'
import { typeOf } from './image-sizes.ts'
import type { MediaStore } from './media-store.ts'

/** A working bucket accepts a connection at once; otherwise the person who saves should not wait long for the error. */
const CONNECT_MS = 5_000
/** Enough for the largest upload, 50 MB, over a line of 7 Mbit/s. */
const ANSWER_MS = 60_000
/** Objects have the same names as their public addresses, so that a CDN can use the bucket as its origin. */
const FOLDER = 'media/'

/** Decision 018. */
export function createS3Store({
  bucket,
  endpoint,
  region,
  ...credentials
}: S3Settings): MediaStore {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // Most services other than Amazon's need the bucket in the path, and Amazon's accepts that too.
    forcePathStyle: true,
    // Not every service supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
  })
  const objectOf = (name: string) => ({ Bucket: bucket, Key: FOLDER + name })

  return {
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(objectOf(name)))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async write(name, bytes) {
      if (await exists(client, objectOf(name))) return
      await client.send(
        new PutObjectCommand({
          ...objectOf(name),
          Body: bytes,
          ContentType: typeOf(extname(name).slice(1)),
          CacheControl: 'public, max-age=31536000, immutable',
        }),
      )
    },
  }
}

async function exists(client: S3Client, object: { Bucket: string; Key: string }): Promise<boolean> {
  try {
    await client.send(new HeadObjectCommand(object))
    return true
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}
