import { nameToRoute } from 'contract/rules/name-to-route.ts'
import type { PayloadRequest } from 'payload'
import type { NameFacts } from '../rules/name.ts'
import { findEditions } from '../editions/find-editions.ts'

export async function loadNameFacts(
  self: { collection: 'pages' | 'strands'; id: number | undefined },
  req: PayloadRequest,
): Promise<NameFacts> {
  const taken = new Map<string, string>()
  for (const collection of ['pages', 'strands'] as const) {
    const { docs } = await req.payload.find({
      collection,
      where: { withdrawn: { not_equals: true }, name: { exists: true } },
      depth: 0,
      pagination: false,
      req,
    })
    for (const { id, name, title } of docs) {
      const route = nameToRoute(collection === 'pages' ? 'custom' : 'program', name)
      if (route.kind === 'invalid') continue
      if (collection !== self.collection || id !== self.id) taken.set(route.path, title)
    }
  }
  const editions = await findEditions(req)
  return { festivalYears: editions.map(({ year }) => year), taken }
}
