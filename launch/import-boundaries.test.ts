import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Imports that are forbidden (docs/architecture.md). */
const FORBIDDEN = [
  ['site/src/main.ts', 'content/studio-config.ts'],
  ['site/src/main.ts', '../../content/service.ts'],
  ['site/src/main.ts', 'react-dom/server.edge'],
  ['site/src/main.ts', 'zod'],
  ['site/src/main.ts', '../testing/create-test-site.ts'],
  ['site/src/main.ts', 'contract/testing/an-event.ts'],
  ['content/service.ts', '../site/src/urls/routes.ts'],
  ['content/collections/events.ts', '../compose/event.ts'],
  ['content/rules/event.ts', '../hooks/codes.ts'],
  ['content/media/social/draw-social.ts', '../../live/publisher.ts'],
  ['content/releases/release-runner.ts', '../payload-config.ts'],
  ['content/payload-config.ts', './service.ts'],
  ['content/compose/event.ts', 'pg'],
  ['content/compose/event.ts', 'node:fs'],
  ['content/compose/event.ts', 'payload'],
  ['content/api/app.ts', '../compose/compose.ts'],
  ['content/api/app.ts', '../demo/seed.ts'],
  ['studio/app/page.tsx', 'site/src/urls/routes.ts'],
  ['studio/components/find/find.tsx', '@payloadcms/ui'],
  ['studio/components/find/find.tsx', '@payloadcms/ui/shared'],
  ['studio/form-state.ts', 'site/src/urls/routes.ts'],
  ['contract/rules/slug.ts', 'node:fs'],
  ['contract/rules/slug.ts', 'valibot'],
  ['contract/rules/slug.ts', 'react'],
  ['contract/rules/slug.ts', '../answers/event.ts'],
  ['contract/answers/event.ts', 'node:crypto'],
  ['contract/answers/event.ts', '../testing/an-event.ts'],
  ['launch/start.ts', '../content/main.ts'],
  ['launch/start.ts', 'site/src/main.ts'],
  ['launch/start.ts', '../contract/answers/event.ts'],
  ['contract/settings.ts', './answers/event.ts'],
  ['site/src/urls/routes.ts', 'react'],
  ['site/src/views/screen.ts', '../screens/event/load.ts'],
  ['site/src/screens/event/load.ts', '../artist/load.ts'],
  ['site/src/screens/event/load.ts', '../../http/respond.ts'],
  ['site/src/screens/event/load.ts', '../../replica/replica.ts'],
  ['site/src/screens/event/load.ts', '../../app/screens.ts'],
  ['site/src/screens/event/load.ts', 'node:fs'],
  ['site/src/shell/root.tsx', '../screens/event/event.tsx'],
  ['site/src/ui/card.tsx', 'contract/answers/event.ts'],
  ['site/src/ui/card.tsx', '../search/search.ts'],
  ['site/src/map/map.tsx', '../screens/map/map.tsx'],
  ['site/src/search/search.ts', 'node:fs'],
  ['site/src/head/title.ts', '../screens/event/event.tsx'],
  ['site/src/browser/navigation/prefetch.ts', '../../http/respond.ts'],
  ['site/src/browser/navigation/prefetch.ts', 'react'],
  ['site/src/replica/replica.ts', '../publish/page.ts'],
  ['site/src/replica/replica.ts', 'react'],
  ['site/src/replica/sealed.ts', '../publish/page.ts'],
  ['site/src/publish/page.ts', 'undici'],
  ['site/src/publish/page.ts', '../screens/event/load.ts'],
  ['site/src/publish/page.ts', '../process/site.ts'],
  ['site/src/http/respond.ts', '../screens/event/event.tsx'],
  ['site/src/http/respond.ts', '../publish/publisher.ts'],
  ['site/src/urls/routes.test.ts', '../../content/service.ts'],
] as const

/** Test files with this name have only imports of types, which are allowed. */
const TYPES_FILE = 'types-only.ts'

