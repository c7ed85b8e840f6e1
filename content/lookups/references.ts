import type { CollectionSlug, PayloadRequest } from 'payload'
import { COMPOSED_GLOBALS } from '../records/composed.ts'
import { findMentions, mentionsIn, type Mentions } from './mentions.ts'
import { documentNameOf, type Target } from '../saving/record.ts'
import { labelText } from '../records/label-text.ts'

export interface Reference {
  readonly target: Target
  /** The label of the collection: `Event`. */
  readonly kind: string
  readonly kinds: string
  readonly title: string
  /** The labels of the fields: `Venues`, `Session 2, Venue`. */
  readonly fields: readonly string[]
}

export interface Referenced {
  readonly collection: CollectionSlug
  readonly id: number
  /** Menus and texts may name these paths. */
  readonly paths: readonly string[]
}

/** Which versions of records count: only the published one, or the newest draft as well. */
export type Versions = 'published' | 'all'

/**
 * Finds everything that refers to a record: fields that choose it, links in texts and blocks, and typed addresses.
 * `versions` is about the other records. Each of them is returned once.
 */
export async function findReferences(
  to: Referenced,
  req: PayloadRequest,
  versions: Versions = 'all',
): Promise<Reference[]> {
  const found = new Map<string, Reference>()
  const names = [`${to.collection} ${to.id}`, ...to.paths]
  for (const { mentions, ...record } of await formsOf(req, versions)) {
    const key = documentNameOf(record.target)
    if (key === documentNameOf(to)) continue
    const places = names.flatMap((name) => mentions.get(name) ?? [])
    if (places.length === 0) continue
    const known = found.get(key)?.fields ?? []
    found.set(key, { ...record, fields: [...new Set([...known, ...places])] })
  }
  return [...found.values()]
}

type Form = Omit<Reference, 'fields'> & { readonly mentions: Mentions }

async function formsOf(req: PayloadRequest, wanted: Versions): Promise<Form[]> {
  const records = await findMentions(req)
  return [
    ...records
      .filter(({ isPublic }) => wanted === 'all' || isPublic)
      .map(({ collection, id, title, mentions }) => {
        const { labels } = req.payload.collections[collection].config
        const [kind, kinds] = [labelText(labels.singular), labelText(labels.plural)]
        return { target: { collection, id }, kind, kinds, title, mentions }
      }),
    ...(await formsOfGlobals(req, wanted)),
  ]
}

async function formsOfGlobals(req: PayloadRequest, wanted: Versions): Promise<Form[]> {
  const forms: Form[] = []
  for (const slug of COMPOSED_GLOBALS) {
    const config = req.payload.config.globals.find((each) => each.slug === slug)
    if (!config) continue
    const title = labelText(config.label)
    for (const draft of wanted === 'all' ? [false, true] : [false]) {
      const data = await req.payload.findGlobal({ slug, depth: 0, draft, req })
      const mentions = mentionsIn(config.fields, data)
      forms.push({ target: { global: slug }, kind: title, kinds: title, title, mentions })
    }
  }
  return forms
}

/**
 * Maps each record (`events/7`) to the records and globals that choose it in a field or link to it in a text
 * (`guides/2`, `globals/header`). Drafts count. It reads everything once, for callers with many questions.
 */
export async function findAllChoices(
  req: PayloadRequest,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const choosers = new Map<string, Set<string>>()
  for (const { target, mentions } of await formsOf(req, 'all')) {
    const chooser = documentNameOf(target)
    for (const name of mentions.keys()) {
      if (name.startsWith('/')) continue
      const chosen = name.replace(' ', '/')
      choosers.set(chosen, (choosers.get(chosen) ?? new Set()).add(chooser))
    }
  }
  return choosers
}
