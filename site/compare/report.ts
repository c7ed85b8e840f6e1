import { isEqual, type Comparison, type SharedChange } from './compare-runs.ts'

const SOME = 5
const MANY_LINES = 40
const INDENT = '  '

/** First the changes that many addresses share, then the rest by address. */
export function report(comparison: Comparison): string {
  if (isEqual(comparison)) return 'Nothing differs'
  const { gone, added, differing, changes } = comparison
  const shared = changes.filter(({ places }) => places.size > 1)
  const single = Map.groupBy(
    changes.filter(({ places }) => places.size === 1),
    ({ places }) => [...places.keys()].join(''),
  )
  return [
    ...addresses('No longer there', gone),
    ...addresses('New', added),
    ...shared.flatMap((change) => ['', `${where(change)}:`, ...changeLines(change)]),
    ...[...single].flatMap(([address, own]) => ['', `In ${address}:`, ...own.flatMap(changeLines)]),
    '',
    `${count(differing, 'address differs', 'addresses differ')}, ${gone.length} no longer there, ${added.length} new`,
  ].join('\n')
}

function addresses(title: string, list: readonly string[]): readonly string[] {
  return list.length === 0
    ? []
    : [`${title} (${list.length}):`, ...list.map((each) => INDENT + each)]
}

function where({ places }: SharedChange): string {
  const times = [...places.values()].reduce((sum, each) => sum + each, 0)
  const names = [...places.keys()]
  const more = names.length > SOME ? ' …' : ''
  const often = times > places.size ? `, ${times} places` : ''
  return `In ${places.size} addresses${often} (${names.slice(0, SOME).join(', ')}${more})`
}

function changeLines({ within, lines }: SharedChange): readonly string[] {
  const more = lines.length - MANY_LINES
  return [
    INDENT + within.join(' > '),
    ...lines.slice(0, MANY_LINES).map((line) => INDENT + line),
    ...(more > 0 ? [`${INDENT}… and ${count(more, 'line', 'lines')} more`] : []),
  ]
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
