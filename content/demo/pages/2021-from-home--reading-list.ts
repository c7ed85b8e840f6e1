import type { DemoPage } from '../records.ts'

export const readingList2021 = {
  name: '2021-from-home/reading-list',
  title: 'From home: a reading list',
  updated_on: '2021-02-26',
  standfirst:
    'Ten books, one recording and a film for the evenings between the online events of Safelight.',
  blocks: [
    {
      type: 'text',
      body: 'Not everybody can stand in a queue this summer, and some of the queues are long. For those at home the program office asked ten people who work on the festival for one book each: something about photographs, or about rooms, or about waiting, that can be read in bed.\n\nThe list is in no order. Libraries have most of it. Where a book is out of print, the owner’s first name is given, and Colm will ask them nicely.',
    },
    { type: 'heading', text: 'Ten books', level: 2 },
    {
      type: 'columns',
      left: '- *A Lamp You Can Leave On*, Philippa Roake-Mbeki. A darkroom printer’s memoir in which nobody famous is named.\n- *Latent*, Kasimir Holt. Letters between two brothers, one of whom never develops his film.\n- *The Width of a Window*, Ines Parramore. Forty houses and the chairs beside their light. Ask for Renske’s copy.\n- *Notes on Dust*, D. L. Ferryman. A retoucher counts what she has removed.\n- *Room for One*, edited by Suki Lavender-Roth. Eleven artists describe the smallest place they have worked.',
      right:
        '- *How to Hold Still*, Orson Vrain. A sitter’s handbook from a time when heads were clamped.\n- *Second Class, Window Seat*, Marta Eskelund. All photographs taken from trains, all of them described and none of them shown.\n- *A Grammar of Grey*, Theo Banaszak. More jokes than the title suggests.\n- *Mother, Developing*, Shanthi Corliss. A family album with the captions kept and the pictures lost.\n- *The Fixer’s Apprentice*, anonymous. For children, with real chemistry. Out of print: ask for Ned’s.',
    },
    { type: 'divider' },
    { type: 'heading', text: 'Read aloud', level: 2 },
    {
      type: 'audio',
      url: 'https://files.parallax.example/from-home-2021-notes-on-dust.mp3',
      title: 'Colm Astbury reads a page of Notes on Dust, 1 min 40 s',
      transcript:
        'March the third. Eleven spots, one hair, one thing I took for a bird and removed. It was a bird.\n\nMarch the fourth. The sky in number six was full. I began at the top left and worked as one mows a lawn. By four o’clock there was no dust in it, and no weather either. I put a little back.\n\nMarch the fifth. He came to see them. He said, they are so clean, what did you do? I said, I looked at them. He said he had looked at them too. We left it there.\n\nMarch the sixth. Sunday. I cleaned the house and did not enjoy it.',
    },
    { type: 'heading', text: 'To watch', level: 2 },
    {
      type: 'embed',
      provider: 'vimeo',
      id: '9000000021',
      title: 'Under the Red Bulb: forty minutes in a Brunswick darkroom',
    },
    {
      type: 'text',
      body: 'Nothing is explained in this film and nobody speaks to the camera. Prints go in white and come out otherwise. Several of our staff use it to get to sleep.',
    },
    { type: 'image', image: 'channel-2', width: 'column' },
    { type: 'heading', text: 'Join a conversation', level: 2 },
    {
      type: 'text',
      body: 'Four events of this edition are held on screens, with captions, at Melbourne time. At the end of each there is a quarter of an hour for books.',
    },
    { type: 'events', query: { year: 2021, type: 'online', limit: 4 } },
    {
      type: 'notice',
      level: 'info',
      body: 'The reading list closes with the festival on 21 March 2021. Borrowed copies may come home whenever their readers do.',
    },
    {
      type: 'buttons',
      links: [
        { title: 'Program 2021', href: '/2021/program' },
        { title: 'The Printer’s Apprentice', href: '/channel/the-printers-apprentice' },
      ],
    },
  ],
  listed: true,
  footer_mode: 'full',
} satisfies DemoPage
