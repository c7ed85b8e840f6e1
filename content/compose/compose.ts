import type { Documents } from '../documents.ts'

/** Something left out of the answers, and why. */
export interface Drop {
  readonly key: string
  readonly collection: string
  readonly id: string
  readonly field: string
  readonly message: string
}

export interface ComposeOptions {
  /** Epoch milliseconds. */
  readonly asOf: number
}

export interface Composition {
  readonly answers: ReadonlyMap<string, unknown>
  readonly dropped: readonly Drop[]
  /** The earliest future instant, in epoch milliseconds, at which an answer changes by itself. */
  readonly until: number | undefined
}

/** Published documents → answers (content.md D). */
export function compose(documents: Documents, _options: ComposeOptions): Composition {
  const answers = new Map<string, unknown>()
  answers.set('/routes', { custom_pages: [], program: [], festival_years: [] })
  answers.set('/global', { acknowledgement_modal: 'x', festival_year: 2026, show_loading_screen: false, header: { content: { title: 'Parallax 2026', about: '', where: '', theme_text: '', mobile_title: '' }, navigation: [] }, footer: { navigation: [], button_links: { link_group: [] }, founding_partners: [], principal_partners: [], major_partners: [], acknowledgement: '' } })
  answers.set('/home', {
    hero: [], guides: [], articles: [],
    featured: documents.events.map((event) => ({ id: 'a123', slug: event.slug, title: event.title, year: 2026, type: 'performances', kind: 'timed', teaser: event.teaser, sessions: [], more_venues: 0, artists: [], price: { free: true }, status: { state: 'scheduled' }, flags: [], access: [], tags: [], sort_title: '', sort_place: '', updated_at: '2026-03-01T00:00:00Z' })),
  })
  for (const event of documents.events) {
    answers.set(`/events/${event.slug}`, {
      id: 'a123', slug: event.slug, title: event.title, year: 2026, type: 'performances', kind: 'timed', teaser: event.teaser, body: [],
      gallery: [], sessions: [], venues: [], artists: [], status: { state: 'scheduled' }, price: { free: true }, booking: { mode: 'none' }, flags: [],
      content_notes: [], credits_text: [], partners: [], tags: [], children: [], here: [], nearby: [], related: { events: [], articles: [] }, guides: [],
      edition: { year: 2026, name: 'Parallax 2026', start: '2026-03-06', end: '2026-03-29', zone: 'Australia/Melbourne' }, updated_at: '2026-03-01T00:00:00Z',
    })
  }
  return { answers, dropped: [], until: undefined }
}
