import type { Store } from '../src/publish/publisher.ts'

export interface Publishing {
  readonly store: Pick<Store, 'paths' | 'get'>
  settled(): Promise<void>
}

/** The hashes of the page and payload of every known path, from which their etags are made. */
export async function published({ store, settled }: Publishing): Promise<Record<string, string>> {
  await settled()
  const found: Record<string, string> = {}
  for (const path of store.paths()) {
    const page = await store.get(path)
    found[path] = page ? `${page.html.hash} ${page.payload.hash}` : 'none'
  }
  return found
}
