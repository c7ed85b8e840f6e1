import { expect, test } from 'vitest'
import { copyInto, yearsBack, yearsInto } from './into-year.ts'

const YEARS = { from: 2026, to: 2027 }
const textTo = (url: string) => ({
  root: { children: [{ type: 'link', id: 'a1', fields: { linkType: 'custom', url } }] },
})

test.each([
  ['/2026/program', '/2027/program'],
  ['/2026-visit#trams', '/2027-visit#trams'],
  ['/20260', '/20260'],
  ['/2025/program', '/2025/program'],
  ['https://other.example/2026/program', 'https://other.example/2026/program'],
])('a link to %s leads to %s in the new edition, also inside formatted text', (from, to) => {
  const block = { blockType: 'text', cta: { href: from }, text: textTo(from) }

  const { blocks } = copyInto({ blocks: [{ id: 7, ...block }] }, YEARS)

  expect(blocks).toEqual([{ ...block, cta: { href: to }, text: textTo(to) }])
})

test.each([
  ['2018–2026', '2018–2027'],
  ['2026', '2026–2027'],
  ['2018–2025', '2018–2025'],
])(
  'the years of the footer, %s, are %s in the new edition, and back when it is undone',
  (from, to) => {
    expect(yearsInto(from, YEARS)).toBe(to)
    expect(yearsBack(to, YEARS)).toBe(from)
  },
)
