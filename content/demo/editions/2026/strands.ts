import type { DemoStrand } from '../../records.ts'

export const strands2026 = [
  {
    name: 'open-air',
    title: 'Open Air',
    intro:
      'Works and walks with no door, no desk and no closing bell, listed precinct by precinct.',
    blocks: [
      {
        type: 'text',
        body: 'Prints on walls, hoardings and piers are made to be met by accident: on the way to a train, from a tram window, under an umbrella. Most can be seen at any hour. Drill Yard and Tidal Shed close overnight, and the guided walks in this list keep to their printed times.',
      },
      {
        type: 'notice',
        level: 'info',
        body: 'Wind and lightning can close an outdoor work for an hour or a day. The word beside its title says so before you set out.',
      },
    ],
    theme: { color: '#f1efe4', backgroundColor: '#00091f', accentColor: '#7fb0d6' },
    select: { year: 2026, flags: ['outdoor'] },
    group_by: 'precinct',
  },
  {
    name: 'night-school',
    title: 'Night School',
    intro: 'Everything in the festival that waits for the dark, night by night.',
    blocks: [
      {
        type: 'text',
        body: 'In the second week of March the sun sets at about a quarter to eight, and a minute or two earlier each evening after that. This list gathers the talks, films, walks, performances and pictures that belong to the hours after it, together with one class in how to photograph them. Times past midnight are printed under the evening on which they begin.',
      },
    ],
    select: { year: 2026, tags: ['night'] },
    group_by: 'day',
  },
  {
    name: '2026-photobook-fair',
    title: 'Photobook Fair',
    intro:
      'The weekend of 21 and 22 March at the Wool Loft: one launch, one talk and one workshop among the tables.',
    blocks: [
      {
        type: 'text',
        body: 'Tables open at ten and close at five on both days. The launch and the talk happen upstairs, in the middle of the fair, and need no booking; the workshop has fifteen places. Bags can be left at the door, and so, within reason, can dogs.',
      },
      { type: 'events', query: { ids: ['photobook-fair'], limit: 1 } },
    ],
    select: { year: 2026, parent: 'photobook-fair' },
    group_by: 'day',
  },
] satisfies readonly DemoStrand[]
