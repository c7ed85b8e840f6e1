import type { DemoPage } from '../records.ts'

export const learnSchoolsTeachersNotes = {
  name: 'learn/schools/teachers-notes',
  title: 'Teachers’ notes',
  updated_on: '2026-02-10',
  standfirst:
    'For Years 5 to 12. One lesson before a visit, ninety minutes in front of pictures, one lesson after.',
  blocks: [
    {
      type: 'text',
      body: 'These notes go with [class visits](/participate/schools-program) and with Light Lab, the schools day at Shed 9. They can also be used without leaving the room: every exercise needs paper, a window and something to argue about. None needs a camera, though a telephone with its lens taped over makes a useful prop.\n\nLinks to the Victorian Curriculum are given in brackets. Visual Arts and Science are equally served; so, to our surprise, is Mathematics.',
    },
    {
      type: 'files',
      files: [
        {
          title: 'These notes as one document (PDF, 24 pages)',
          url: 'https://files.parallax.example/teachers-notes-2026.pdf',
          bytes: 2883584,
        },
        {
          title: 'Looking worksheet (PDF)',
          url: 'https://files.parallax.example/looking-worksheet.pdf',
          bytes: 418304,
        },
        {
          title: 'Six pictures for the classroom screen (ZIP)',
          url: 'https://files.parallax.example/six-pictures-2026.zip',
          bytes: 14680064,
        },
      ],
    },
    { type: 'heading', text: 'Before: make an afterimage', level: 2 },
    {
      type: 'text',
      body: '1. Stick a black paper shape, the size of a hand, on a bright window.\n2. Ask the class to look at its centre for twenty seconds without moving their eyes. Somebody counts aloud.\n3. On zero, everyone looks at a white wall.\n4. Draw what is there, in the colour it has, before it goes.\n\nCompare the drawings. The shape is pale on a dark ground, it drifts, and no two people agree about the edge. Nobody can check anybody else’s. (Science: the eye as receptor. Visual Arts: observation and record.)\n\nThen ask what a photograph would have shown, and which of the two is the truer report.',
    },
    { type: 'heading', text: 'During: ninety minutes', level: 2 },
    {
      type: 'columns',
      left: '**Twenty minutes: one picture.** The guide chooses a print and says nothing for two minutes. Students say what they see, one thing each, and may not repeat. After thirty things it becomes difficult, and then interesting.\n\n**Forty minutes: the box.** Lenses, prisms, a tin with a hole in it, a strip of film. Groups of four each find out one thing and teach it to the next group.',
      right:
        '**Half an hour: argument.** Two students defend a picture, two attack it, the rest decide. The guide keeps time and takes no side. Subjects that have worked: *Is it finished? Should the people in it have been asked? Would it be better larger?*\n\nBenches are for sitting on, floors as well. Lunch is eaten on the dock or in the Domain.',
    },
    { type: 'heading', text: 'Light Lab: the six benches', level: 2 },
    {
      type: 'accordion',
      items: [
        {
          title: '1. Prisms',
          body: 'A slit of daylight, a prism and a wall. Students mark where each colour falls, then turn the prism and mark again. Ask why red is always on the same side. (Science, Years 7–9: refraction.)',
        },
        {
          title: '2. Pinholes',
          body: 'Three tins with holes of 0.2, 0.4 and 1 millimetre. The smallest is sharpest and slowest; the class works out by how much before anybody measures. (Mathematics: ratio, area of a circle.)',
        },
        {
          title: '3. Cyanotype',
          body: 'Coated paper, leaves and a lamp. Exposure is eight minutes, so something must be discussed in the meantime: which parts will be blue, and who thinks the reverse? Gloves and aprons are supplied. (Science, Years 9–10: reactions driven by light.)',
        },
        {
          title: '4. Shadow',
          body: 'One lamp gives one shadow, two lamps give two, and where they overlap there is a third thing with no agreed name. Students invent one and defend it.',
        },
        {
          title: '5. Colour filters',
          body: 'A red apple under red, green and blue light. Predict first, in writing. Year 8 predicts correctly about half of the time; adults do worse.',
        },
        {
          title: '6. The camera you stand in',
          body: 'A class of twenty-eight fits inside, half at a time. The dock, the cranes and the sky hang upside down on a sheet. Trace one edge each, and by the end there is a drawing every hand has been in. (Visual Arts: collaboration, perspective.)',
        },
      ],
    },
    {
      type: 'video',
      provider: 'vimeo',
      id: '9000000112',
      title: 'How to build the camera you stand in, 5 min 30 s',
      captions: true,
      transcript:
        '**Gwilym Porteous:** You need a room with one window, a roll of black plastic, tape, and a biscuit cutter of about two centimetres.\n\n[Tape is pulled from a roll, at length.]\n\nCover the window. All of it. If you can see your hand there is still a gap. Stand in the dark for a minute and the gaps will show you where they are.\n\nNow cut one hole, level with a child’s eyes, and hold up a sheet a metre and a half behind it. Further away is larger and dimmer. Nearer is small and bright. Let them find the distance.\n\n**A student:** That’s a bus.\n\n**Gwilym Porteous:** It is a bus. Which way is it going?\n\n**A student:** That way. No. Hang on.\n\n[Laughter.]\n\n**Gwilym Porteous:** Leave it on “hang on” for as long as you dare. That’s the lesson.',
    },
    { type: 'heading', text: 'After: a caption that is not a lie', level: 2 },
    {
      type: 'text',
      body: 'Give each student a photograph from home or from the six supplied, and ask for three captions of twenty words: one with nothing in it that cannot be seen, one written by somebody in the picture, one that is false and cannot be proved so. Pin them up without names. The class matches captions to writers, and then says how it knew. (English: point of view, inference.)\n\nSend us the best false one. A few are printed each year on the back of the program.',
    },
    {
      type: 'notice',
      level: 'info',
      body: '*Spark Gap* at the Powder Store shows people standing close to fire. Our guides do not use it with classes below Year 9; tell us if you would like it left out altogether.',
    },
    { type: 'heading', text: 'Practical matters', level: 2 },
    {
      type: 'text',
      body: 'Visits are free, for up to 28 students, with one adult to every fourteen. Shed 9, Glasshouse, Compositors’ Hall, Wool Loft and Powder Store are step-free; the Glasshouse has no hearing loop. Write down any allergy to latex before the cyanotype bench. Guides hold Working with Children Checks and first-aid certificates.\n\nIn Term 2 the suitcase camera comes to you. It needs a hall, a power point and four strong students.',
    },
    {
      type: 'buttons',
      links: [
        { title: 'Schools Program', href: '/participate/schools-program' },
        { title: 'Schools Day: Light Lab', href: '/events/schools-day-light-lab' },
        { title: 'Ask a question', href: 'mailto:schools@parallax.example' },
      ],
    },
  ],
  listed: true,
  footer_mode: 'full',
  subnav: [
    { title: 'Schools Program', href: '/participate/schools-program' },
    { title: 'Access', href: '/visit/access' },
  ],
} satisfies DemoPage
