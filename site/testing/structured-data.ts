import type { TestPage } from './read-page.ts'

export type ReadThing = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** The JSON-LD of a page; undefined if there is none. Throws if there is more than one block. */
export function readGraph({ html }: TestPage): readonly ReadThing[] | undefined {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  if (blocks.length > 1) throw new Error(`${blocks.length} blocks of JSON-LD`)
  const [, text] = blocks[0] ?? []
  if (text === undefined) return undefined
  const graph = JSON.parse(text) as { '@context': string; '@graph': ReadThing[] } // checked by the caller
  if (graph['@context'] !== 'https://schema.org') throw new Error(`Context ${graph['@context']}`)
  return graph['@graph']
}
