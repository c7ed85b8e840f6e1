import type { DemoArticle } from '../records.ts'

export const channel2021 = [
  {
    slug: 'what-we-learned-from-2021',
    title: 'What We Learned from 2021',
    kind: 'essay',
    published_on: '2021-04-13',
    standfirst:
      'Safelight ran for twenty-four days with a number on every door. The program office goes back through its notebooks and finds that the restrictions taught us how long people look.',
    lead_image: 'channel-3',
    blocks: [
      {
        type: 'text',
        body: 'By the second Saturday the clickers had become habit. An attendant stood at the foot of Paragon Stair with one in each hand, left for arrivals and right for departures, and did not let the difference pass nine. Outside, on the pavement, the tenth person read the wall text aloud to the eleventh.\n\nThat is the picture of Safelight I keep. This is an attempt to write down what it showed us before the next edition gives us other things to worry about.',
      },
      { type: 'heading', text: 'A queue is a room', level: 2 },
      {
        type: 'text',
        body: 'We planned for queues as a failure. We put down tape, apologised in advance and ordered umbrellas. What happened is that people talked. They compared what they had seen, drew maps on each other’s programs and sent strangers to Footscray.\n\nHalfway through we moved the wall texts for four exhibitions outside, at reading height, so that the wait became the introduction. The texts got shorter, because nobody wants three hundred words in the sun. They have stayed short.',
      },
      {
        type: 'stats',
        items: [
          { label: 'Exhibitions', value: '16' },
          { label: 'Venues in four precincts', value: '12' },
          { label: 'Timed events, four of them online', value: '10' },
        ],
      },
      { type: 'heading', text: 'People stay longer when fewer are let in', level: 2 },
      {
        type: 'text',
        body: 'Counting heads means you also know when they leave. In an ordinary year we guess that a visitor gives a room of twenty prints about six minutes. At the Powder Store, with the room a quarter full, the average was seventeen. A man came back three days running to finish one wall.\n\nWe do not conclude that exhibitions should be empty. We conclude that benches were missing. Every room we hang from now on has somewhere to sit within sight of the work.',
      },
      {
        type: 'quote',
        text: 'The screen did not replace the room. It let in people the room had never let in.',
        cite: 'From the online program’s feedback form',
      },
      { type: 'heading', text: 'Online is a place', level: 2 },
      {
        type: 'text',
        body: 'Four events had no chairs at all. We ran them badly at first, as if a camera had been left on by accident in a lecture. The better ones admitted that everybody was at a kitchen table. Captions went on all of them because one person asked, and the log says that two thirds of the audience switched them on.\n\nA third of those who registered live outside Melbourne. Several wrote that this was the first year they had attended rather than read about it afterwards.',
      },
      { type: 'heading', text: 'What we would not do again', level: 2 },
      {
        type: 'text',
        body: '- Timed entry in ten-minute slots. Nobody’s morning is cut that fine.\n- A single entrance for three exhibitions.\n- Hand sanitiser within reach of unglazed prints.\n\nThe tape comes off the floors this week. The benches are staying.',
      },
    ],
    authors: [{ name: 'Colm Astbury' }],
    tags: ['access', 'archive'],
    festival: 2021,
    related: [
      { type: 'article', slug: 'the-printers-apprentice' },
      { type: 'article', slug: 'notes-on-access' },
    ],
  },
  {
    slug: 'the-printers-apprentice',
    title: 'The Printer’s Apprentice',
    kind: 'interview',
    published_on: '2021-02-16',
    standfirst:
      'A printer’s name goes on nothing. Ahead of Safelight, the apprentice at a Brunswick darkroom talks about copying tones she does not choose, and asks us to leave her name off this as well.',
    lead_image: 'channel-2',
    blocks: [
      {
        type: 'text',
        body: 'The darkroom is behind a tyre shop, and you hear the rattle guns before you see the red bulb. Three of the sixteen exhibitions in Safelight are printed here by two people. One has done it for thirty-four years. The other began in 2019, and agrees to talk while a batch is in the wash.',
      },
      { type: 'heading', text: 'What does an apprentice do all day?', level: 3 },
      {
        type: 'text',
        body: 'Mix, mostly. Developer at twenty degrees, stop, two baths of fix, then the floor. For four months I did not touch a negative. I learned how long a print needs in running water by being the person who stood there.',
      },
      { type: 'heading', text: 'When were you first trusted with one?', level: 3 },
      {
        type: 'text',
        body: 'With a test strip. Five bands, two seconds apart. He looked at it for longer than it took to make and said the third band was a photograph and the others were information. I still have it. Nobody has given me better criticism.',
      },
      { type: 'heading', text: 'Who decides how a print looks?', level: 3 },
      {
        type: 'text',
        body: 'The artist, on paper. They send a small proof with circles drawn on it: lift this, hold that. My job is to make the large one behave like the small one, and it never does. A dark corner the size of a stamp is a mood. The same corner the size of a door is a hole. So we print what they meant. Then they come in and say yes, that is exactly what I asked for, and you learn to keep quiet.',
      },
      {
        type: 'quote',
        text: 'Dodging is only standing in the light on somebody’s behalf.',
        cite: 'Note pinned above the enlarger',
      },
      { type: 'heading', text: 'Does it bother you, having no credit?', level: 3 },
      {
        type: 'text',
        body: 'Ask me when I am good. At present I am glad that the ones I ruin are anonymous too. There is a shelf of them, and we cut them up for test strips. What does bother me is a label that says *silver gelatin print* as though the paper did it alone.',
      },
      { type: 'heading', text: 'The festival is named after your lamp.', level: 3 },
      {
        type: 'text',
        body: 'Red light flatters. You cannot judge a highlight under it, so everything in the tray looks finished. You carry it to the door, the door opens, and then you know. I like that they named a whole edition after the minute before.',
      },
      { type: 'heading', text: 'What will you look at first when it opens?', level: 3 },
      {
        type: 'text',
        body: 'The bottom left corner of every print in the Bourse Rooms. That is where my thumb goes.\n\nThe timer rings. She turns off the tap, lifts a sheet by one edge and lets it drip. From where we stand it looks right. She puts it with the others for cutting up.',
      },
    ],
    authors: [{ name: 'Ned Calloway' }],
    tags: ['darkroom', 'behind the scenes'],
    festival: 2021,
    related: [
      { type: 'article', slug: 'in-praise-of-the-contact-sheet' },
      { type: 'event', slug: 'red-light-open-door' },
      { type: 'event', slug: 'rooms-we-already-had' },
    ],
  },
] satisfies readonly DemoArticle[]
