import { resolveTheme } from 'contract/rules/theme.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../screen.ts'

export interface EventView {
  readonly title: string
  readonly teaser: string
}

/** The event screen (screens 5.11). */
export async function loadEvent({ content, params, signal }: LoadArgs): Promise<Loaded<EventView> | NotFound> {
  const event = await content.get(`/events/${params['event'] ?? ''}`, { signal })
  if (!event) return notFound
  return {
    page: { title: event.title, description: event.teaser, theme: resolveTheme() },
    view: { title: event.title, teaser: event.teaser },
  }
}
