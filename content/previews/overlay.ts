import type { DocumentName, Documents } from '../stores/documents.ts'

/** What replaces the published documents, by name. The value undefined removes a document. */
export type Overlay = ReadonlyMap<DocumentName, object | undefined>

/** Documents that are not replaced stay the same objects. */
export function overlaid({ globals, ...collections }: Documents, overlay: Overlay): Documents {
  const named = new Map<string, Map<string, object | undefined>>()
  for (const [name, document] of overlay) {
    const [kind = '', id = ''] = name.split('/')
    named.set(kind, (named.get(kind) ?? new Map<string, object | undefined>()).set(id, document))
  }
  const replaced = Object.entries(collections).map(([slug, rows]) => [
    slug,
    replacedRows(rows, named.get(slug) ?? new Map()),
  ])
  const ofGlobals = [...(named.get('globals') ?? [])].filter(([, document]) => document)
  // The collections and globals are the same, with rows of the same types.
  return {
    ...Object.fromEntries(replaced),
    globals: { ...globals, ...Object.fromEntries(ofGlobals) },
  } as Documents
}

function replacedRows(
  rows: readonly { readonly id: number }[],
  named: ReadonlyMap<string, object | undefined>,
): readonly object[] {
  if (named.size === 0) return rows
  const added = [...named.values()].filter((document) => document !== undefined)
  return [...rows.filter(({ id }) => !named.has(String(id))), ...added]
}
