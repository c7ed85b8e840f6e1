import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resolveTheme } from 'contract/rules/theme.ts'
import { describe, expect, test } from 'vitest'
import { tempFolder } from '../../testing/temp-folder.ts'
import { readBuild } from './built-app.ts'

/** Writes a build whose pages contain its name. */
async function buildInto(folder: string, name: string): Promise<void> {
  const page = { title: name, theme: resolveTheme() }
  const files = {
    'client/.vite/manifest.json': {
      'style.css': { file: 'assets/style.css' },
      'later.css': { file: 'assets/later.css' },
      'src/browser/entry.ts': {
        file: `assets/${name}-entry.js`,
        dynamicImports: ['src/browser/lists/near-me.ts', 'src/map/live/live-map-island.tsx'],
      },
      'src/browser/lists/near-me.ts': { file: 'assets/near-me.js', imports: ['_distance.js'] },
      '_distance.js': { file: 'assets/distance.js' },
      'src/map/live/live-map-island.tsx': { file: 'assets/live-map.js' },
      'dist/fonts/archivo-text.woff2': { file: 'assets/archivo-text.woff2' },
      'dist/fonts/archivo-slavic.woff2': { file: 'assets/archivo-slavic.woff2' },
    },
    'client/.vite/first.json': { 'src/browser/first.ts': { file: `assets/${name}.js` } },
    'client/.vite/holding.json': {},
    'client/.vite/worker.json': { 'src/worker/worker.ts': { file: 'assets/worker.js' } },
    'client/.vite/switched-off.json': { 'src/worker/switched-off.ts': { file: 'assets/off.js' } },
    'client/assets/worker.js': '// keeps',
    'client/assets/off.js': '// removes itself',
    'build.json': { id: name, timestamp: 1, app: `app-${name}.js` },
    [`server/app-${name}.js`]: `
      export const load = async () => (${JSON.stringify({ page, view: name })})
      export const render = () => ({
        title: '', head: '', footer: '', alerts: '', main: '${name}', islands: [], page: '',
        document: '<html><head></head><body>${name}</body></html>',
      })
    `,
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true })
    await writeFile(
      join(folder, file),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
  }
}

describe('the files of a build that kept pages need (spec/behaviour §35.5)', () => {
  test('are every file that the script may load and the fonts, without the islands', async () => {
    const folder = await tempFolder()
    await buildInto(folder, 'first')
    const { keptFiles, worker } = await readBuild(folder)
    expect(keptFiles.toSorted()).toEqual([
      '/assets/archivo-text.woff2',
      '/assets/distance.js',
      '/assets/first-entry.js',
      '/assets/first.js',
      '/assets/later.css',
      '/assets/near-me.js',
      '/assets/style.css',
    ])
    expect(worker).toEqual({ keeping: '// keeps', off: '// removes itself' })
  })
})

describe('a new build in the folder of a running site', () => {
  test('changes neither the code that the site loads nor the files that its pages name', async () => {
    const folder = await tempFolder()
    await buildInto(folder, 'first')
    const { app, build, assetsOf } = await readBuild(folder)
    await rm(join(folder, 'server/app-first.js'))
    await buildInto(folder, 'second')
    expect(build).toEqual({ id: 'first', timestamp: 1 })
    expect(assetsOf('page').script).toBe('/assets/first.js')
    const { main } = app.render({} as Parameters<typeof app.render>[0]) // this render reads no input
    expect(main).toBe('first')
  })
})
