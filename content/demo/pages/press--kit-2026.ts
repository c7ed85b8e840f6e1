import type { DemoPage } from '../records.ts'

export const pressKit2026 = {
  name: 'press/kit-2026',
  title: 'Press kit 2026',
  updated_on: '2026-03-03',
  standfirst: 'Facts, files and pictures for journalists. Please do not publish this address.',
  blocks: [
    {
      type: 'notice',
      level: 'info',
      body: 'Questions, interviews and passes: Delphine Harcastle, [press@parallax.example](mailto:press@parallax.example), (03) 7010 0131, from eight in the morning.',
    },
    { type: 'heading', text: 'In one paragraph', level: 2 },
    {
      type: 'text',
      body: 'Parallax, the International Festival of Photography, returns to Melbourne and regional Victoria from 6 to 29 March 2026. Under the title *Afterimage* sixty artists show in 48 exhibitions at 28 venues, among them an arcade, a railway subway, a brick kiln, a bar and three galleries in Ballarat, Bendigo and Geelong. Forty talks, tours, workshops, screenings and performances go with them. Entry to forty-one of the exhibitions is free.',
    },
    {
      type: 'stats',
      items: [
        { label: 'Exhibitions', value: '48' },
        { label: 'Events', value: '40' },
        { label: 'Artists', value: '60' },
        { label: 'Venues in seven precincts', value: '28' },
        { label: 'Visitors in 2024', value: '61,750' },
      ],
    },
    { type: 'heading', text: 'Files', level: 2 },
    {
      type: 'files',
      files: [
        {
          title: 'Press release, 3 March 2026 (PDF)',
          url: 'https://files.parallax.example/press/release-2026-03-03.pdf',
          bytes: 286720,
        },
        {
          title: 'Fact sheet: venues, dates, hours (PDF)',
          url: 'https://files.parallax.example/press/facts-2026.pdf',
          bytes: 198656,
        },
        {
          title: 'Sixteen pictures, 4,000 pixels, with captions (ZIP)',
          url: 'https://files.parallax.example/press/pictures-2026.zip',
          bytes: 88080384,
        },
        {
          title: 'Logo and lettering (ZIP)',
          url: 'https://files.parallax.example/press/logo-2026.zip',
          bytes: 1310720,
        },
      ],
    },
    { type: 'heading', text: 'Pictures', level: 2 },
    {
      type: 'text',
      body: 'Reproduction is free in reports on Parallax 2026 until 30 June 2026. Print the caption complete. Do not crop, tint, mirror or set type over a photograph; where a layout leaves no choice, telephone, and we shall find you another that fits.',
    },
    {
      type: 'gallery',
      images: [
        'noor-castellane-1',
        'joaquim-peixe-1',
        'odile-marchetti-tan-1',
        'mirela-stefan-1',
        'wren-talavera-1',
        'tamsin-coe-1',
        'deniz-akturk-1',
        'hiroko-estrand-1',
      ],
    },
    { type: 'panorama', image: 'amara-delacourt-ng-3' },
    { type: 'heading', text: 'Three sentences for quoting', level: 2 },
    {
      type: 'quote',
      text: 'Every photograph arrives after the light that made it. This year we show sixty people who noticed.',
      cite: 'Magda Iverach, festival director',
    },
    {
      type: 'quote',
      text: 'I ask people to stand still, and they do, and the station does not. That is the whole method.',
      cite: 'Noor Castellane, artist',
    },
    {
      type: 'quote',
      text: 'Access is a date, a name and a tape measure.',
      cite: 'Nadia Brightwell, access coordinator',
    },
    { type: 'heading', text: 'People to talk to', level: 2 },
    {
      type: 'people',
      people: [
        { name: 'Magda Iverach', role: 'Festival director, in English and French' },
        { name: 'Beatrix Sollom', role: 'Curator, on archives and found photographs' },
        {
          name: 'Hanne Brodziak',
          role: 'Artist, on salt and small aeroplanes',
          image: 'portrait-hanne-brodziak',
          artist: 'hanne-brodziak',
        },
        {
          name: 'Odile Marchetti-Tan',
          role: 'Artist, on tides',
          image: 'portrait-odile-marchetti-tan',
          artist: 'odile-marchetti-tan',
        },
      ],
    },
    { type: 'heading', text: 'Film', level: 2 },
    {
      type: 'video',
      provider: 'vimeo',
      id: '9000000226',
      title: 'Footage for editors: installation at Shed 9, 4 min',
      captions: false,
      transcript:
        '[No speech. A forklift, a roller door, footsteps on timber. Someone whistles two bars and stops. A lamp is switched off, then on.]',
    },
    { type: 'heading', text: 'How to write the names', level: 2 },
    {
      type: 'text',
      body: 'Artists’ names keep their diacritics: Mirela Štefan, Bảo-Linh Tremayne, Ødger Nystrøm, Elín Hrafnsdal, Lucía Varnhagen, Léonie Castaigne, Zoë Karras-Whitfield, Deniz Aktürk. The partner lumen/lab has no capitals. The Reciprocity Office is one artist, takes a singular verb and answers letters only on paper.',
    },
  ],
  listed: false,
  footer_mode: 'short',
  parent: 'about',
} satisfies DemoPage
