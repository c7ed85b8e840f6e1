import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { GENERATOR_VERSION, type PhotographJob } from './render.ts'
import { createRenderWorkers, type RenderWorkers } from './render-workers.ts'

export interface RenderPool {
  /** A job's photograph in the cache; rendered first when it is not there, or not whole. */
  readonly render: (job: PhotographJob) => Promise<CachedPhotograph>
  /** Stops the workers; what they had under way fails. */
  readonly close: () => Promise<void>
}

export interface CachedPhotograph {
  /** Path of the JPEG file. */
  readonly file: string
  /** Rendered for this call, not found. */
  readonly fresh: boolean
}

/**
 * Render photographs on worker threads, and keep them (spec/content F9, 6).
 * `longSideLimit` makes greater pictures smaller, for tests; theirs are cached apart.
 */
export function createRenderPool({
  cacheDir,
  workers = availableParallelism(),
  longSideLimit = Infinity,
}: {
  readonly cacheDir: string
  readonly workers?: number
  readonly longSideLimit?: number
}): RenderPool {
  const threads = createRenderWorkers(workers)
  const underWay = new Map<string, Promise<CachedPhotograph>>()
  return {
    render({ style, variant, seed, format, size }) {
      const job = { style, variant, seed, format, size: Math.min(size, longSideLimit) }
      const file = join(cacheDir, `${cacheKey(job)}.jpg`)
      const pending = underWay.get(file) ?? findOrRender(threads, job, file)
      underWay.set(file, pending)
      return pending.finally(() => underWay.delete(file))
    },
    close: threads.close,
  }
}

/** SHA-256 of the generator's version and the job, its fields in a fixed order. */
function cacheKey({ style, variant, seed, format, size }: PhotographJob): string {
  const text = JSON.stringify([GENERATOR_VERSION, style, variant, seed, format, size])
  return createHash('sha256').update(text).digest('hex')
}

async function findOrRender(
  threads: RenderWorkers,
  job: PhotographJob,
  file: string,
): Promise<CachedPhotograph> {
  if (await isWholeJpeg(file)) return { file, fresh: false }
  const bytes = await threads.render(job)
  await mkdir(join(file, '..'), { recursive: true })
  // A reader, or another process on the same cache, never sees half a file.
  const temporary = `${file}.${process.pid}.tmp`
  await writeFile(temporary, bytes)
  await rename(temporary, file)
  return { file, fresh: true }
}

/** Begins and ends as a JPEG does: a file cut short by a full disc has no end. */
async function isWholeJpeg(file: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0))
  return (
    bytes.length > 4 &&
    bytes.readUInt16BE(0) === 0xffd8 &&
    bytes.readUInt16BE(bytes.length - 2) === 0xffd9
  )
}
