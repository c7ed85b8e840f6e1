import type { Payload } from 'payload'

export async function festivalName(payload: Payload): Promise<string> {
  const { name } = await payload.findGlobal({ slug: 'site', depth: 0 })
  return name || 'the festival'
}
