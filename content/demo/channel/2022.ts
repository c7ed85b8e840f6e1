import type { DemoArticle } from '../records.ts'

export const channel2022 = [
  {
    slug: 'the-hoarding-as-gallery',
    title: 'The Hoarding as Gallery',
    kind: 'essay',
    published_on: '2022-05-24',
    standfirst:
      'Plywood is the most democratic surface in a city and the least permanent. After three weeks of pictures in the street, an argument for exhibitions with a demolition date.',
    lead_image: 'hanne-brodziak-2',
    blocks: [
      {
        type: 'text',
        body: 'Every hoarding is built to hide something that is not there yet. It stands at the edge of a hole, eighteen millimetres thick and 2.4 metres high, and for as long as it stands it is the only wall in the street that nobody lives behind.\n\nFor three weeks this autumn Parallax had sixteen salt ponds on the wall at Customs Steps and, along a builder’s fence close by, paste-ups borrowed from its indoor rooms. I walked past both on most mornings, usually late, and began to keep notes on who stopped.',
      },
      { type: 'heading', text: 'Six seconds', level: 2 },
      {
        type: 'text',
        body: 'A commuter gives a street picture about six seconds, spread over five steps. The first two are recognition that something is there; the third is the look; the last two are spent deciding not to turn round. A picture that works on a hoarding works inside that third step. It has one large shape, and it rewards the person who passes it twice a day for fifteen working days.\n\nThat adds up to three minutes with one photograph. Few people give as much to anything in a museum.',
      },
      {
        type: 'quote',
        text: 'You cannot own the wall, so you make something that does not mind losing it.',
        cite: 'A paste-up installer, Flinders Street',
      },
      { type: 'heading', text: 'What the surface does', level: 2 },
      {
        type: 'columns',
        left: 'Plywood is not neutral. Its joins fall every 1.2 metres, and a face laid across one acquires a scar. Rain lifts the edges by the second week. Sun takes the magenta first, so that by May the portraits have the colour of old receipts.',
        right:
          'People add things. In nineteen days I counted four moustaches, one telephone number, a good drawing of a magpie and a correction to the grammar of a label. The magpie stayed up.',
      },
      {
        type: 'image',
        image: 'hanne-brodziak-1',
        width: 'wide',
      },
      {
        type: 'text',
        body: 'Conservators call all of this damage. On a fence it is closer to correspondence. Artists who do well outdoors tend to be those who regard the print as a proof and the street as the printer.',
      },
      { type: 'heading', text: 'A date in the contract', level: 2 },
      {
        type: 'text',
        body: 'What I like best is the ending. An indoor exhibition closes; the walls are filled and painted, and the room pretends that nothing happened. A hoarding is knocked down by someone with a machine who has not read the wall text, and behind it is a building. The pictures go into the skip face up.\n\nI would like the city to write this into its permits: two sheets in every ten left blank and lent to whoever asks, on condition that nothing is rescued. It costs a pot of paste. Planning departments already publish the dates on which each site will open; that is an exhibition calendar, and nobody has to invent it.\n\nOn the Monday after the festival the fence by the steps came down before eight. I was late again, and saw only the truck.',
      },
    ],
    authors: [{ name: 'Zdeňka Harcourt' }],
    tags: ['outdoor', 'practice'],
    festival: 2022,
    related: [
      { type: 'event', slug: 'evaporation-table' },
      { type: 'article', slug: 'ten-things-that-are-free' },
      { type: 'article', slug: 'weather-report' },
    ],
  },
  {
    slug: 'ground-glass-the-reading-list',
    title: 'Ground Glass: The Reading List',
    kind: 'news',
    published_on: '2022-05-05',
    standfirst:
      'Six books on looking slowly are chained to the reading table at Haberdashers’ Floor until 15 May. They are free to read and impossible to borrow.',
    lead_image: 'channel-5',
    blocks: [
      {
        type: 'text',
        body: 'Ground glass is the screen at the back of a view camera where the picture appears, upside down and the wrong way round, before any film is put in. This year’s edition takes its name. The reading table takes the hint: everything on it is about the time before the exposure.',
      },
      { type: 'divider' },
      {
        type: 'text',
        body: '- *Notes for a Left-Handed Camera*, Tove Aldous-Penn. A manual for equipment that was never made.\n- *The Cold Image*, Dov Sandringham. Why a picture on glass feels further away than the same picture on paper.\n- *Under the Cloth*, edited by Irenka Bould. Forty photographers describe the inside of a focusing cloth. Most mention the smell.\n- *Right Way Up Is a Habit*, M. E. Pask. A physiologist learns to read inverted, and cannot stop.\n- *Plate Holder Number Nine*, Curtis Fennimore. A novel in which nothing is exposed until page 212.\n- *The Tripod’s Complaint*, anonymous. Verse.',
      },
      {
        type: 'notice',
        level: 'info',
        body: 'The table seats eight. Each title also stands in large print on the shelf below, and gloves are not needed for any of them.',
      },
      {
        type: 'text',
        body: 'Readers have been leaving slips between the pages, and staff have stopped removing them. The Pask now holds eleven. One of them says only “page 40, try it standing on your head”; somebody has added, in pencil, “did”.',
      },
    ],
    authors: [{ name: 'Ned Calloway' }],
    tags: ['books', 'practice'],
    festival: 2022,
    related: [{ type: 'article', slug: 'six-rolls-one-winter' }],
  },
] satisfies readonly DemoArticle[]
