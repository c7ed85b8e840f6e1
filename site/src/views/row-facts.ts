/** What a rule needs to know of a row, by short names: a flag, a value, or several. */
export type RowFacts = Readonly<Record<string, string | readonly string[] | boolean | undefined>>

/**
 * Facts as the text of a `data-facts` attribute; what says nothing is left out. No value holds `;`, `=` or `|`: they are
 * keys, dates and times.
 * @example formatFacts({ free: true, in: 'docklands', access: ['lift', 'toilet'] }) // 'free;in=docklands;access=lift|toilet'
 */
export function formatFacts(facts: RowFacts): string {
  return Object.entries(facts)
    .flatMap(([name, value]) => {
      if (value === true) return [name]
      const text = typeof value === 'object' ? value.join('|') : value
      return text ? [`${name}=${text}`] : []
    })
    .join(';')
}

/** Reads what `formatFacts` wrote: the values of each name, none for a flag. */
export function parseFacts(text: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    text.split(';').map((fact) => {
      const [name = '', values] = fact.split('=')
      return [name, values === undefined ? [] : values.split('|')]
    }),
  )
}
