/** Makes the photographs of the demo edition that have no file yet, and publishes them as they come. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import sharp from 'sharp'
import { createPayloadConfig } from '../config.ts'
import { readSettings } from '../environment.ts'
import { surviveLostConnections } from '../live/survive-lost-connections.ts'
import { createRenderPool } from './photographs/pool.ts'
import { pictures } from './pictures.ts'
import type { DemoPicture } from './records.ts'

/** At most one publish in this time: every one of them is a revision of the site. */
const PUBLISH_EVERY_MS = 2_000
/** How many renders are ahead of what is saved. */
const AHEAD = 8
/** At most these many are one publish, so that the first are soon there. */
const BATCH = 6

interface Rendered {
  readonly picture: DemoPicture
  readonly id: number
  readonly file: string
}

const settings = readSettings(process.env, Date.now())
const payload = await getPayload({ config: createPayloadConfig(settings) })
// An idle connection cut by a database stop would otherwise end the process.
surviveLostConnections(payload)
// The configuration lets sharp read uploads only; this process draws with masks of its own.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
const pool = createRenderPool({ cacheDir: join(settings.dataDir, 'photographs') })
try {
  await renderAll(await missing())
} finally {
  await pool.close()
  await payload.destroy()
}
process.exit()

/** Pictures of the manifest whose record has no file, in the order of the manifest: the home page's come first. */
async function missing(): Promise<{ picture: DemoPicture; id: number }[]> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { source: { exists: true }, hash: { exists: false } },
    pagination: false,
    depth: 0,
  })
  const ids = new Map(docs.map(({ id, source }) => [source, id]))
  return pictures.flatMap((picture) => {
    const id = ids.get(picture.id)
    return id === undefined ? [] : [{ picture, id }]
  })
}

async function renderAll(jobs: readonly { picture: DemoPicture; id: number }[]): Promise<void> {
  const queue = [...jobs]
  const ready: Rendered[] = []
  const failed = new Set<string>()
  const fail = ({ id }: DemoPicture, error: unknown) => {
    failed.add(id)
    console.error(`${id} could not be made: ${String(error)}`)
  }
  const renderNext = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      try {
        ready.push({ ...job, file: (await pool.render(job.picture)).file })
      } catch (error) {
        fail(job.picture, error)
      }
    }
  }
  const rendering = Promise.all(Array.from({ length: AHEAD }, renderNext))
  for (let done = 0; done + failed.size < jobs.length;) {
    const batch = ready.splice(0, BATCH)
    const [broken] = await Promise.all([publish(payload, batch), pause(PUBLISH_EVERY_MS)])
    if (broken) {
      // One that cannot be saved falls alone; the others go into the next publish.
      fail(broken.picture, broken.error)
      ready.unshift(...batch.filter(({ picture }) => picture !== broken.picture))
      continue
    }
    done += batch.length
    if (batch.length > 0) console.log(`${done} of ${jobs.length} pictures`)
  }
  await rendering
  if (failed.size > 0) process.exitCode = 1
}

/** Saves pictures in one transaction, so that they are one revision: all, or none and the one that could not be. */
async function publish(
  to: Payload,
  batch: readonly Rendered[],
): Promise<{ picture: DemoPicture; error: unknown } | undefined> {
  if (batch.length === 0) return undefined
  const transactionID = (await to.db.beginTransaction()) ?? undefined
  const req = transactionID === undefined ? {} : { transactionID }
  for (const { picture, id, file } of batch) {
    try {
      const data = await readFile(file)
      await to.update({
        collection: 'media',
        id,
        data: {},
        file: { data, name: `${picture.id}.jpg`, mimetype: 'image/jpeg', size: data.length },
        context: { demo: true },
        depth: 0,
        req,
      })
    } catch (error) {
      if (transactionID !== undefined) await to.db.rollbackTransaction(transactionID)
      return { picture, error }
    }
  }
  if (transactionID !== undefined) await to.db.commitTransaction(transactionID)
  return undefined
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