const ALLOWED = [
  ['site/src/main.ts', './replica/replica.ts'],
  ['site/src/main.ts', 'node:http'],
  ['contract/rules/slug.ts', 'slugify'],
  ['contract/rules/slug.ts', './family.ts'],
  ['contract/rules/slug.ts', '../answers/scalars.ts'],
  ['contract/answers/event.ts', 'valibot'],
  ['contract/answers/event.ts', '../rules/slug.ts'],
  ['content/compose/event.ts', 'contract/answers/event.ts'],
  ['content/api/app.ts', 'hono'],
  ['studio/components/payload-ui.ts', '@payloadcms/ui'],
  ['studio/form-state.ts', '@payloadcms/ui/utilities/buildFormState'],
  ['launch/start.ts', '../contract/rules/local-time.ts'],
  ['launch/start.ts', '../contract/settings.ts'],
  ['contract/settings.ts', 'valibot'],
  ['site/src/screens/event/load.ts', './event.tsx'],
  ['site/src/screens/event/load.ts', '../../ui/card.tsx'],
  ['site/src/screens/event/load.ts', 'contract/answers/event.ts'],
  ['site/src/browser/navigation/prefetch.ts', '../../urls/routes.ts'],
  ['site/src/publish/page.ts', '../urls/routes.ts'],
  ['site/src/urls/routes.ts', './screen-ids.ts'],
  ['site/src/urls/routes.ts', 'contract/rules/family.ts'],
  ['site/src/publish/types-only.ts', '../app/render-page.tsx'],
  ['site/src/http/types-only.ts', '../publish/publisher.ts'],
  ['site/src/screens/event/load.ts', '../../views/screen.ts'],
  ['content/compose/types-only.ts', 'payload'],
  ['site/src/publish/page.test.ts', '../../testing/create-test-site.ts'],
  ['contract/rules/slug.test.ts', 'fast-check'],
] as const

/** Two files that import each other. One of them imports only types. */
const CIRCLE = [
  ['launch/circle.ts', './types-only.ts'],
  ['launch/types-only.ts', './circle.ts'],
] as const

const PLANTED = [...FORBIDDEN, ...ALLOWED, ...CIRCLE]

interface Diagnostic {
  readonly code: string
  readonly message: string
  readonly filename: string
}

const FILES = new Set(PLANTED.map(([file]) => file))

let folder = ''
let diagnostics: readonly Diagnostic[] = []
let fileCount = 0
let exitCode: number | null = 0

/** The linter runs once over all planted imports, in a folder that contains nothing else. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'festival-imports-'))
  cpSync(join(ROOT, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'))
  for (const file of FILES) plant(file)
  const oxlint = join(ROOT, 'node_modules', '.bin', 'oxlint')
  const lint = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' })
  const report = JSON.parse(lint.stdout)
  exitCode = lint.status
  diagnostics = report.diagnostics
  fileCount = report.number_of_files
})

afterAll(() => rmSync(folder, { recursive: true }))

function plant(path: string): void {
  const specifiers = PLANTED.flatMap(([file, specifier]) => (file === path ? [specifier] : []))
  const keyword = path.endsWith(TYPES_FILE) ? 'import type' : 'import'
  const imports = specifiers.map(
    (specifier, index) => `${keyword} { a${index} } from '${specifier}'\n`,
  )
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), `${imports.join('')}\nexport const list = []\n`)
}

function isRefused(file: string, specifier: string): boolean {
  return diagnostics.some(
    ({ code, filename, message }) =>
      code === 'eslint(no-restricted-imports)' &&
      filename === file &&
      message.startsWith(`'${specifier}' import is restricted`),
  )
}

describe('import boundaries (docs/architecture.md "Who may import what")', () => {
  test('are checked on every planted file, not on none', () => {
    // The configuration counts as a file too.
    expect(fileCount).toBe(FILES.size + 1)
  })

  test('fail the check when one is broken', () => {
    expect(exitCode).toBe(1)
  })

  test.each(CIRCLE)(
    'report %s and %s, which import each other, though one imports only types',
    (file) => {
      const circles = diagnostics.filter(({ code }) => code === 'import(no-cycle)')
      expect(circles.map(({ filename }) => filename)).toContain(file)
    },
  )

  test.each(FORBIDDEN)('keep %s from importing %s', (file, specifier) => {
    expect(isRefused(file, specifier)).toBe(true)
  })

  test.each(ALLOWED)('let %s import %s', (file, specifier) => {
    expect(isRefused(file, specifier)).toBe(false)
  })
})
