import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { citedAs, findCitations, labelsOf } from './citations.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/.data/**', '**/.next/**']
const THIS = 'launch/citations.test.ts'

const texts = new Map(
  globSync('**/*.{ts,tsx,mjs,css,md,lua}', { cwd: ROOT, exclude: NOT_OURS })
    .filter((file) => file !== THIS)
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
)
const files = globSync('docs/spec/*.md', { cwd: ROOT })
const specification = new Map(
  [...Map.groupBy(files, citedAs)].map(([document, parts]) => [
    document,
    parts.flatMap((file) => labelsOf(readFileSync(join(ROOT, file), 'utf8'))),
  ]),
)

function inEveryText(find: (text: string) => readonly string[]): readonly string[] {
  return [...texts].flatMap(([file, text]) => find(text).map((found) => `${file}: ${found}`))
}

describe('citations of the specification', () => {
  test('exist, because a search that reads no file finds no error either', () => {
    const all = [...texts.values()].flatMap(findCitations)
    expect(all.length).toBeGreaterThan(1_000)
    expect(new Set(all.map(({ document }) => document))).toContain('faults')
  })

  test('each lead to a heading, a numbered item or a labelled row of docs/spec', () => {
    const lost = inEveryText((text) =>
      findCitations(text)
        .filter(({ document, label }) => !specification.get(document)?.includes(label))
        .map(({ document, label }) => `spec/${document} ${label}`),
    )
    expect(lost).toEqual([])
  })

  test('each lead to only one place in all files of a document', () => {
    const twice = [...specification].flatMap(([document, labels]) =>
      labels
        .filter((label, i) => labels.indexOf(label) !== i)
        .map((label) => `${document} ${label}`),
    )
    expect(twice).toEqual([])
  })

  test('have one form', () => {
    const other =
      /(?<![/\w-])(?:behaviour|screens|faults|content|design|specification)(?:\.md)?\s(?:§|[A-Z]{1,3}\d|\d+\.\d)/gi
    expect(inEveryText((text) => text.match(other) ?? [])).toEqual([])
  })

  test('of docs/architecture.md lead to a heading of it', () => {
    const headings = new Set(
      [...readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(
        ([, heading]) => heading,
      ),
    )
    const lost = inEveryText((text) =>
      [...text.matchAll(/docs\/architecture\.md "([^"]+)"/g)].flatMap(([found, heading]) =>
        headings.has(heading) ? [] : [found],
      ),
    )
    expect(lost).toEqual([])
  })

  test('of decisions lead to their files', () => {
    const numbers = globSync('docs/decisions/*.md', { cwd: ROOT }).map((file) =>
      basename(file).slice(0, 3),
    )
    const lost = inEveryText((text) =>
      [...text.matchAll(/\bdecision (\d{3})\b/gi)]
        .filter(([, number = '']) => !numbers.includes(number))
        .map(([found]) => found),
    )
    expect(lost).toEqual([])
  })
})

test('every path in docs/spec and the glossary exists', () => {
  const lost = [...texts]
    .filter(([file]) => file.startsWith('docs/spec/') || file === 'docs/glossary.md')
    .flatMap(([file, text]) =>
      [...text.matchAll(/`((?:contract|content|studio|site|launch|docs)\/[\w./-]+)`/g)]
        .filter(([, path = '']) => !existsSync(join(ROOT, path)))
        .map(([found]) => `${file}: ${found}`),
    )
  expect(lost).toEqual([])
})

test('no document of docs/spec has more than 600 lines', () => {
  const lines = files.map((file) => (texts.get(file) ?? '').split('\n').length - 1)
  expect(Math.max(...lines)).toBeLessThanOrEqual(600)
})

describe('a citation', () => {
  test.each([
    ['(spec/behaviour §16.4)', ['behaviour §16.4']],
    ['spec/faults C13, C14 and H2.', ['faults C13', 'faults C14', 'faults H2']],
    ['spec/content B1.1–B1.3', ['content B1.1', 'content B1.3']],
    [' * (spec/asked §2,\n * spec/screens §5.1)', ['asked §2', 'screens §5.1']],
    [' * (spec/behaviour\n * §9.5)', ['behaviour §9.5']],
    ['spec/content E: what', ['content E']],
    ['docs/spec/faults.md, RFC 9110 §13', []],
  ])('is found in %j', (text, expected) => {
    expect(findCitations(text).map(({ document, label }) => `${document} ${label}`)).toEqual(
      expected,
    )
  })

  test('can lead to headings, numbered items and labelled rows', () => {
    const markdown = [
      '# 24. Calls',
      '1. In one list.',
      '## 24.1 The proxy',
      '2. Here.',
      '   3. Not here: it is below another item.',
      '# A. Types',
      '## A4. Hours',
      '4. Hours of an event.',
      '## Words',
      '5. No label above it.',
      '| C13 | a row |',
      '- TH2. *Quiet text*',
    ].join('\n')
    expect(labelsOf(markdown)).toEqual(['§24', '§24.1', '§24.1.2', 'A', 'A4', 'A4.4', 'C13', 'TH2'])
  })
})
