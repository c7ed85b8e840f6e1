import type { DemoArticle } from '../records.ts'

export const channel2026 = [
  {
    slug: 'in-praise-of-the-contact-sheet',
    title: 'In Praise of the Contact Sheet',
    kind: 'essay',
    published_on: '2026-03-13',
    standfirst:
      'It is the one photograph that shows a photographer being wrong. An argument for the sheet of thirty-six small pictures, on the eve of a talk about how to read one.',
    lead_image: 'channel-1',
    blocks: [
      {
        type: 'text',
        body: 'Nine thousand four hundred of them live in my flat, in boxes, by weather. When visitors ask to see my photographs I bring out a box of light drizzle and go to make tea, and by the time I am back they have stopped looking for the good one.\n\nThat is what a contact sheet does. You lay the negatives on the paper, strip by strip, put a pane of glass on top and switch on a lamp. No enlarger, no choosing. What comes up in the tray is everything, in order, at the size of a postage stamp.',
      },
      { type: 'heading', text: 'The order of things', level: 2 },
      {
        type: 'text',
        body: 'Order is the part we have lost. A folder of files can be sorted by anything, and so it has no sequence of its own. A sheet has one. Frame four comes after frame three because a hand moved and a lever was pulled. You can see someone approach a subject sideways, take it too early, lose heart, photograph a dog, and come back.\n\nThe dog matters. It tells you that the good picture on frame nineteen was made by someone who had given up on it at eleven.',
      },
      {
        type: 'quote',
        text: 'Show me the frame after the good one. That is where I find out whether you knew.',
        cite: 'Inscribed on the back of a sheet in the festival’s archive',
      },
      {
        type: 'text',
        body: 'There is courtesy in it too. For twenty-two years I was a court stenographer, and nobody thanked me for the interesting parts. The record was the record: coughs, adjournments, the witness who asked for water. If I hand you one print of a woman crossing Queen Street, I have told you who she is. If I hand you the sheet, you can see that I know nothing about her, in thirty-six ways, and may circle a different one.',
      },
      { type: 'image', image: 'channel-5', width: 'wide' },
      { type: 'heading', text: 'Against the best one', level: 2 },
      {
        type: 'text',
        body: 'Exhibitions are made of best ones. I have no quarrel with that; nobody wants forty-eight rooms of thirty-six. Walk down to the Wet Plate Bar, though, where *Found, Unclaimed* hangs whole sheets whose makers never came back for them, and notice how long you stay. The red pencil there marks a clock or a poster that might give a date; which frame is the good one you must settle for yourself. I chose a guard looking up. The woman in my booth chose a child with one shoe, two rows below. Neither of us could have said what the photographer was after, and for ten minutes it was the best argument in Fitzroy.\n\nDigital cameras could do this. They record the time of every exposure to the second. We have merely agreed to throw away the ones that prove we were uncertain, usually on the tram home, with a thumb.\n\nSo keep a roll’s worth. Thirty-six, in the order in which they happened, printed small on one page, and put the page in a drawer. In ten years the good picture will have become the one that everybody knows. You will want to remember that it was raining, and that you nearly went home at eleven.',
      },
      {
        type: 'events',
        query: { ids: ['reading-a-contact-sheet', 'found-unclaimed'], limit: 2 },
      },
    ],
    authors: [{ name: 'Walter Prewitt', artist: 'walter-prewitt' }],
    tags: ['contact sheets', 'practice', 'darkroom'],
    festival: 2026,
    related: [
      { type: 'event', slug: 'reading-a-contact-sheet' },
      { type: 'event', slug: 'found-unclaimed' },
      { type: 'event', slug: 'a-short-history-of-closing' },
      { type: 'article', slug: 'the-last-roll' },
      { type: 'article', slug: 'the-printers-apprentice' },
    ],
  },
  {
    slug: 'how-to-see-forty-eight-exhibitions-in-a-weekend',
    title: 'How to See Forty-Eight Exhibitions in a Weekend',
    kind: 'news',
    published_on: '2026-03-12',
    standfirst:
      'You cannot: on Saturday and Sunday one is over, one has not opened and one is waiting for repairs. For the other forty-five, here is an order that the opening hours allow.',
    lead_image: 'yusra-halvorsen-2',
    blocks: [
      {
        type: 'notice',
        level: 'warning',
        body: '*Crossing at Five* closes on Friday 13 March. *Setback* is postponed to Wednesday 18 March and *Reeded* opens on Friday 20 March.',
      },
      { type: 'heading', text: 'Saturday', level: 2 },
      {
        type: 'text',
        body: 'Be outside Assay House in Ballarat when it opens at ten. The [loop](/guides/goldfields-and-bay) by way of Bendigo is 395 kilometres, and Wharf Store in Geelong shuts at five. Most people stop reading here.\n\nStaying in town? Begin at Athelstan Arcade at nine. It rests on Sundays, and so do Terminus Studios, Foundry Street Projects and Ropewalk Gallery, so do those four first. Observatory House keeps its lights on until eleven. Finish in the Wet Plate Bar, which pours until half past two.',
      },
      { type: 'heading', text: 'Sunday', level: 2 },
      {
        type: 'text',
        body: 'Merri Pump House opens at weekends only, ten to four. Go there first, then to Saint Ansgar’s Hall, which also shuts at four; the 11 tram joins the two and carries on to Docklands. Leave Shed 9 at five and walk [the river at dusk](/guides/river-at-dusk) eastward. Everything outdoors can wait until dark: Lantern Lane, Treasury Hoarding, Customs Steps, Harbour Wall.',
      },
      { type: 'divider' },
      {
        type: 'text',
        body: 'Or choose six, one from each box on the map and a spare, and sit down in every one of them. The festival runs until 29 March. The walls outdoors do not tire, and neither the arcade nor the subway minds if you come back on Monday.',
      },
    ],
    authors: [{ name: 'Edie Lachman-Roux' }],
    tags: ['program', 'regional'],
    festival: 2026,
    related: [{ type: 'article', slug: 'ten-things-that-are-free' }],
  },
  {
    slug: 'afterimage-a-note-from-the-director',
    title: 'Afterimage: A Note from the Director',
    kind: 'essay',
    published_on: '2026-03-06',
    standfirst:
      'Look at a lamp, then shut your eyes. What stays is smaller, slower and the wrong colour, and it is the subject of this year’s forty-eight exhibitions.',
    lead_image: 'kofi-abernathy-mensah-2',
    blocks: [
      {
        type: 'text',
        body: 'When I was nine the power failed during a storm, at the moment that my mother struck a match. She lit the candle and shook the match out, and for several seconds I could see a second flame, green, standing in the air where the first had been. I reached for it. She asked me what I was doing, and I could not say.\n\nAn afterimage is made by the eye and not by the world. It has a shape taken from something real and a colour taken from fatigue. It moves when you look at it. Nobody else in the room can see yours. I have never come across a better description of what we do with photographs.',
      },
      { type: 'heading', text: 'What stays', level: 2 },
      {
        type: 'text',
        body: 'We sent that paragraph, more or less, to artists we wanted to hear from, and printed it at the head of the open call. A good many wrote back about people. Some wrote about buildings. One sent a list of tide times. Sixty of the answers make up this edition, hung in twenty-eight places and seven precincts, from a subway under Degraves Street to a wharf store on Corio Bay.\n\nI notice, now that they are up, how few of them show an event. They begin a little late. Family portraits have been exposed a second time, to the tide. A street is photographed on the night before its lamps are changed. At Platform Zero there is a work without any picture at all, and visitors come out of it describing what they saw.',
      },
      { type: 'panorama', image: 'yusra-halvorsen-3' },
      { type: 'heading', text: 'What it asks of you', level: 2 },
      {
        type: 'text',
        body: 'Not much, and then rather a lot. An afterimage needs about twenty seconds of looking before it will form. Most of us give a photograph four. If I could change one thing about the next twenty-four days it would be that number. We have put a bench, a ledge or a flight of steps within sight of every work that would hold still for one. Please use them. Please get in each other’s way.\n\nSome of it happens in the dark. There is a screening that ends at two in the morning, a performance that burns for forty minutes in a kiln, and a walk that starts half an hour before midnight. Some of it is far away, and I would ask you to consider the train.',
      },
      {
        type: 'quote',
        text: 'Nobody fails at this festival by seeing too little. You fail by not blinking.',
      },
      { type: 'heading', text: 'Thank you', level: 2 },
      {
        type: 'text',
        body: 'To the artists, to the people who carry ladders, to the partners who pay for the ladders, and to the volunteers, who know where the toilets are. Tonight at six the doors of Shed 9 open and entry is free. At seven I am to say a few words, and have promised to keep them under a minute. At eight the lamps go out for ten, so that everybody starts from the same place.',
      },
    ],
    authors: [{ name: 'Magda Iverach' }],
    tags: ['program', 'night'],
    festival: 2026,
    related: [
      { type: 'event', slug: 'opening-night-afterimage' },
      { type: 'event', slug: 'the-waiting-hall' },
      { type: 'event', slug: 'room-tone' },
      { type: 'article', slug: 'what-the-second-curtain-saw' },
    ],
  },
  {
    slug: 'the-2026-program-is-here',
    title: 'The 2026 Program Is Here',
    kind: 'announcement',
    published_on: '2026-03-03',
    standfirst:
      'The printed program is back from the binder: 128 pages, 48 exhibitions, 40 events and a map that refolds at the first attempt. Collect one from today.',
    lead_image: 'ruben-okonjo-2',
    blocks: [
      {
        type: 'text',
        body: 'Forty boxes came up the goods lift this morning. The book lists everything that has been on these pages since December, in the order in which you would walk it, with a number beside each exhibition. The same numbers are on the walls and on the [map](/program/map).\n\nParallax 2026, *Afterimage*, runs from Friday 6 to Sunday 29 March in twenty-eight venues across seven precincts.',
      },
      {
        type: 'stats',
        items: [
          { label: 'Exhibitions', value: '48' },
          { label: 'Talks, tours, workshops and other events', value: '40' },
          { label: 'Artists', value: '60' },
          { label: 'Guides and walks', value: '6' },
        ],
      },
      { type: 'heading', text: 'Where to find a copy', level: 2 },
      {
        type: 'text',
        body: 'Copies cost nothing. Take one from the Bourse Rooms on Queen Street, from Shed 9 in Docklands, from the Glasshouse in the Domain, or from the three regional galleries once they open on Friday. A large-print edition and a plain-text file are ready too; both say what the book says, in the same order.\n\nPrint does not update. If the page for an event disagrees with the book, believe the page; it carries the date on which it was last changed.',
      },
      {
        type: 'buttons',
        links: [
          { title: 'Full program', href: '/program' },
          { title: 'Exhibitions by place', href: '/program/exhibitions' },
          { title: 'Timeline', href: '/timeline' },
        ],
      },
      {
        type: 'text',
        body: 'Two corrections already. The cover is printed upside down on roughly one copy in nine, which we have decided to keep, and the keynote on Saturday is sold out.',
      },
    ],
    authors: [{ name: 'Colm Astbury' }],
    tags: ['program', 'books', 'free'],
    festival: 2026,
    related: [
      { type: 'event', slug: 'opening-night-afterimage' },
      { type: 'article', slug: 'ten-things-that-are-free' },
      { type: 'article', slug: 'notes-on-access' },
    ],
  },
  {
    slug: 'inside-shed-9',
    title: 'Inside Shed 9',
    kind: 'video',
    published_on: '2026-02-27',
    standfirst:
      'Three exhibitions go up in a cargo shed on Victoria Dock. We leave a camera on a roof beam for nine days and keep the hours when somebody changes their mind.',
    lead_image: 'noor-castellane-2',
    blocks: [
      {
        type: 'text',
        body: 'A hundred and ten metres of floor, a sawtooth roof and one roller door that opens. Shed 9 is the largest room in the festival, and on Friday 6 March it begins the edition. Before then it has to hold *The Waiting Hall*, *Two Shores, One Exposure* and *Windward* without any one of them being heard through the others.',
      },
      { type: 'panorama', image: 'svetlana-morozko-3' },
      {
        type: 'text',
        body: 'Our film is one wide view, with voices. Walls arrive on pallets, stand up, and move to wherever the old trolley rails allow. Noor Castellane hangs a row of prints for people who are sitting down, and then tries every bench. Svetlana Morozko and Emre Saltuk agree that their two seas should meet in a corner, and disagree about which. Amara Delacourt-Ng asks for less light, three times. A bale hook turns up behind the last panel, and is given a nail of its own.\n\nWatch the left-hand edge at about the fifth minute, when the wind gets under a door.',
      },
      {
        type: 'quote',
        text: 'If you can hear the kettle, the wall is in the wrong place.',
        cite: 'Install crew, on the fourth day',
      },
      {
        type: 'notice',
        level: 'info',
        body: 'Shed 9 opens daily from 10am to 5pm and until 9pm on Fridays. On Labour Day, 9 March, hours are noon to 4pm. It is closed on Tuesday 17 March.',
      },
    ],
    authors: [{ name: 'Colm Astbury' }],
    tags: ['behind the scenes'],
    festival: 2026,
    related: [
      { type: 'event', slug: 'the-waiting-hall' },
      { type: 'event', slug: 'two-shores-one-exposure' },
      { type: 'event', slug: 'windward' },
    ],
    video: {
      provider: 'youtube',
      id: 'parallax-s9',
      title: 'Inside Shed 9, 8 min 10 s',
      captions: true,
      transcript:
        '**Install lead:** The door stays down when the wind is from the south. Anything on a trolley, brake on.\n\n**Noor Castellane:** It looks correct from here, and I am standing. Nobody who waits is standing. Could we come down thirty centimetres?\n\n[A drill. Prints are lifted off and rehung.]\n\n**Emre Saltuk:** If my wall ends at the pillar, her horizon carries on from mine.\n\n**Svetlana Morozko:** It does not carry on. It answers.\n\n**Install lead:** Pillar stays where it is, just so everybody knows.\n\n**Amara Delacourt-Ng:** Half that, please. Sand goes flat under a bright lamp. Half again.\n\n**Electrician:** That is the exit sign you are looking at now.\n\n[Laughter. A roller door rattles; a sheet of plastic lifts and settles.]\n\n**Noor Castellane:** Now I am sitting. Yes. Leave it there.',
    },
  },
  {
    slug: 'a-room-without-pictures',
    title: 'A Room Without Pictures',
    kind: 'interview',
    published_on: '2026-02-24',
    standfirst:
      'The Reciprocity Office brings the sound of forty-two rooms to a subway, and not one view of them. We ask what a photography festival is to do with an exhibition that cannot be photographed.',
    lead_image: 'imogen-tranter-liu-2',
    blocks: [
      {
        type: 'notice',
        level: 'info',
        body: 'The Office supplied no image for this page. The picture above is by Imogen Tranter-Liu, who was kind about it.',
      },
      {
        type: 'text',
        body: 'Letters to The Reciprocity Office are answered within a week, on paper, signed with a rubber stamp. Its members prefer not to be told apart. What follows was put together from four exchanges about *Room Tone*, number 14 in this year’s program, at Platform Zero from 6 March.',
      },
      { type: 'heading', text: 'What is room tone?', level: 3 },
      {
        type: 'text',
        body: 'When a film crew has finished a scene, someone asks for quiet, and everybody stands still while the recordist records nothing. Each room has its own nothing. It is laid under the cuts so that the silence in one shot agrees with the silence in the next. It is the most carefully made thing in a film, and it is there in order not to be heard.',
      },
      { type: 'heading', text: 'Why bring it to a photography festival?', level: 3 },
      {
        type: 'text',
        body: 'Because a photograph has one too, and it is always lost. Somebody stood in a kitchen in 1988 and pressed a button. The refrigerator was going. It is not in the picture, but the kitchen is often still there. So we ask people for a photograph they remember and an address, and two of us knock.',
      },
      {
        type: 'quote',
        text: 'A caption tells you what you can already see. We write the other part.',
        cite: 'The Reciprocity Office, second letter',
      },
      { type: 'heading', text: 'You do not ask to see it?', level: 3 },
      {
        type: 'text',
        body: 'We ask not to. If we had seen it we would begin to listen for it. The owner describes it afterwards and we write down what is said. People apologise for the noise, then go round switching things off, and we go round after them switching things on. A woman in Reservoir stood with her hand on the refrigerator for the whole minute, as if it were having its portrait taken.',
      },
      { type: 'heading', text: 'Visitors may feel cheated.', level: 3 },
      {
        type: 'text',
        body: 'They may. At a test one evening a man read the old departure displays through six rooms and told us that the photographs were very strong. We asked which he liked best. He described a kitchen with a yellow blind. There is no yellow in any of the texts. We have been thinking about the blind ever since, and consider it his.',
      },
      { type: 'heading', text: 'And then it is performed.', level: 3 },
      {
        type: 'text',
        body: 'During the festival anybody may file a silence with us, in triplicate. On Friday 27 March, at eight in the evening, four voices read a selection aloud among the people walking home. *Room Tone, Live* lasts an hour. We have rehearsed it more than anything we have done, chiefly the gaps.',
      },
      { type: 'heading', text: 'Will you document it?', level: 3 },
      {
        type: 'text',
        body: 'You are doing that. Please leave out what it looked like.',
      },
    ],
    authors: [{ name: 'Edie Lachman-Roux' }],
    tags: ['sound', 'practice'],
    festival: 2026,
    related: [
      { type: 'event', slug: 'room-tone' },
      { type: 'event', slug: 'room-tone-live' },
      { type: 'artist', slug: 'the-reciprocity-office' },
    ],
  },
  {
    slug: 'ten-things-that-are-free',
    title: 'Ten Things That Are Free',
    kind: 'news',
    published_on: '2026-02-17',
    standfirst:
      'No ticket, no door charge, in most cases no door. Ten parts of Afterimage that cost nothing but shoe leather.',
    lead_image: 'dao-whitlock-2',
    blocks: [
      {
        type: 'columns',
        left: '1. **Opening night.** Shed 9, Friday 6 March, 6pm. Walk in.\n2. **Lantern Lane.** *Neon Grammar* and *Sodium*, lit round the clock.\n3. **Eleven Posts.** One exhibition, three riversides: Customs Steps, Harbour Wall and Tidal Shed.\n4. **Treasury Hoarding.** *Last Tram* and *Upper Floors* on Spring Street; walk it from south to north.\n5. **The director’s lunch hour.** A city tour on four Fridays, 12.30pm, from Customs Steps.',
        right:
          '6. **A subway.** Platform Zero opens at 5am. *Crossing at Five* is there until 13 March only.\n7. **Your own negatives.** Bring an envelope of them to Drill Yard on 11, 18 or 25 March and leave with scans. Free, but book.\n8. **Reeded.** Portraits through glass, outdoors at Drill Yard from 20 March.\n9. **The long wall.** *Container Weather* and *Slack Water* along Harbour Esplanade.\n10. **A walk in the dark.** Two and a half kilometres, eight stops, no closing time.',
      },
      { type: 'divider' },
      {
        type: 'text',
        body: 'Numbers two, four and nine never shut, so they suit anyone who finishes work when galleries have gone home. Taken in order after dinner, the last item on the list passes several of the others.',
      },
      {
        type: 'buttons',
        links: [
          { title: 'Free after dark', href: '/guides/free-after-dark' },
          { title: 'Open-air program', href: '/open-air' },
        ],
      },
    ],
    authors: [{ name: 'Edie Lachman-Roux' }],
    tags: ['free', 'outdoor', 'program'],
    festival: 2026,
    related: [
      { type: 'event', slug: 'eleven-posts' },
      { type: 'event', slug: 'scanning-your-family-negatives' },
      { type: 'event', slug: 'reeded' },
    ],
  },
  {
    slug: 'notes-on-access',
    title: 'Notes on Access',
    kind: 'announcement',
    published_on: '2026-02-12',
    standfirst:
      'Where Auslan, description, captions and quiet are booked for 2026, and the places where we still have to say no.',
    lead_image: 'odile-marchetti-tan-2',
    blocks: [
      {
        type: 'text',
        body: 'Each venue and event page now carries its own access list, and a list says *yes*, *no* or *not confirmed*. We would rather print the third than guess. You can filter the whole program by any line of it, and nothing without a *yes* will be shown to you.',
      },
      { type: 'heading', text: 'Booked', level: 2 },
      {
        type: 'text',
        body: '- **Auslan:** the keynote on 7 March, *The Tide Tables* on 15 March, a tour of Shed 9 the same afternoon, and the cyanotype workshop on 28 March.\n- **Audio description:** Observatory House, Saturday 21 March, 2pm.\n- **Captions:** *After the Archive*, 21 March.\n- **Relaxed hours:** the Glasshouse at nine on Sunday 8 and 22 March, before the public arrives.',
      },
      { type: 'heading', text: 'Not yet', level: 2 },
      {
        type: 'text',
        body: 'Merri Pump House has no step-free entrance. Details for Foundry Street Projects are still being checked. One of the six guides, the Botanic Line, crosses gravel and a flight of steps. *Flicker* and *Magnesium* use flashing light. Organ pedals, a kiln and several bluestone lanes are what they are, and the pages say so.',
      },
      {
        type: 'accordion',
        items: [
          {
            title: 'Who checks the lists?',
            body: 'Two people, on site, with a tape measure. The date of the visit stands under each venue’s list.',
          },
          {
            title: 'May I ask for something that is not listed?',
            body: 'Yes. Two weeks’ notice helps for interpreters; everything else, ask whenever.',
          },
        ],
      },
      {
        type: 'buttons',
        links: [{ title: 'Plan a visit with access needs', href: '/visit/access' }],
      },
    ],
    authors: [{ name: 'Nadia Brightwell' }],
    tags: ['access', 'program'],
    festival: 2026,
    related: [
      { type: 'event', slug: 'auslan-tour-shed-9' },
      { type: 'event', slug: 'described-tour-observatory-house' },
      { type: 'event', slug: 'relaxed-morning-at-the-glasshouse' },
    ],
  },
  {
    slug: 'regional-notes-ballarat-bendigo-geelong',
    title: 'Regional Notes: Ballarat, Bendigo, Geelong',
    kind: 'news',
    published_on: '2026-02-05',
    standfirst:
      'Three galleries, three trains and one long loop by road. What to know before leaving the city for exhibitions 46, 47 and 48.',
    lead_image: 'salome-tvauri-bell-2',
    blocks: [
      { type: 'heading', text: 'Ballarat', level: 3 },
      {
        type: 'text',
        body: 'Assay House, on Lydiard Street North, is five minutes on foot from the station. *Eucalypt Standard* stays until 26 April, four weeks after the festival ends, so there is no hurry unless you want company: the regional opening is on Sunday 8 March, 2pm to 4pm.',
      },
      { type: 'heading', text: 'Bendigo', level: 3 },
      {
        type: 'text',
        body: 'Poppet Head Gallery on View Street shows *Towns Seen from the Road at Night*. It opens on Mondays, unlike its neighbours, and rests on Tuesdays and Wednesdays. Go straight from the street down to the lower room, and give your eyes a few minutes.',
      },
      { type: 'heading', text: 'Geelong', level: 3 },
      {
        type: 'text',
        body: 'Wharf Store faces the water it shows, and the floor slopes towards it. Salome Tvauri-Bell made *First Light, Corio Bay* within sight of the door, a good two hours before it opens.',
      },
      {
        type: 'map',
        venues: ['assay-house', 'poppet-head-gallery', 'wharf-store'],
        basemap: 'victoria',
      },
      {
        type: 'text',
        body: 'All three are open together from Thursday to Sunday, 10am to 4pm, with an extra hour in Geelong. Trains run from Southern Cross to each town. There is no sensible way from one to the next without a car or a great deal of time, and the [loop](/guides/goldfields-and-bay) is 395 kilometres; allow a day, and let someone else drive the last leg.',
      },
    ],
    authors: [{ name: 'Colm Astbury' }],
    tags: ['regional', 'program'],
    festival: 2026,
    related: [
      { type: 'event', slug: 'eucalypt-standard' },
      { type: 'event', slug: 'towns-seen-from-the-road-at-night' },
      { type: 'event', slug: 'first-light-corio-bay' },
      { type: 'event', slug: 'regional-opening-ballarat' },
    ],
  },
  {
    slug: 'who-owns-the-night-sky',
    title: 'Who Owns the Night Sky?',
    kind: 'interview',
    published_on: '2026-01-29',
    standfirst:
      'Isko Lindqvist has spent eleven years photographing a darkness that gets smaller. Jae Morrow, who will ask the question in public on 19 March, begins by asking it in a paddock.',
    lead_image: 'isko-lindqvist-2',
    blocks: [
      {
        type: 'text',
        body: 'It is ten past one in the morning and I cannot see my notebook. Isko Lindqvist has asked me to leave the torch in the car; the eye needs half an hour, and a single lapse starts the clock again. We sit on a groundsheet between two tripods in a Wimmera paddock. The shutters opened at eleven and close at two, and until then nothing may be touched.',
      },
      {
        type: 'text',
        body: '**What are we looking at?**\n\nTo the south, the part that turns. Behind us, that orange lid is the town. Between them is airglow, which is the atmosphere shining a little by itself. People think the sky is black. It is green, slightly, all night.\n\n**When you began, was the lid there?**\n\nIt was about a hand high. Hold out your arm. Now it’s a hand and three fingers. I keep a register of every lamp that is switched on within thirty kilometres, with the date. The first page took me four years to fill. I am on page nineteen.\n\n**So who owns it?**\n\nI used to say nobody. Then I went to a meeting about floodlights at a sports ground, and everyone there owned some. The club owned the light as far as the fence, and past that it belonged to no one, which was convenient. I would like it to be the other way round: you may own the dark, and have to give notice before you take any away.',
      },
      { type: 'image', image: 'isko-lindqvist-1', width: 'full' },
      {
        type: 'text',
        body: '**And the satellites?**\n\nThey draw straight lines through my circles. For a while I took them out. It is easy; a machine does it. Then I looked at a corrected plate and thought, that is a portrait with the scar removed, and nobody asked the sitter. In *South Celestial* they are all there. You can count them if you like. A child at a test hanging reached two hundred and six and asked whether she could keep one.\n\n**Is a long exposure a way of owning?**\n\nA way of staying. I’m not patient, people get that wrong. I am just unable to leave while something is still arriving.',
      },
      {
        type: 'quote',
        text: 'Darkness is the only landscape we ruin by adding to it.',
        cite: 'Isko Lindqvist',
      },
      {
        type: 'text',
        body: '**What should I ask you in March that I have not asked tonight?**\n\nAsk what I do with the lens cap while the shutter is open.\n\n**What do you do with it?**\n\nI hold it. For the whole exposure. I have a dent here, in the palm.\n\nThe timer on the second camera gives a click so small that I feel it more than hear it. He waits, to be certain, and closes both. Only then does either of us cough.',
      },
      {
        type: 'notice',
        level: 'info',
        body: 'The talk takes place at Observatory House on Thursday 19 March, 6.30pm to 8pm. *South Celestial* is in the same house from 6 March.',
      },
    ],
    authors: [{ name: 'Jae Morrow' }],
    tags: ['night', 'practice'],
    festival: 2026,
    related: [
      { type: 'event', slug: 'who-owns-the-night-sky-talk' },
      { type: 'event', slug: 'south-celestial' },
      { type: 'artist', slug: 'isko-lindqvist' },
      { type: 'article', slug: 'three-photographers-on-sleep' },
    ],
  },
  {
    slug: 'first-proof-eight-years-on',
    title: 'First Proof, Eight Years On',
    kind: 'essay',
    published_on: '2026-01-22',
    standfirst:
      'Ten exhibitions, eight venues, nine people and one ladder. On the eve of its fifth edition the festival’s first editor takes down the only object left over from 2018, a contact sheet with one black frame, walks its route a second time, and finds half the rooms still open and all of the pencils gone.',
    lead_image: 'walter-prewitt-2',
    blocks: [
      {
        type: 'text',
        body: 'The contact sheet hangs beside the fuse box in the festival office. Thirty-six frames, one black, made on the last afternoon of the 2018 edition by the people who minded the doors. It has faded a little along the top row, where the sun reaches it in winter. I took it out of its frame last week and walked the route again.',
      },
      { type: 'heading', text: 'Eight rooms', level: 2 },
      {
        type: 'text',
        body: 'First Proof had ten exhibitions in eight venues, fourteen artists and three precincts. You could see it in a day and be home for the news. Of the eight, four are in the 2026 program: the Bourse Rooms, Customs Steps, Harbour Wall and Terminus Studios. The other four I visited as one visits a former school.\n\nParagon Stair is still a stair. Weighbridge Yard is flats, with the weighbridge kept under glass in the lobby and a rubber plant standing on it: forty kilograms, if the dial can be trusted. Galley Room roasts coffee. Reservoir Steps belong to the runners.',
      },
      {
        type: 'image',
        image: 'walter-prewitt-1',
        width: 'column',
      },
      { type: 'heading', text: 'What a proof is', level: 2 },
      {
        type: 'text',
        body: 'A first proof is the print you make to find out what is wrong. It was a modest title, and an accurate one. Labels were stuck up with double-sided tape and came down in the heat. A talk was announced for a day that did not exist. In the small hours of 1 April, when the clocks went back, the people in the darkroom at Terminus Studios ate soup at two o’clock, twice, and could not agree which of them was late.\n\nWhat was right is harder to see, since we have kept doing it. Pictures outside, where nobody has to decide to come in. Wall texts that a tired person can finish. An open roster, so that the attendant in the room may be a retired surveyor or an artist from across the hall. None of this was policy. There were nine of us, and it was quicker.',
      },
      {
        type: 'quote',
        text: 'Nothing was finished, so anybody could join in.',
        cite: 'Visitors’ book, Terminus Studios, 2018',
      },
      { type: 'heading', text: 'The next print', level: 2 },
      {
        type: 'text',
        body: 'There are forty-eight exhibitions this March, and no one will see them in a day. I hear it said that the festival was better small. It was easier to hold, which is a different thing. A proof that stays a proof is only a picture someone was afraid to print.\n\nStill, I would put one thing back. In 2018 each venue kept a sheet of paper by the exit that asked *what did we get wrong?*, with a pencil on a string. I have all eight sheets. The longest answer comes from Harbour Wall, where the sheet was tied to a bollard, and is in a child’s hand: the boats are in the way of the pictures. Underneath, in another: no.\n\nI have bought string.',
      },
    ],
    authors: [{ name: 'Ned Calloway' }],
    tags: ['archive', 'contact sheets'],
    festival: 2026,
    related: [{ type: 'article', slug: 'the-last-roll' }],
  },
] satisfies readonly DemoArticle[]
