import type { ProgramItemView, ProgramSessionView } from '../src/views/program-item.ts'

type ItemOverrides = Partial<Omit<ProgramItemView, 'event'>> & {
  id?: string
  title?: string
  when?: string
}

/** A free exhibition in Docklands for the whole of 6–29 March 2026. If no title is given, its id is the title. */
export function anItem({
  id = 'ev01',
  title = id,
  when = '6–29 March 2026',
  ...facts
}: ItemOverrides = {}): ProgramItemView {
  return {
    event: {
      id,
      fingerprint: 'k3f',
      href: `/events/${id}`,
      kind: facts.kind ?? 'durational',
      title,
      type: 'Exhibition',
      artists: 'Noor Castellane',
      where: 'Shed 9, Docklands',
      when,
      price: 'Free',
    },
    type: 'exhibitions',
    kind: 'durational',
    sortTitle: title,
    sortPlace: '02shed-9',
    sortArtist: 'castellane-noor',
    precinct: 'docklands',
    free: true,
    access: [],
    without: [],
    dates: { start: '2026-03-06', end: '2026-03-29' },
    closedOn: [],
    sessions: [],
    ...facts,
  }
}

/** A talk in Docklands with one session on Sunday 15 March 2026, 11am–12pm. */
export function aTimedItem(overrides: ItemOverrides = {}): ProgramItemView {
  return anItem({
    id: 'ev02',
    type: 'talks',
    kind: 'timed',
    dates: undefined,
    sessions: [aSession()],
    ...overrides,
  })
}

export function aSession(overrides: Partial<ProgramSessionView> = {}): ProgramSessionView {
  return {
    id: 'se01',
    start: '2026-03-15T11:00',
    end: '2026-03-15T12:00',
    time: '11am–12pm',
    access: [],
    ...overrides,
  }
}
