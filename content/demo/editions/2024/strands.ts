import type { DemoStrand } from '../../records.ts'

export const strands2024 = [
  {
    name: '2024-book-fair',
    title: 'Book Fair 2024',
    intro: 'The tables and the launches of the 2024 festival, in the order they happened.',
    blocks: [
      {
        type: 'text',
        body: 'The second fair asked every publisher to bring one book that had never sold and to say why. Some of those copies went before noon. What follows is the record of the fair and of the books launched during Second Curtain, with the hours as they were printed.',
      },
    ],
    select: { year: 2024, tags: ['book'] },
    group_by: 'day',
  },
] satisfies readonly DemoStrand[]
