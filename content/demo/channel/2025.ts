import type { DemoArticle } from '../records.ts'

export const channel2025 = [
  {
    slug: 'six-rolls-one-winter',
    title: 'Six Rolls, One Winter',
    kind: 'interview',
    published_on: '2025-09-16',
    standfirst:
      'Lucía Varnhagen gave herself one room and 216 frames, and let the film decide when the winter was over. With spoons still holding the prints to the floor, she talks about what to leave out.',
    lead_image: 'lucia-varnhagen-2',
    blocks: [
      {
        type: 'text',
        body: 'Two hundred and sixteen small prints lie in rows on Lucía Varnhagen’s kitchen floor in Northcote, most of them held down with cutlery. It is the first warm week of September. The windows stay shut because of the draught. She walks between the rows in socks and asks us to do the same.',
      },
      {
        type: 'text',
        body: '**Why six rolls?**\n\nI bought six. I had finished a long job and did not feel like being sensible, so on the first of June I said: the back room, six rolls, and when the sixth is finished the winter is over, whatever the calendar thinks. It ended on 19 August. It was four degrees that morning, and I put the camera in a drawer.\n\n**What does the room do?**\n\nIt faces north-west. In June the sun gets under the verandah at about twenty to three and leaves at five past five. At first it reaches the wardrobe. By the end of July it has found the second hinge. I know it the way other people know a bus timetable.\n\n**That is a little over two frames a day.**\n\nMost days I made none. A small number teaches you to lose. One afternoon the shadow of the fig went along the wall like handwriting. I had two frames left, and for some reason I would not begin a new roll on a Thursday. I let it go. It is the one picture of that winter I can draw from memory.',
      },
      {
        type: 'gallery',
        images: ['lucia-varnhagen-1'],
      },
      {
        type: 'text',
        body: '**And the spoons?**\n\nEach sits on a picture that I am afraid to leave out. The plan was to use twenty. In July I ran out of spoons and began on the forks; last week it was the cake slice. So either I am a coward or the book has all of it. I spoke to the binder on Monday. It has all of it.\n\n**Who do you imagine reading it?**\n\nAnybody who rents. If you own a wall you look at what is on it. If you rent you look at the wall, because you may not put a nail in. I have lived like that in three countries and I do not complain; it has been my whole education.',
      },
      {
        type: 'quote',
        text: 'Nothing happened. It happened at a slightly different place every day.',
        cite: 'Lucía Varnhagen',
      },
      {
        type: 'text',
        body: '**All 216?**\n\nIn order, six sheets, with the ones where I moved and the ones where the strap is in front of the lens. If you print only the good light, people think that the light was good. It was mostly a wall. What is missing now is a title page and some courage about number ninety. The binder needs everything by December if it is to be in hand in March.\n\n**Did you photograph this winter?**\n\nNo. I sat in the room with a blanket. It was a very good year for it. The light came further than I have ever seen, nearly to the bed, and nobody has any proof.',
      },
    ],
    authors: [{ name: 'Edie Lachman-Roux' }],
    tags: ['books', 'practice'],
    festival: 2026,
    related: [
      { type: 'artist', slug: 'lucia-varnhagen' },
      { type: 'event', slug: 'four-in-the-afternoon' },
      { type: 'event', slug: 'book-launch-six-rolls-one-winter' },
      { type: 'article', slug: 'ground-glass-the-reading-list' },
    ],
  },
  {
    slug: 'meet-the-jury',
    title: 'Meet the Jury',
    kind: 'announcement',
    published_on: '2025-05-22',
    standfirst:
      'Five people will read every application to Open Call 2026, on paper, at one table, over nine days in June. None of them has ever met all of the others.',
    lead_image: 'viktor-szalontay-2',
    blocks: [
      {
        type: 'text',
        body: 'Ten days are left to apply, so it is fair to say who will be reading. The jury changes completely for each edition, and its members may not exhibit in the one they choose.',
      },
      {
        type: 'people',
        people: [
          { name: 'Halina Drosdeck', role: 'Darkroom printer, Castlemaine' },
          { name: 'Bram Hollis', role: 'Keeper of works on paper' },
          { name: 'Yolande Achterberg', role: 'Picture editor' },
          { name: 'Pavel Ionides', role: 'Historian of the photographic trade' },
          { name: 'Suki Lavender-Roth', role: 'Bookbinder and publisher' },
        ],
      },
      { type: 'heading', text: 'How they read', level: 2 },
      {
        type: 'text',
        body: 'Names are removed. Each application is printed on four sheets and passed to the left. The first reading is silent and has no vote; a juror may only turn a sheet face down and add a reason in pencil. Whatever is face up after three days gets talked about.\n\nHalina Drosdeck will be asked whether it can be printed, Suki Lavender-Roth whether it can be turned over, and Pavel Ionides whether it was done in 1911. We have asked all five to argue with us about the theme, too.\n\nThey are paid by the day and fed at the table. Anybody who recognises an applicant says so and leaves the room for that one, which in the last round made for a good deal of walking up and down.',
      },
      {
        type: 'quote',
        text: 'I look for the application that could not have been written before the pictures were taken.',
        cite: 'Yolande Achterberg',
      },
      {
        type: 'buttons',
        links: [{ title: 'Open Call 2026', href: '/participate/open-call-2026' }],
      },
    ],
    authors: [{ name: 'Colm Astbury' }],
    tags: ['open call', 'behind the scenes'],
    festival: 2026,
    related: [{ type: 'article', slug: 'open-call-opens' }],
  },
  {
    slug: 'open-call-opens',
    title: 'Open Call Opens',
    kind: 'announcement',
    published_on: '2025-03-03',
    standfirst:
      'One word, eight exhibitions, ninety days. Applications for Parallax 2026 are open from nine this morning until the last minute of Sunday 1 June.',
    lead_image: 'hiroko-estrand-2',
    blocks: [
      {
        type: 'text',
        body: 'The word is *Afterimage*: what the eye keeps when the thing itself has gone. Take it literally, or don’t. Last time the strongest proposal to arrive never used the theme at all, and turned out to be about nothing else.\n\nWe will choose eight exhibitions. Each receives a fee of $3,000, production to an agreed budget, and somebody to carry the other end. Work may be finished, half-made or only described; what we need to see is how you would put it in a room.',
      },
      { type: 'heading', text: 'What to send', level: 2 },
      {
        type: 'text',
        body: '- Up to twelve images, or none and a reason.\n- Four hundred words, with a drawing or a floor plan.\n- The name of one person who has seen you finish something.',
      },
      {
        type: 'notice',
        level: 'info',
        body: 'The application fee is $25. Ask and it is waived; we do not want to know why.',
      },
      {
        type: 'text',
        body: 'Anyone over eighteen may apply, from anywhere, alone or together. Two evenings of help with forms will be held by telephone in April. The results go out by letter in August, to everybody on the same day, with a sentence about what the readers saw.',
      },
      {
        type: 'buttons',
        links: [
          { title: 'Read the terms', href: '/participate/open-call-2026' },
          { title: 'All ways to take part', href: '/participate' },
        ],
      },
    ],
    authors: [{ name: 'Colm Astbury' }],
    tags: ['open call'],
    festival: 2026,
    related: [{ type: 'article', slug: 'meet-the-jury' }],
  },
] satisfies readonly DemoArticle[]
