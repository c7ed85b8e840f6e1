import type { Studio } from './open-studio.ts'

interface CopyOptions {
  /** Selects the event to copy; the first event by default. */
  readonly where?: string
  /** Fields in which the copy differs, if the copy is public; otherwise it is a draft. */
  readonly published?: object
}

/** A copy of an event for one test, so that tests do not affect each other. */
export async function copyEvent<Event extends { readonly id: number }>(
  { ask }: Pick<Studio, 'ask'>,
  { where = '', published }: CopyOptions = {},
): Promise<Event> {
  const { docs } = await ask<{ docs: Event[] }>(`/events?limit=1&depth=0&sort=id&${where}`)
  const { doc } = await ask<{ doc: Event }>(`/events/${docs[0]?.id}/duplicate`, 'POST', {})
  if (published === undefined) return doc
  // The copy gets no number, because each number belongs to one event.
  const data = { number: null, ...published, _status: 'published' }
  await ask(`/events/${doc.id}`, 'PATCH', data)
  return doc
}
