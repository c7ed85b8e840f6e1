import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { baseAnswers } from 'contract/testing/base-answers.ts'
import { aPage } from 'contract/testing/page.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeAnswers } from '../bench/demo-answers.ts'

const ORIGIN = 'https://festival.example'
const COMMAND = join(import.meta.dirname, '../../launch/tool.ts')

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-journey-'))
})

afterAll(() => rm(folder, { recursive: true }))

/** Runs the export as npm does when it is called in this folder. */
function runExport(...targets: readonly string[]) {
  return promisify(execFile)(process.execPath, [COMMAND, 'export', ...targets], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      INIT_CWD: folder,
      DATA_DIR: join(folder, 'data'),
      SITE_ORIGIN: ORIGIN,
    },
  })
}

describe('npm run export (spec/faults R17)', () => {
  test('reports what is missing in one line, and exits with 1', async () => {
    await expect(runExport()).rejects.toMatchObject({
      code: 1,
      stderr: 'export: npm run export -- <folder>: name one folder\n',
    })
    await expect(runExport('out')).rejects.toMatchObject({
      code: 1,
      stderr: `export: There are no answers in ${join(folder, 'data')} yet: run npm start once\n`,
    })
  })

  test('writes what the site has on disk into a folder relative to the working directory', async () => {
    await storeAnswers(join(folder, 'data'), {
      ...baseAnswers(),
      '/pages/about': aPage({ title: 'Of this disk' }),
    })
    const { stdout } = await runExport('out')
    const out = join(folder, 'out')
    expect(stdout).toMatch(/^\d+ pages of https:\/\/festival\.example are in .+$/m)
    expect(stdout).toContain(` are in ${out} (`)
    const page = await readFile(join(out, 'public/about/index.html'), 'utf8')
    expect(page).toContain('Of this disk')
    expect(page).toContain(`${ORIGIN}/about`)
    expect(JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8'))).toMatchObject({
      origin: ORIGIN,
    })
  })
})
