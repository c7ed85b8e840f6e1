import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createRenderPool, type RenderPool } from './pool.ts'
import type { PhotographJob } from './render.ts'

const jobs: PhotographJob[] = [
  { style: 'seascape', variant: 'calm', seed: 1, format: 'square', size: 60 },
  { style: 'botanical', variant: 'fern', seed: 2, format: 'portrait', size: 60 },
  { style: 'facade', variant: 'noon', seed: 3, format: 'landscape', size: 60 },
  { style: 'crowd', variant: 'hall', seed: 4, format: 'panorama', size: 60 },
]
const aJob: PhotographJob = {
  style: 'forest',
  variant: 'silver',
  seed: 1,
  format: 'portrait',
  size: 60,
}
const otherJob: PhotographJob = { ...aJob, variant: 'green' }

let cacheDir: string
const pools: RenderPool[] = []

function aPool(options: Partial<Parameters<typeof createRenderPool>[0]> = {}): RenderPool {
  const pool = createRenderPool({ cacheDir, workers: 1, ...options })
  pools.push(pool)
  return pool
}

/** The files of all jobs, rendered by so many workers. */
async function renderAll(workers: number): Promise<Buffer[]> {
  const pool = aPool({ workers, cacheDir: join(cacheDir, String(workers)) })
  const rendered = await Promise.all(jobs.map(pool.render))
  return Promise.all(rendered.map(({ file }) => readFile(file)))
}

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'photographs-'))
})

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
  await rm(cacheDir, { recursive: true })
})

describe('render pool (spec/content F9, 6 and 7)', { timeout: 60_000 }, () => {
  test('gives the same bytes with one worker and with two', async () => {
    expect(await renderAll(2)).toEqual(await renderAll(1))
  })

  test('renders a job once and finds it afterwards', async () => {
    const first = await aPool().render(aJob)
    const second = await aPool().render(aJob)

    expect(first).toEqual({ file: second.file, fresh: true })
    expect(second.fresh).toBe(false)
  })

  test('gives a file from the cache as it is, without rendering', async () => {
    const pool = aPool()
    const { file } = await pool.render(aJob)
    const other = await readFile((await pool.render(otherJob)).file)
    await writeFile(file, other)

    expect(await aPool().render(aJob)).toEqual({ file, fresh: false })
    expect(await readFile(file)).toEqual(other)
  })

  test('renders a job once when it is asked for twice at a time', async () => {
    const pool = aPool({ workers: 2 })
    const [first, second] = await Promise.all([pool.render(aJob), pool.render(aJob)])

    expect(first).toBe(second)
  })

  test.each([
    ['cut short', (file: string) => truncate(file, 500)],
    ['empty', (file: string) => writeFile(file, '')],
    ['overwritten', (file: string) => writeFile(file, 'not a picture')],
  ])('renders again when the cached file is %s', async (_, damage) => {
    const pool = aPool()
    const { file } = await pool.render(aJob)
    const whole = await readFile(file)
    await damage(file)

    expect(await pool.render(aJob)).toEqual({ file, fresh: true })
    expect(await readFile(file)).toEqual(whole)
  })

  test('leaves nothing in the cache but the pictures', async () => {
    const pool = aPool()
    await Promise.all([pool.render(aJob), pool.render(otherJob)])

    const names = await readdir(cacheDir)
    expect(names).toHaveLength(2)
    expect(names.every((name) => /^[0-9a-f]{64}\.jpg$/.test(name))).toBe(true)
  })

  test('keeps the long side at the limit, apart from the full size', async () => {
    const full = await aPool().render(aJob)
    const limited = await aPool({ longSideLimit: 30 }).render(aJob)

    expect(limited.file).not.toBe(full.file)
    const { width, height } = await sharp(limited.file).metadata()
    expect([width, height]).toEqual([24, 30])
  })

  test('passes on why a job cannot be rendered, and goes on with the next', async () => {
    const pool = aPool()
    const broken = pool.render({ ...aJob, style: 'sculpture' })
    const next = pool.render(aJob)

    await expect(broken).rejects.toThrow('sculpture')
    expect((await next).fresh).toBe(true)
  })

  test('fails what is under way when it is closed', async () => {
    const pool = aPool()
    const rendering = pool.render(aJob).catch(String)
    await pool.close()

    expect(await rendering).toContain('closed')
  })
})
