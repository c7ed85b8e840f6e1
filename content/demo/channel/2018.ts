import type { DemoArticle } from '../records.ts'

export const channel2018 = [
  {
    slug: 'the-last-roll',
    title: 'The Last Roll',
    kind: 'video',
    published_on: '2018-04-12',
    standfirst:
      'On the final Sunday of First Proof one roll of thirty-six frames travels round eight venues in a borrowed camera, and thirty-six attendants press the shutter once each.',
    lead_image: 'channel-4',
    blocks: [
      {
        type: 'text',
        body: 'The camera is a rangefinder, older than most of the people who hold it. On Sunday 8 April it leaves Reservoir Steps at noon with a single roll loaded, and every attendant on the roster exposes one frame and hands it on. Two of the eight venues have already closed and are unlocked for five minutes each.\n\nThere are three rules. No frame of a picture on a wall. No frame of the person who gave you the camera. Each attendant writes the time and the place on a card, and the cards travel in the case.',
      },
      {
        type: 'quote',
        text: 'I had it for four minutes and used three of them deciding.',
        cite: 'Attendant, Bourse Rooms',
      },
      {
        type: 'text',
        body: 'Our film follows the case south by tram, through the Bourse Rooms and down Paragon Stair, and across to Docklands on foot. Nobody narrates. You hear the room each frame is made in, and then the shutter.\n\nThe roll is developed that night in a kitchen, and the negatives hang over the sink while the last venue is swept. Frame nineteen is black; its card reads *lens cap*, signed. Frame thirty-six is a hand closing the padlock at Weighbridge Yard.\n\nWe print the roll once, as a contact sheet. Everything else on the walls goes home with its maker, and the sheet is what the festival keeps of its first edition.',
      },
      {
        type: 'notice',
        level: 'info',
        body: 'This film has no captions. A transcript follows it.',
      },
    ],
    authors: [{ name: 'Ned Calloway' }],
    tags: ['archive', 'contact sheets'],
    festival: 2018,
    video: {
      provider: 'vimeo',
      id: '9000000018',
      title: 'The Last Roll, 6 min 20 s',
      captions: false,
      transcript:
        '[Wind. A bicycle passes.]\n\nFirst voice: Is it wound on?\n\nSecond voice: It is wound on. You only have the one.\n\n[Shutter. A tram bell, then the inside of a tram.]\n\nThird voice: I was going to do the stairs, but everyone will do the stairs.\n\n[Footsteps on stone. Shutter. A long pause.]\n\nFourth voice: Did anybody take the cap off before frame nineteen?\n\n[Laughter. Gulls, halyards against masts.]\n\nFifth voice: Last one. Say the time for the card.\n\nSixth voice: Six minutes past six.\n\n[Shutter. A padlock. Water running into a sink.]',
    },
  },
] satisfies readonly DemoArticle[]
