/** The Network Information API, which only Chromium has. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the visitor saves data or is on 2g, so that nothing is prefetched (spec/asked §9, spec/behaviour §19.4). */
export function isSlow(navigator: object): boolean {
  const { connection } = navigator as { readonly connection?: Connection } // not in TypeScript's DOM types
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
