import type { DemoPage } from '../records.ts'

export const visit = {
  name: 'visit',
  title: 'Visit',
  updated_on: '2026-03-10',
  standfirst:
    'Twenty-eight venues, seven precincts, no front gate. How to get there, what it costs and what to bring.',
  blocks: [
    {
      type: 'notice',
      level: 'info',
      body: 'Opening hours differ from door to door and change on a few days. The page of each [venue](/venues) says whether it is open now, and until when.',
    },
    {
      type: 'text',
      body: 'Start anywhere. Most people begin at Customs Steps, because it never closes and because numbers 7 and 8 are there, or at Shed 9, because it is large and has a roof. Exhibitions are numbered by place, so consecutive numbers are close together: 1 to 16 in the city, 17 to 22 in Docklands, 23 to 30 south of the river, and so on out to 48 on Corio Bay.',
    },
    { type: 'heading', text: 'Where it is', level: 2 },
    {
      type: 'map',
      venues: [
        'athelstan-arcade',
        'bourse-rooms',
        'compositors-hall',
        'customs-steps',
        'lantern-lane',
        'northbank-arches',
        'platform-zero',
        'treasury-hoarding',
        'harbour-wall',
        'shed-9',
        'signal-box-4',
        'boathouse-rooms',
        'glasshouse-domain',
        'observatory-house',
        'powder-store',
      ],
      basemap: 'city',
    },
    {
      type: 'text',
      body: 'All fifteen can be reached on foot from Flinders Street Station; Harbour Wall and Observatory House, the furthest, are half an hour away in opposite directions. For the north, Fitzroy, Collingwood and Footscray use the [full map](/program/map), which also carries the three regional galleries.',
    },
    { type: 'heading', text: 'Tickets', level: 2 },
    {
      type: 'accordion',
      items: [
        {
          title: 'What is free?',
          body: 'Forty-one of the forty-eight exhibitions, all the launches, the Photobook Fair and more than half of the talks and tours. Nobody will ask you to register for a free exhibition.',
        },
        {
          title: 'Which exhibitions cost something?',
          body: 'Four places sell a ticket, and one ticket covers everything inside.\n\n- Compositors’ Hall: $10, concession $6\n- Observatory House: $12, concession $8\n- Powder Store: $8, concession $5\n- Saint Ansgar’s Hall: $8, concession $5\n\nAt the last two you can simply pay at the door.',
        },
        {
          title: 'Who gets the concession?',
          body: 'Students, pensioners, holders of a health care card, people out of work, and artists who say they are one. Under-twelves pay nothing for exhibitions. Companion Card holders bring a second person without charge.',
        },
        {
          title: 'Where do I book?',
          body: 'At [tickets.parallax.example](https://tickets.parallax.example/), or by telephone on (03) 7010 0100 between ten and four, Tuesday to Saturday. Tickets are not posted. Show them on a screen, on paper, or give your name.',
        },
        {
          title: 'Can I have my money back?',
          body: 'If we cancel or postpone, yes, without asking, within five working days. If you cannot come, tell the box office a day ahead and we give credit towards another event. Sold-out events release returned seats at the door fifteen minutes before they begin.',
        },
      ],
    },
    { type: 'heading', text: 'Getting around', level: 2 },
    {
      type: 'columns',
      left: '**Tram.** Every venue in the city and in Docklands lies inside the Free Tram Zone; do not touch on. Routes 70 and 75 connect Flinders Street with Harbour Esplanade. Route 86 joins Docklands to Smith Street, route 11 passes Brunswick Street on its way to Merri Pump House, and route 58 stops on Dawson Street for the kiln.\n\n**Train.** Footscray is seven minutes’ walk from Wool Loft and ten from Tidal Shed. Platform Zero is under Flinders Street Station, which is hard to improve on.',
      right:
        '**Bicycle.** The Footscray Road path leads from Harbour Wall to the Maribyrnong and is the subject of [a guide](/guides/west-by-bicycle). Shed 9 has forty spaces under cover.\n\n**Car.** Leave it, if you can. Kerbside bays near Napier Street are for residents, and the Domain fills with cricket. Bays for permit holders are listed on the page of each venue.\n\n**To Ballarat, Bendigo and Geelong.** By train from Southern Cross: allow an hour and a half, two hours and an hour. Each gallery is between five and fifteen minutes’ walk from the platform.',
    },
    { type: 'heading', text: 'Weather', level: 2 },
    {
      type: 'text',
      body: 'March in Melbourne may hold 38 degrees and 14 in one afternoon. Six venues are in the open, with little shade at noon. Bring water, a hat and a layer; there are taps at Shed 9, Drill Yard, the Glasshouse and Tidal Shed.\n\nRain closes nothing. Wind does: panels on the harbour are tied back at 60 kilometres an hour and taken down at 75. The status beside a title changes first, before any sign is put up. On very hot days the Glasshouse may close early and says so on its page; Brickworks Kiln, whose walls are a metre thick, is the place to wait for a change.\n\nThe sun sets a few minutes before eight on the first evening and at about twenty past seven on the last.',
    },
    { type: 'image', image: 'cormac-eddery-1', width: 'wide' },
    { type: 'heading', text: 'With children', level: 2 },
    {
      type: 'text',
      body: 'Prams go wherever a wheelchair goes; [Access](/visit/access) has the list. Shed 9 lends out stools, is loud already and has a change table. Platform Zero has trains. At the Glasshouse a child may touch the things on the table by the door, and at Customs Steps there is nothing to knock over.\n\nA few pages carry a content note or an age, such as 15+ for *Lanterns After Dark*. Wet Plate Bar is for adults only at all hours. If you want one picture that works for everybody between three and ninety, it is number 19, from the floor, lying down.',
    },
    { type: 'heading', text: 'Good to know', level: 2 },
    {
      type: 'accordion',
      items: [
        {
          title: 'May I take photographs?',
          body: 'Yes, without flash or tripod, and not of visitors who have turned away. Where an artist asks for no photographs there is a small sign of a closed eye.',
        },
        {
          title: 'Bags and coats',
          body: 'Anything larger than a school bag is left at the desk. Desks are staffed; shelves in the outdoor venues are not.',
        },
        {
          title: 'Dogs',
          body: 'Assistance dogs go everywhere. Other dogs are welcome at the six open-air venues, on a lead.',
        },
        {
          title: 'Toilets',
          body: 'Nineteen of the twenty-eight venues have one that is accessible. Lantern Lane, Treasury Hoarding, Customs Steps and Signal Box 4 rely on the nearest station.',
        },
        {
          title: 'Something to eat',
          body: 'A coffee cart stands on the dock at Shed 9 from nine. Northbank, Degraves Street, Smith Street and Footscray look after themselves. You may eat in front of any picture that is outdoors.',
        },
        {
          title: 'I am late',
          body: 'Talks let latecomers in at the first applause. Screenings do so between films. Once *Magnesium* has begun nobody is let in.',
        },
        {
          title: 'I left something behind',
          body: 'Telephone (03) 7010 0100. Whatever has not been claimed by the end of April goes, with its owner’s forgiveness, to Lost Property Negatives.',
        },
      ],
    },
    {
      type: 'buttons',
      links: [
        { title: 'Access', href: '/visit/access' },
        { title: 'Guides & walks', href: '/program/guides-walks' },
        { title: 'Book tickets', href: 'https://tickets.parallax.example/' },
      ],
    },
  ],
  listed: true,
  footer_mode: 'full',
  subnav: [
    { title: 'Access', href: '/visit/access' },
    { title: 'Map', href: '/program/map' },
    { title: 'Venues', href: '/venues' },
    { title: 'Guides & walks', href: '/program/guides-walks' },
    { title: 'Contact', href: '/contact' },
  ],
} satisfies DemoPage
