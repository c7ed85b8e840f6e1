import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { aGlobal } from 'contract/testing/base-answers.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { bodyText } from '../testing/create-test-site.ts'
import { PHOTOGRAPH_TEXT } from '../testing/small-festival.ts'
import { entered, exportTestSite } from '../testing/export-test-site.ts'

/** All files of a folder, by their path below it. */
async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = join(parentPath, name)
        return [file.slice(folder.length + 1), await readFile(file)] as const
      }),
    ),
  )
}

/** On a busy machine it takes longer to render a whole site. */
const LONG = { timeout: 60_000 }

/** One export for all tests that only read it. */
const { site, folder, write } = await exportTestSite({}, afterAll)
const { pages, missingMedia } = await write()
const files = await filesIn(join(folder, 'public'))

describe('the static export (spec/faults R17)', LONG, () => {
  test('has for every published path the same page and payload as the site, byte for byte', async () => {
    const published: string[] = []
    for (const path of site.store.paths()) {
      const page = await site.answer(entered(path))
      // The record `missing` is listed but has no answer.
      if (page.status !== 404) published.push(path)
      const below = decodeURIComponent(path).slice(1)
      const payload = await site.answer(`${path}/_payload.json`.replace('//', '/'))
      expect(files.get(join(below, 'index.html'))?.toString(), path).toEqual(
        page.status === 404 ? undefined : await bodyText(page.body),
      )
      expect(files.get(join(below, '_payload.json'))?.toString(), path).toEqual(
        payload.status === 404 ? undefined : await bodyText(payload.body),
      )
    }
    expect(pages).toBe(published.length)
    expect(published).toContain('/artists/caf%C3%A9')
    expect(files.has('artists/café/index.html')).toBe(true)
  })

  test('has beside each file its compressed forms, which decompress to that file', async () => {
    const compressed = [...files].filter(([name]) => /\.(br|gz)$/.test(name))
    expect(compressed.length).toBeGreaterThan(50)
    for (const [name, bytes] of compressed) {
      const plain = name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)
      expect(plain, name).toEqual(files.get(name.slice(0, -3)))
    }
  })

  test('has the files of the build and the pictures that answers name', async () => {
    expect(files.get('assets/entry.js')?.toString()).toBe('let answer = 42\n')
    expect(files.get('media/0123456789abcdef-full.jpg')?.toString('latin1')).toBe(PHOTOGRAPH_TEXT)
    expect(missingMedia).toEqual(['0123456789abcdef-medium.webp', '0123456789abcdef-large.webp'])
  })

  test('has the files for search engines, as the site serves them', async () => {
    const names = ['robots.txt', 'sitemap.xml', 'sitemap-2026.xml', 'sitemap-2024.xml']
    expect(
      [...files.keys()].filter((name) => /^(?:robots|sitemap)[^.]*\.\w+$/.test(name)).toSorted(),
    ).toEqual(names.toSorted())
    for (const name of names) {
      expect(files.get(name)?.toString(), name).toBe(
        await bodyText((await site.answer(`/${name}`)).body),
      )
    }
  })

  test('has one page for all missing paths, and the reason of each withdrawal', async () => {
    const notFound = files.get('404.html')?.toString()
    expect(notFound).toContain('<title>404 - Page not found</title>')
    expect(files.get('_withdrawn/events/withdrawn/index.html')?.toString()).toBe(
      await bodyText((await site.answer('/events/withdrawn')).body),
    )
  })

  test('names every file in manifest.json with its SHA-256', async () => {
    const { 'manifest.json': text = '', ...others } = Object.fromEntries(await filesIn(folder))

    const hashes = Object.entries(others).map(([name, bytes]) => [
      name,
      createHash('sha256').update(bytes).digest('hex'),
    ])
    const manifest: { files: Record<string, string> } = JSON.parse(text.toString())
    expect(manifest.files).toEqual(Object.fromEntries(hashes))
    expect(manifest).toMatchObject({ origin: 'https://festival.example', buildId: 'test-build' })
  })

  test('is the same for the same answers, and replaces the earlier export', async () => {
    const first = await filesIn(folder)
    await write()

    expect(await filesIn(folder)).toEqual(first)
    expect(await readdir(dirname(folder))).toEqual(['export'])
  })

  test.each([['holiday.jpg'], ['manifest.json', 'package.json']])(
    'is refused for a folder with %s, and the folder stays as it is',
    async (...names) => {
      const own = await exportTestSite()
      await mkdir(own.folder)
      for (const name of names) await writeFile(join(own.folder, name), 'mine')

      await expect(own.write()).rejects.toThrow(/^[^\n]+ holds other files: [^\n]+$/)
      expect(await readdir(own.folder)).toEqual(names)
      expect(await readdir(dirname(own.folder))).toEqual(['export'])
    },
  )

  test('is refused while the holding screen is on', async () => {
    const own = await exportTestSite({ '/global': aGlobal({ show_loading_screen: true }) })

    await expect(own.write()).rejects.toThrow(/^The holding screen is on/)
  })
})
