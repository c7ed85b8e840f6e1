import type { DemoArticle } from '../records.ts'

export const channel2024 = [
  {
    slug: 'what-the-second-curtain-saw',
    title: 'What the Second Curtain Saw',
    kind: 'essay',
    published_on: '2024-04-18',
    standfirst:
      'A flash fired at the end of an exposure puts the blur behind the body instead of in front of it. Thirty-one days of Second Curtain, read in that order: the finish first.',
    lead_image: 'chidi-verhoeven-2',
    blocks: [
      {
        type: 'text',
        body: 'A focal-plane shutter has two curtains. The first opens, the second follows and closes, and the picture is what gets through between them. Usually the flash fires when the first has cleared. Whatever moves afterwards draws its blur ahead of itself, like someone backing out of a room. Set the flash to the second curtain and it fires last. The blur comes before the body, and the subject arrives.\n\nThe festival that borrowed the term ended eleven days ago. It seems right to describe it from the closing side.',
      },
      { type: 'heading', text: 'The end', level: 2 },
      {
        type: 'text',
        body: 'On the last night I took a blanket to *The Extra Hour*, which began at ten on Saturday 6 April, finished at six on Sunday and lasted nine hours. At three o’clock the clocks went back and it was two again. What was on the screen at that moment I cannot tell you. Everybody was looking at a telephone to see it happen.\n\nThen we watched the hour a second time. People who had been drowsy at half past two were drowsy at half past two. It is the only screening I have attended that could repeat itself without running the same reel.',
      },
      { type: 'panorama', image: 'piet-hallorann-3' },
      { type: 'heading', text: 'The middle', level: 2 },
      {
        type: 'text',
        body: 'Thirty-two exhibitions in twenty venues is more than one person can see properly. I saw all of them improperly. What held them together, once I stopped reading wall texts and started looking at floors, was scuffing. In front of some pictures the boards were worn in an arc, where visitors had stepped back, then to one side, then in again. Elsewhere there was a straight line past.\n\nThe arcs gathered round photographs in which something had just finished: a chair still warm, water closing over, a street an instant after the car. I do not think the curators planned it. Put enough pictures in sequence and the ones that know they are late begin to find each other.',
      },
      {
        type: 'quote',
        text: 'You always look at the sharp bit. I photograph what it had to come through.',
        cite: 'Chidi Verhoeven, in conversation at the Bourse Rooms',
      },
      { type: 'heading', text: 'The beginning', level: 2 },
      {
        type: 'text',
        body: 'Before any of this there was a Friday in March and a crowd outside a shed in Docklands. It was warm, and somebody had lost the key to the bar. I remember thinking that the theme was a technical joke stretched over a month.\n\nI was wrong in the ordinary way, by being early. First-curtain thinking asks what will happen. By the end I had learned to ask what had just stopped, and to look for the faint line leading up to it. The trains home are full of them: every face in the window has a street drawn across it, and then, at the platform, light.',
      },
    ],
    authors: [{ name: 'Jae Morrow' }],
    tags: ['night', 'archive'],
    festival: 2024,
    related: [
      { type: 'artist', slug: 'chidi-verhoeven' },
      { type: 'event', slug: 'the-extra-hour' },
      { type: 'event', slug: 'chidi-verhoeven-in-conversation' },
      { type: 'article', slug: 'afterimage-a-note-from-the-director' },
    ],
  },
  {
    slug: 'three-photographers-on-sleep',
    title: 'Three Photographers on Sleep',
    kind: 'interview',
    published_on: '2024-03-28',
    standfirst:
      'One waits for stars, one for mist, one for trains that are not coming. Before an all-night screening that gains an hour, we ask three artists of Second Curtain what they know about being awake.',
    lead_image: 'orla-fenwick-2',
    blocks: [
      {
        type: 'text',
        body: 'We put the same three questions to each of them: when do you work, what does tiredness do to a picture, and what have you missed by going to bed? The replies came by telephone, by letter and, in one case, as a voice message recorded at ten to five in the morning.',
      },
      { type: 'heading', text: 'Thaddeus Okoro-Lane', level: 2 },
      {
        type: 'text',
        body: 'A star trail is a sleeping picture. You open the shutter, and then for an hour your only duty is not to kick the tripod. I pick places where I can hear nothing, and lie in the car, and of course I hear everything: the seat, my watch, an owl reconsidering. After forty minutes I stop being clever. That is when the good ones happen, I think, because nobody is watching them.\n\nTiredness makes me generous with time and mean with composition. I would never choose a fence post at two in the afternoon.\n\nWhat have I missed? Mornings. I am told they are good.',
      },
      { type: 'heading', text: 'Orla Fenwick', level: 2 },
      {
        type: 'text',
        body: 'Mist is finished by half past seven, so I am up at four and useless by lunch. My neighbours believe that I drink. The river at that hour is not quiet, incidentally. Rowers shout numbers at each other out of nothing, and a number with no boat attached to it is an odd thing to hear before coffee.\n\nA tired eye is slow to separate one grey from the next, and for my work that is a help. If I am sharp I start to correct. Half asleep I leave the far bank where it is, which is nowhere.\n\nI have missed every second act since 2011.',
      },
      {
        type: 'quote',
        text: 'Waiting is sleep with your coat on.',
        cite: 'Noor Castellane',
      },
      { type: 'heading', text: 'Noor Castellane', level: 2 },
      {
        type: 'text',
        body: 'By day my second of exposure dissolves everyone who walks. At three in the morning it dissolves no one; they are all asleep on the benches. I work from a balcony and cannot ask, so I go down first, with a card that says what I am about to do. Whoever is awake reads it. About half pick up their bags and move to the far end, out of the picture.\n\nThe ones who stay go back to sleep, and then they lie differently from people who were never asked: looser, as if a door had been left on the latch. From upstairs each of them is the size of a lentil, and I could not prove it. I only know which nights are which.\n\nTired, I frame wider. I have missed several trains, all of them on purpose.',
      },
      {
        type: 'notice',
        level: 'info',
        body: '*The Extra Hour* runs from 10pm on Saturday 6 April until 6am on Sunday 7 April. The clocks go back at three, so the night is nine hours long.',
      },
    ],
    authors: [{ name: 'Edie Lachman-Roux' }],
    tags: ['night', 'practice'],
    festival: 2024,
    related: [
      { type: 'artist', slug: 'thaddeus-okoro-lane' },
      { type: 'artist', slug: 'orla-fenwick' },
      { type: 'artist', slug: 'noor-castellane' },
      { type: 'event', slug: 'the-extra-hour' },
      { type: 'article', slug: 'who-owns-the-night-sky' },
    ],
  },
  {
    slug: 'weather-report',
    title: 'Weather Report',
    kind: 'news',
    published_on: '2024-03-20',
    standfirst:
      'Monday’s southerly took down part of the Harbour Wall. The pictures are back, nobody is hurt, and this is how we decide when an outdoor exhibition closes.',
    lead_image: 'cormac-eddery-2',
    blocks: [
      {
        type: 'text',
        body: 'Gusts along Harbour Esplanade passed ninety kilometres an hour shortly after eight on Monday evening, 18 March. The crew on call had begun lifting panels at seven. Two were still up when the fixings on the northern end gave way; both fell inward, face to the wall, and neither is cracked. All of them were hanging again by noon today.\n\nCustoms Steps and Lantern Lane stayed open through the night.',
      },
      { type: 'heading', text: 'How we decide', level: 2 },
      {
        type: 'text',
        body: '1. **Above 45 km/h** somebody goes and looks.\n2. **Above 60 km/h** the site is marked *weather watch* on its page, and panels on open faces are tied back.\n3. **Above 75 km/h** the site closes and the panels come down, whatever the forecast says about later.',
      },
      {
        type: 'text',
        body: 'We follow readings from an anemometer bolted to the roof at Galley Room, not the city average, since the wind over Victoria Dock has its own opinions. The event page is changed first, the sign at the site second and this channel last.\n\nRain alone closes nothing. The prints are face-mounted and the staff have coats.',
      },
      {
        type: 'quote',
        text: 'I asked for weather in the pictures. I should have said which side.',
        cite: 'Cormac Eddery',
      },
    ],
    authors: [{ name: 'Colm Astbury' }],
    tags: ['weather', 'outdoor'],
    festival: 2024,
    related: [
      { type: 'event', slug: 'front-arriving' },
      { type: 'artist', slug: 'cormac-eddery' },
      { type: 'article', slug: 'the-hoarding-as-gallery' },
    ],
  },
  {
    slug: 'cyanotype-slowly',
    title: 'Cyanotype, Slowly',
    kind: 'video',
    published_on: '2024-03-12',
    standfirst:
      'Mirela Štefan, who works by three lamps in a dark room, agrees to use one that she cannot move. For eleven minutes of this film almost nothing happens in the sun, and the camera stays for it.',
    lead_image: 'mirela-stefan-2',
    blocks: [
      {
        type: 'text',
        body: 'There is a quick way to make a cyanotype. You buy the paper already coated, put a fern on it, leave it in the sun while you make toast, and rinse. Mirela Štefan has nothing against it. She does it at birthday parties.\n\nThe print in this film takes her sixteen hours. She mixes two iron salts by weight, brushes them on in a room with the blinds down, and hangs the sheet to dry overnight. At breakfast it is the yellow-green of an unripe lemon.',
      },
      {
        type: 'gallery',
        images: ['mirela-stefan-1', 'mirela-stefan-2'],
      },
      {
        type: 'text',
        body: 'Then she arranges four discs, a rod and a scrap of mesh on the paper, closes the frame and carries it out into a courtyard in Thornbury. We did not cut the exposure. The shadow of the rod moves about a hand’s width. A neighbour asks whether it is a solar panel. Green goes to grey, grey to a bruised bronze, and for a while the image appears to be the wrong way round.\n\nWater settles it. The last two minutes are a tray, a hose and the blue coming up.',
      },
      {
        type: 'buttons',
        links: [
          { title: 'Mirela Štefan', href: '/artists/mirela-stefan' },
          { title: 'All workshops', href: '/program/workshops' },
        ],
      },
    ],
    authors: [{ name: 'Edie Lachman-Roux' }],
    tags: ['darkroom', 'practice'],
    festival: 2024,
    related: [
      { type: 'artist', slug: 'mirela-stefan' },
      { type: 'event', slug: 'cyanotype-in-the-garden' },
    ],
    video: {
      provider: 'youtube',
      id: 'prlx-cyan24',
      title: 'Cyanotype, Slowly, 19 min',
      captions: true,
    },
  },
  {
    slug: 'a-conversation-about-nothing-but-grey',
    title: 'A Conversation About Nothing but Grey',
    kind: 'interview',
    published_on: '2024-02-22',
    standfirst:
      'Ida Kjellerup photographs clouds. Viktor Szalontay photographs façades through a red filter. We locked them in a print room with one rule: whoever says black or white buys lunch.',
    lead_image: 'ida-kjellerup-2',
    blocks: [
      {
        type: 'text',
        body: 'They have never met. On the table are a step wedge of twenty-one patches, a kettle and a box of prints from each of them. Viktor Szalontay opens the blind, looks at the sky and shuts it again.',
      },
      {
        type: 'text',
        body: '**Szalontay:** You have taken the dusk side of the wedge, I see. Patches thirteen to seventeen. I feel I am visiting somebody with very few plates.\n\n**Kjellerup:** Five is many. In a flat overcast I would be glad of three. You work at both ends and leave out the middle, so between us we nearly have the set.\n\n**Szalontay:** A red filter does that. A sky at noon goes down to patch nineteen, and the building steps forward as if someone had called its name. Without the filter it is only a building with its back to some air.\n\n**Kjellerup:** But then the air is gone. You have spent it.\n\n**Szalontay:** I have. I am a spender. It buys me a cornice. What do you do about edges? In this one I cannot say where the cloud stops.',
      },
      {
        type: 'image',
        image: 'ida-kjellerup-1',
        width: 'column',
      },
      {
        type: 'text',
        body: '**Kjellerup:** It does not stop; I stop. There is a moment when a cloud has no outline for perhaps a second, when the part in the light and the part in shade are the same patch. Fifteen, mostly. I wait for fifteen. One exposure a day.\n\n**Szalontay:** And if it never comes?\n\n**Kjellerup:** Six days in seven it does not. Then I have been outdoors.',
      },
      {
        type: 'quote',
        text: 'Everyone says grey areas as if they were a difficulty. They are where I live.',
        cite: 'Ida Kjellerup',
      },
      {
        type: 'text',
        body: '**Szalontay:** My father set type, and he used the word for a page seen with the eyes half closed. The grey of the page. If a line was too open there was a hole in it. I do that with a façade. I squint until the windows go, and then see whether the wall is even.\n\n**Kjellerup:** Is it ever?\n\n**Szalontay:** At half past ten in June. Then a tram goes past and puts a reflection in it.\n\n**Kjellerup:** Would you print one of mine? As you print?\n\n**Szalontay:** I would ruin it. There would be a storm. Would you print mine?\n\n**Kjellerup:** I would need to know what the weather was.\n\n**Szalontay:** Cloudless. It was, forgive me, completely blue.\n\nThere is a pause. Nobody had made a rule about blue. Lunch was shared.',
      },
    ],
    authors: [{ name: 'Edie Lachman-Roux' }],
    tags: ['darkroom', 'weather'],
    festival: 2024,
    related: [
      { type: 'artist', slug: 'ida-kjellerup' },
      { type: 'artist', slug: 'viktor-szalontay' },
      { type: 'event', slug: 'no-names-given' },
      { type: 'event', slug: 'scaffold-cornice-sky' },
      { type: 'event', slug: 'equivalents-for-nobody' },
      { type: 'event', slug: 'setback' },
    ],
  },
] satisfies readonly DemoArticle[]
