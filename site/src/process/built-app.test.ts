import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resolveTheme } from 'contract/rules/theme.ts'
import { describe, expect, test } from 'vitest'
import { tempFolder } from '../../testing/temp-folder.ts'
import { readBuild } from './built-app.ts'

/** A build whose pages say its name. */
async function buildInto(folder: string, name: string): Promise<void> {
  const page = { title: name, theme: resolveTheme() }
  const files = {
    'client/.vite/manifest.json': { 'src/browser/entry.ts': { file: `assets/${name}-entry.js` } },
    'client/.vite/first.json': { 'src/browser/first.ts': { file: `assets/${name}.js` } },
    'client/.vite/holding.json': {},
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

describe('a build that is made in the folder of a site that runs', () => {
  test('changes nothing of the site: neither what it loads nor the files its pages name', async () => {
    const folder = await tempFolder()
    await buildInto(folder, 'first')
    const { app, build, assetsOf } = await readBuild(folder)
    await rm(join(folder, 'server/app-first.js'))
    await buildInto(folder, 'second')
    expect(build).toEqual({ id: 'first', timestamp: 1 })
    expect(assetsOf('page').script).toBe('/assets/first.js')
    const { main } = app.render({} as Parameters<typeof app.render>[0]) // it asks for nothing
    expect(main).toBe('first')
  })
})
