import type { DemoVenue } from '../../records.ts'

export const venues2022 = [
  {
    slug: 'platform-zero',
    name: 'Platform Zero',
    address: {
      line1: 'Degraves Street subway',
      suburb: 'Melbourne',
      state: 'VIC',
      postcode: '3000',
    },
    geo: { lat: -37.8183, lon: 144.9658 },
    place_type: 'public_space',
    hours: {
      weekly: [
        { day: 1, opens: '05:00', closes: '01:00' },
        { day: 2, opens: '05:00', closes: '01:00' },
        { day: 3, opens: '05:00', closes: '01:00' },
        { day: 4, opens: '05:00', closes: '01:00' },
        { day: 5, opens: '05:00', closes: '01:00' },
        { day: 6, opens: '05:00', closes: '01:00' },
        { day: 7, opens: '05:00', closes: '01:00' },
      ],
    },
    entrance_note: 'Below street level, between the ticket barriers and the shoe-repair window.',
    getting_there: {
      tram: 'Routes 35, 70 and 75 on Flinders Street; Swanston Street routes, three minutes’ walk',
      train: 'Flinders Street, directly above',
    },
    access: {
      items: [
        {
          code: 'step_free_entrance',
          value: 'yes',
          note: 'By the lift on Flinders Street; the Degraves Street end has stairs only',
        },
        { code: 'lift', value: 'yes' },
        { code: 'accessible_toilet', value: 'yes', note: 'In the station' },
        { code: 'accessible_tram_stop', value: 'yes' },
        { code: 'seating', value: 'yes', note: 'Two benches at the station end' },
        { code: 'hearing_loop', value: 'no' },
        { code: 'assistance_animals', value: 'yes' },
        { code: 'loud_sound', value: 'yes', note: 'Trains and announcements' },
      ],
      contact: 'access@parallax.example',
      checked_on: '2026-02-10',
    },
    image: 'venue-platform-zero',
    body: 'Pink tiles, twenty-two shallow display windows and everybody who is late for a train. The windows were made for hats and gloves. They light themselves at five in the morning, go out at one, and most visitors never know they have been to an exhibition.',
    editions: [
      {
        year: 2022,
        precinct: 'city',
        hours: {
          weekly: [
            { day: 1, opens: '06:00', closes: '22:00' },
            { day: 2, opens: '06:00', closes: '22:00' },
            { day: 3, opens: '06:00', closes: '22:00' },
            { day: 4, opens: '06:00', closes: '22:00' },
            { day: 5, opens: '06:00', closes: '22:00' },
            { day: 6, opens: '06:00', closes: '22:00' },
            { day: 7, opens: '06:00', closes: '22:00' },
          ],
        },
        note: 'Eleven windows, on the north side.',
      },
      { year: 2024, precinct: 'city' },
      { year: 2026, precinct: 'city' },
    ],
  },
  {
    slug: 'glasshouse-domain',
    name: 'Glasshouse, Domain',
    short_name: 'Glasshouse',
    address: { line1: 'Linlithgow Avenue', suburb: 'Melbourne', state: 'VIC', postcode: '3004' },
    geo: { lat: -37.8275, lon: 144.9762 },
    place_type: 'gallery',
    hours: {
      weekly: [
        { day: 1, opens: '10:00', closes: '17:00' },
        { day: 2, opens: '10:00', closes: '17:00' },
        { day: 3, opens: '10:00', closes: '17:00' },
        { day: 4, opens: '10:00', closes: '17:00' },
        { day: 5, opens: '10:00', closes: '17:00' },
        { day: 6, opens: '10:00', closes: '17:00' },
        { day: 7, opens: '10:00', closes: '17:00' },
      ],
      exceptions: [{ date: '2026-03-09', closed: true, note: 'Labour Day' }],
    },
    entrance_note: 'Close the inner door behind you; the orchids next door dislike draughts.',
    phone: '(03) 7010 0126',
    website: 'https://glasshousedomain.example',
    getting_there: {
      tram: 'St Kilda Road routes 3, 5, 6, 16, 64, 67 and 72, ten minutes’ walk through Kings Domain',
      train: 'Anzac, fifteen minutes’ walk',
      parking: 'Metered on Linlithgow Avenue',
      bike: 'Rack at the avenue gate',
    },
    access: {
      items: [
        {
          code: 'step_free_entrance',
          value: 'yes',
          note: 'By the sealed path from Linlithgow Avenue; the garden side is gravel',
        },
        { code: 'accessible_toilet', value: 'yes' },
        { code: 'accessible_parking', value: 'yes', note: 'Two bays on the avenue' },
        { code: 'accessible_tram_stop', value: 'yes' },
        { code: 'hearing_loop', value: 'no' },
        { code: 'seating', value: 'yes' },
        { code: 'quiet_space', value: 'yes', note: 'The potting room, all day' },
        { code: 'assistance_animals', value: 'yes' },
      ],
      contact: 'desk@glasshousedomain.example',
      checked_on: '2026-02-24',
    },
    image: 'venue-glasshouse-domain',
    body: 'Iron ribs and whitewashed panes among the lawns of the Domain. Half the house still raises seedlings. In the other half prints hang behind ultraviolet glass, and a meter by the door shows how much light they have been given this week.',
    editions: [
      {
        year: 2022,
        precinct: 'south',
        hours: {
          weekly: [
            { day: 1, opens: '10:00', closes: '16:00' },
            { day: 2, opens: '10:00', closes: '16:00' },
            { day: 3, opens: '10:00', closes: '16:00' },
            { day: 4, opens: '10:00', closes: '16:00' },
            { day: 5, opens: '10:00', closes: '16:00' },
            { day: 6, opens: '10:00', closes: '16:00' },
            { day: 7, opens: '10:00', closes: '16:00' },
          ],
          exceptions: [{ date: '2022-04-25', opens: '13:00', closes: '16:00', note: 'Anzac Day' }],
        },
      },
      {
        year: 2024,
        precinct: 'south',
        hours: {
          weekly: [
            { day: 1, opens: '10:00', closes: '17:00' },
            { day: 2, opens: '10:00', closes: '17:00' },
            { day: 3, opens: '10:00', closes: '17:00' },
            { day: 4, opens: '10:00', closes: '17:00' },
            { day: 5, opens: '10:00', closes: '17:00' },
            { day: 6, opens: '10:00', closes: '17:00' },
            { day: 7, opens: '10:00', closes: '17:00' },
          ],
          exceptions: [
            { date: '2024-03-11', closed: true, note: 'Labour Day' },
            { date: '2024-03-29', closed: true, note: 'Good Friday' },
          ],
        },
      },
      { year: 2026, precinct: 'south' },
    ],
  },
  {
    slug: 'brunswick-bindery',
    name: 'Brunswick Bindery',
    address: { line1: 'Sydney Road', suburb: 'Brunswick', state: 'VIC', postcode: '3056' },
    geo: { lat: -37.769, lon: 144.9611 },
    place_type: 'gallery',
    hours: {
      weekly: [
        { day: 4, opens: '12:00', closes: '17:00' },
        { day: 5, opens: '12:00', closes: '17:00' },
        { day: 6, opens: '12:00', closes: '17:00' },
        { day: 7, opens: '12:00', closes: '17:00' },
      ],
    },
    website: 'https://brunswickbindery.example',
    getting_there: {
      tram: 'Route 19 on Sydney Road',
      train: 'Brunswick, five minutes’ walk',
      bike: 'The Upfield path, one street west',
    },
    access: {
      items: [
        {
          code: 'step_free_entrance',
          value: 'no',
          note: 'One step of 14 cm, portable ramp on request',
        },
        { code: 'accessible_toilet', value: 'no' },
        { code: 'accessible_tram_stop', value: 'no' },
        { code: 'seating', value: 'yes' },
        { code: 'assistance_animals', value: 'yes' },
        { code: 'quiet_space', value: 'unknown' },
      ],
    },
    body: 'School registers and hymn books were sewn at these tables. The presses remain because no one can lift them, and photobooks are read here the way the place intends: flat, in good light, with both hands.',
    editions: [
      { year: 2022, precinct: 'north' },
      {
        year: 2024,
        precinct: 'north',
        hours: {
          weekly: [
            { day: 5, opens: '11:00', closes: '17:00' },
            { day: 6, opens: '11:00', closes: '17:00' },
            { day: 7, opens: '11:00', closes: '17:00' },
          ],
          exceptions: [{ date: '2024-03-29', closed: true, note: 'Good Friday' }],
        },
      },
    ],
  },
  {
    slug: 'ropewalk-gallery',
    name: 'Ropewalk Gallery',
    short_name: 'Ropewalk',
    address: { line1: 'Smith Street', suburb: 'Collingwood', state: 'VIC', postcode: '3066' },
    geo: { lat: -37.7985, lon: 144.9835 },
    place_type: 'gallery',
    hours: {
      weekly: [
        { day: 2, opens: '11:00', closes: '17:00' },
        { day: 3, opens: '11:00', closes: '17:00' },
        { day: 4, opens: '11:00', closes: '17:00' },
        { day: 5, opens: '11:00', closes: '17:00' },
        { day: 6, opens: '11:00', closes: '17:00' },
      ],
    },
    phone: '(03) 7010 0189',
    website: 'https://ropewalk.example',
    getting_there: {
      tram: 'Route 86 on Smith Street',
      train: 'Collingwood, fifteen minutes’ walk',
      bike: 'Hoops outside the chemist',
    },
    access: {
      items: [
        { code: 'step_free_entrance', value: 'yes' },
        { code: 'accessible_toilet', value: 'no' },
        { code: 'accessible_tram_stop', value: 'yes' },
        { code: 'hearing_loop', value: 'no' },
        { code: 'seating', value: 'yes', note: 'Two chairs, moved on request' },
        { code: 'assistance_animals', value: 'yes' },
        { code: 'quiet_space', value: 'no' },
      ],
      checked_on: '2025-10-28',
    },
    body: 'Four metres wide and thirty-one long, with a door at the shop end and a skylight at the other. There is room for one line of pictures on each wall and for two people to pass if both breathe in.',
    editions: [
      {
        year: 2022,
        precinct: 'fitzroy-collingwood',
        hours: {
          weekly: [
            { day: 3, opens: '12:00', closes: '17:00' },
            { day: 4, opens: '12:00', closes: '17:00' },
            { day: 5, opens: '12:00', closes: '17:00' },
            { day: 6, opens: '12:00', closes: '17:00' },
          ],
        },
      },
      { year: 2026, precinct: 'fitzroy-collingwood' },
    ],
  },
  {
    slug: 'union-tap-room',
    name: 'Union Tap Room',
    address: { line1: 'Gertrude Street', suburb: 'Fitzroy', state: 'VIC', postcode: '3065' },
    geo: { lat: -37.8061, lon: 144.9798 },
    place_type: 'bar',
    hours: {
      weekly: [
        { day: 3, opens: '16:00', closes: '23:00' },
        { day: 4, opens: '16:00', closes: '23:00' },
        { day: 5, opens: '16:00', closes: '01:00' },
        { day: 6, opens: '16:00', closes: '01:00' },
        { day: 7, opens: '14:00', closes: '22:00' },
      ],
    },
    entrance_note: 'Over 18 after 8pm.',
    getting_there: {
      tram: 'Route 86 on Gertrude Street; route 11 on Brunswick Street, four minutes’ walk',
    },
    access: {
      items: [
        { code: 'step_free_entrance', value: 'yes', note: 'Side door on the lane' },
        { code: 'accessible_toilet', value: 'no' },
        { code: 'seating', value: 'yes' },
        { code: 'assistance_animals', value: 'yes' },
        { code: 'loud_sound', value: 'yes', note: 'On Friday and Saturday nights' },
      ],
    },
    body: 'Pictures hang above the dado in the back bar, where the union minutes were once read aloud. Bar staff know the captions and will repeat them across the taps to anyone holding a glass.',
    editions: [{ year: 2022, precinct: 'fitzroy-collingwood' }],
  },
  {
    slug: 'mechanics-reading-room',
    name: 'Mechanics’ Reading Room',
    short_name: 'Reading Room',
    address: { line1: 'Lyttleton Street', suburb: 'Castlemaine', state: 'VIC', postcode: '3450' },
    geo: { lat: -37.0637, lon: 144.2174 },
    place_type: 'regional',
    hours: {
      weekly: [
        { day: 4, opens: '10:00', closes: '16:00' },
        { day: 5, opens: '10:00', closes: '16:00' },
        { day: 6, opens: '10:00', closes: '16:00' },
        { day: 7, opens: '10:00', closes: '16:00' },
      ],
      note: 'A librarian is in the room on Saturdays.',
    },
    phone: '(03) 5550 0131',
    getting_there: {
      train: 'Castlemaine on the Bendigo line, seven minutes’ walk',
      parking: 'Unmetered on Lyttleton Street',
    },
    access: {
      items: [
        { code: 'step_free_entrance', value: 'yes', note: 'Ramp on the west side' },
        { code: 'accessible_toilet', value: 'yes' },
        { code: 'accessible_parking', value: 'yes' },
        { code: 'hearing_loop', value: 'yes' },
        { code: 'seating', value: 'yes' },
        { code: 'quiet_space', value: 'yes', note: 'The room is quiet by rule' },
        { code: 'assistance_animals', value: 'yes' },
      ],
    },
    body: 'Sloping desks, a gas chandelier converted twice and a notice asking readers not to whistle. Prints are placed on the desks as newspapers were, to be read standing, at an angle, by one person at a time.',
    editions: [
      {
        year: 2022,
        precinct: 'regional',
        hours: {
          weekly: [
            { day: 4, opens: '10:00', closes: '16:00' },
            { day: 5, opens: '10:00', closes: '16:00' },
            { day: 6, opens: '10:00', closes: '16:00' },
            { day: 7, opens: '10:00', closes: '16:00' },
          ],
          exceptions: [{ date: '2022-04-25', closed: true, note: 'Anzac Day' }],
        },
      },
    ],
  },
] satisfies readonly DemoVenue[]
