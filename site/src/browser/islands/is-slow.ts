/** What browsers other than Safari and Firefox tell of the connection. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether nothing is to be loaded ahead: the visitor saves data or is on 2g (spec/asked §9, spec/behaviour §19.4). */
export function isSlow(navigator: object): boolean {
  const { connection } = navigator as { readonly connection?: Connection } // unknown to the types
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
