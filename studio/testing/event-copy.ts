import type { Studio } from './open-studio.ts'

interface CopyOptions {
  /** Which event is copied: the first of all, unless it must be one of these. */
  readonly where?: string
  /** Whether the copy is public, with what differs from the event. */
  readonly published?: object
}

/** A copy of an event for one test, so that none finds what another has left. */
export async function copyEvent<Event extends { readonly id: number }>(
  { ask }: Pick<Studio, 'ask'>,
  { where = '', published }: CopyOptions = {},
): Promise<Event> {
  const { docs } = await ask<{ docs: Event[] }>(`/events?limit=1&depth=0&sort=id&${where}`)
  const { doc } = await ask<{ doc: Event }>(`/events/${docs[0]?.id}/duplicate`, 'POST', {})
  if (published === undefined) return doc
  // A number is one event's.
  const data = { number: null, ...published, _status: 'published' }
  await ask(`/events/${doc.id}`, 'PATCH', data)
  return doc
}
