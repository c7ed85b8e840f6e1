import type { DemoStrand } from '../../records.ts'

export const strands2022 = [
  {
    name: '2022-in-the-street',
    title: 'In the Street',
    intro:
      'Ground Glass put part of its program on steps, walls and platforms. These are the works that stood outside.',
    blocks: [
      {
        type: 'text',
        body: 'Late autumn gave the street works short days and low sun, and several were hung to suit it. They are listed by precinct, as on the folded map that was handed out at tram stops in April and May 2022.',
      },
    ],
    select: { year: 2022, flags: ['outdoor'] },
    group_by: 'precinct',
  },
] satisfies readonly DemoStrand[]
