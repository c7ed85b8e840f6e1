import type { DemoVenue } from '../../records.ts'

export const venues2021 = [
  {
    slug: 'haberdashers-floor',
    name: 'Haberdashers’ Floor',
    address: { line1: 'Flinders Lane', suburb: 'Melbourne', state: 'VIC', postcode: '3000' },
    geo: { lat: -37.8162, lon: 144.968 },
    place_type: 'gallery',
    hours: {
      weekly: [
        { day: 3, opens: '11:00', closes: '17:00' },
        { day: 4, opens: '11:00', closes: '17:00' },
        { day: 5, opens: '11:00', closes: '17:00' },
        { day: 6, opens: '11:00', closes: '17:00' },
        { day: 7, opens: '11:00', closes: '17:00' },
      ],
    },
    entrance_note: 'Third floor. The button marked 3 is worn smooth; it is the one above 2.',
    getting_there: {
      tram: 'Routes 1, 3, 5, 6, 16, 64, 67 and 72 on Swanston Street',
      train: 'Flinders Street, five minutes’ walk',
    },
    access: {
      items: [
        { code: 'step_free_entrance', value: 'yes' },
        {
          code: 'lift',
          value: 'yes',
          note: 'Goods lift, 110 cm door, with an attendant on Saturdays',
        },
        { code: 'accessible_toilet', value: 'no' },
        { code: 'accessible_tram_stop', value: 'yes' },
        { code: 'seating', value: 'yes' },
        { code: 'assistance_animals', value: 'yes' },
      ],
    },
    body: 'Ribbons and buttons were sold by the gross on this floor for most of a century. Brass measuring rules are set into the counters, and each hang begins with the question of whether to leave the counters in.',
    editions: [
      {
        year: 2021,
        precinct: 'city',
        hours: {
          weekly: [
            { day: 4, opens: '12:00', closes: '16:00' },
            { day: 5, opens: '12:00', closes: '16:00' },
            { day: 6, opens: '12:00', closes: '16:00' },
            { day: 7, opens: '12:00', closes: '16:00' },
          ],
        },
        note: 'Two people in the lift at once.',
      },
      { year: 2022, precinct: 'city' },
      {
        year: 2024,
        precinct: 'city',
        hours: {
          weekly: [
            { day: 3, opens: '11:00', closes: '17:00' },
            { day: 4, opens: '11:00', closes: '17:00' },
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
    slug: 'powder-store',
    name: 'Powder Store',
    address: { line1: 'Sturt Street', suburb: 'Southbank', state: 'VIC', postcode: '3006' },
    geo: { lat: -37.8243, lon: 144.9672 },
    place_type: 'gallery',
    hours: {
      weekly: [
        { day: 3, opens: '11:00', closes: '17:00' },
        { day: 4, opens: '11:00', closes: '17:00' },
        { day: 5, opens: '11:00', closes: '17:00' },
        { day: 6, opens: '11:00', closes: '17:00' },
        { day: 7, opens: '11:00', closes: '17:00' },
      ],
      exceptions: [{ date: '2024-03-29', closed: true, note: 'Good Friday' }],
    },
    entrance_note:
      'Two doors with a dark lobby between them. Let one close before you open the other.',
    phone: '(03) 7010 0167',
    website: 'https://powderstore.example',
    getting_there: {
      tram: 'Route 1 on Sturt Street; St Kilda Road routes to the Arts Precinct, seven minutes’ walk',
      train: 'Flinders Street, fifteen minutes’ walk across Princes Bridge',
      parking: 'Metered on Sturt Street, free after 7pm',
    },
    access: {
      items: [
        { code: 'step_free_entrance', value: 'yes' },
        { code: 'accessible_toilet', value: 'yes' },
        {
          code: 'accessible_parking',
          value: 'yes',
          note: 'One bay on Sturt Street, 30 m from the door',
        },
        { code: 'accessible_tram_stop', value: 'no' },
        { code: 'hearing_loop', value: 'yes', note: 'For screenings' },
        { code: 'seating', value: 'yes', note: '120 seats for screenings, a bench at other times' },
        { code: 'assistance_animals', value: 'yes' },
        { code: 'low_light', value: 'yes', note: 'The lobby is kept dark' },
      ],
      checked_on: '2026-02-03',
    },
    image: 'venue-powder-store',
    body: 'Walls a metre thick, no windows and a roof meant to lift off rather than burst. Nothing explosive has been kept here for a long time. It is the darkest room the festival has by day, and so it is lent to projections, sparks and small bright things.',
    editions: [
      {
        year: 2021,
        precinct: 'south',
        hours: {
          weekly: [
            { day: 4, opens: '11:00', closes: '16:00' },
            { day: 5, opens: '11:00', closes: '16:00' },
            { day: 6, opens: '11:00', closes: '16:00' },
            { day: 7, opens: '11:00', closes: '16:00' },
          ],
        },
        note: 'Twelve visitors at a time.',
      },
      { year: 2022, precinct: 'south' },
      { year: 2024, precinct: 'south' },
      { year: 2026, precinct: 'south' },
    ],
  },
  {
    slug: 'bandstand-rooms',
    name: 'Bandstand Rooms',
    address: { line1: 'Alexandra Avenue', suburb: 'Melbourne', state: 'VIC', postcode: '3004' },
    geo: { lat: -37.8211, lon: 144.9735 },
    place_type: 'gallery',
    hours: {
      weekly: [
        { day: 4, opens: '10:00', closes: '16:00' },
        { day: 5, opens: '10:00', closes: '16:00' },
        { day: 6, opens: '10:00', closes: '16:00' },
        { day: 7, opens: '10:00', closes: '16:00' },
      ],
    },
    getting_there: {
      tram: 'St Kilda Road routes to the Arts Precinct, eight minutes’ walk through the gardens',
      train: 'Flinders Street, twelve minutes’ walk',
    },
    access: {
      items: [
        { code: 'step_free_entrance', value: 'yes', note: 'Ramp behind the bandstand' },
        { code: 'accessible_toilet', value: 'yes', note: 'In the gardens, 150 m' },
        { code: 'seating', value: 'yes' },
        { code: 'assistance_animals', value: 'yes' },
        { code: 'hearing_loop', value: 'no' },
      ],
    },
    body: 'Under the stage is a ring of store rooms built for music stands and folding chairs. Seven of them open onto one another, and a visitor who keeps turning left comes out where she went in.',
    editions: [
      { year: 2021, precinct: 'south', note: 'Entry one way, clockwise.' },
      {
        year: 2022,
        precinct: 'south',
        hours: {
          weekly: [
            { day: 4, opens: '10:00', closes: '15:30' },
            { day: 5, opens: '10:00', closes: '15:30' },
            { day: 6, opens: '10:00', closes: '15:30' },
            { day: 7, opens: '10:00', closes: '15:30' },
          ],
        },
      },
    ],
  },
  {
    slug: 'sailmakers-loft',
    name: 'Sailmakers’ Loft',
    address: { line1: 'Southbank Boulevard', suburb: 'Southbank', state: 'VIC', postcode: '3006' },
    geo: { lat: -37.8229, lon: 144.9664 },
    place_type: 'hall',
    hours: {
      weekly: [
        { day: 3, opens: '11:00', closes: '17:00' },
        { day: 4, opens: '11:00', closes: '17:00' },
        { day: 5, opens: '11:00', closes: '17:00' },
        { day: 6, opens: '11:00', closes: '17:00' },
        { day: 7, opens: '11:00', closes: '17:00' },
      ],
      exceptions: [{ date: '2024-03-29', closed: true, note: 'Good Friday' }],
    },
    entrance_note: 'Up the outside stair, or by the hoist: telephone from the street.',
    phone: '(03) 7010 0171',
    getting_there: {
      tram: 'Route 1 on Southbank Boulevard',
      train: 'Flinders Street, twelve minutes’ walk by the footbridge',
    },
    access: {
      items: [
        { code: 'step_free_entrance', value: 'yes', note: 'By the platform hoist, with staff' },
        { code: 'lift', value: 'no', note: 'The hoist takes 250 kg' },
        { code: 'accessible_toilet', value: 'no' },
        { code: 'seating', value: 'yes' },
        { code: 'assistance_animals', value: 'yes' },
      ],
    },
    body: 'The floor is one sheet of polished kauri, laid without a join so that canvas would not catch. Shoes come off at the door. Large prints are shown lying down and looked at from the gallery above.',
    editions: [
      {
        year: 2021,
        precinct: 'south',
        hours: {
          weekly: [
            { day: 5, opens: '11:00', closes: '16:00' },
            { day: 6, opens: '11:00', closes: '16:00' },
            { day: 7, opens: '11:00', closes: '16:00' },
          ],
        },
        note: 'Shoe covers in place of bare feet.',
      },
      { year: 2024, precinct: 'south' },
    ],
  },
  {
    slug: 'seddon-kiosk',
    name: 'Seddon Kiosk',
    address: { line1: 'Charles Street', suburb: 'Seddon', state: 'VIC', postcode: '3011' },
    geo: { lat: -37.808, lon: 144.8944 },
    place_type: 'public_space',
    hours: {
      weekly: [
        { day: 1, opens: '06:30', closes: '18:30' },
        { day: 2, opens: '06:30', closes: '18:30' },
        { day: 3, opens: '06:30', closes: '18:30' },
        { day: 4, opens: '06:30', closes: '18:30' },
        { day: 5, opens: '06:30', closes: '18:30' },
        { day: 6, opens: '09:00', closes: '15:00' },
        { day: 7, opens: '09:00', closes: '15:00' },
      ],
      note: 'Seen through the window; the kiosk itself is not entered.',
    },
    getting_there: {
      train: 'Seddon, three minutes’ walk',
      parking: 'Unmetered on Charles Street',
    },
    access: {
      items: [
        { code: 'step_free_entrance', value: 'yes', note: 'Seen from the footpath' },
        { code: 'seating', value: 'yes', note: 'One bench' },
        { code: 'assistance_animals', value: 'yes' },
      ],
    },
    body: 'A newspaper kiosk with its shutters up and its papers gone. It holds four prints at most, changed every Monday, and its opening hours are those of the commuters who pass it twice a day.',
    editions: [{ year: 2021, precinct: 'west' }],
  },
  {
    slug: 'cordage-works',
    name: 'Cordage Works',
    address: { line1: 'Whitehall Street', suburb: 'Footscray', state: 'VIC', postcode: '3011' },
    geo: { lat: -37.805, lon: 144.9033 },
    place_type: 'hall',
    hours: {
      weekly: [
        { day: 5, opens: '11:00', closes: '17:00' },
        { day: 6, opens: '11:00', closes: '17:00' },
        { day: 7, opens: '11:00', closes: '17:00' },
      ],
      exceptions: [{ date: '2024-03-29', closed: true, note: 'Good Friday' }],
    },
    entrance_note:
      'Use the roller door on the river side when it is up, the small door beside it when it is not.',
    getting_there: {
      train: 'Footscray, twelve minutes’ walk',
      parking: 'In the yard, twenty cars',
      bike: 'Rack inside the roller door',
    },
    access: {
      items: [
        { code: 'step_free_entrance', value: 'yes' },
        { code: 'accessible_parking', value: 'yes' },
        { code: 'accessible_toilet', value: 'no', note: 'Portable toilet with one step' },
        { code: 'seating', value: 'yes' },
        { code: 'assistance_animals', value: 'yes' },
        { code: 'loud_sound', value: 'unknown' },
      ],
    },
    body: 'Rope needs length, and the shed has two hundred and twelve metres of it under one tin roof. A sequence can be hung here in a single line and read at walking speed, with daylight falling through louvres the whole way.',
    editions: [
      {
        year: 2021,
        precinct: 'west',
        hours: {
          weekly: [
            { day: 6, opens: '11:00', closes: '16:00' },
            { day: 7, opens: '11:00', closes: '16:00' },
          ],
        },
      },
      { year: 2024, precinct: 'west', note: 'Eastern third of the shed.' },
    ],
  },
  {
    slug: 'tidal-shed',
    name: 'Tidal Shed',
    address: {
      line1: 'Maribyrnong Boulevard',
      suburb: 'Footscray',
      state: 'VIC',
      postcode: '3011',
    },
    geo: { lat: -37.8035, lon: 144.906 },
    place_type: 'outdoor',
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
    entrance_note: 'Open on the river side. At a spring tide the lowest step is under water.',
    getting_there: {
      tram: 'Route 82 to Footscray Station, then ten minutes’ walk downhill',
      train: 'Footscray, ten minutes’ walk',
      bike: 'On the Maribyrnong River trail',
    },
    access: {
      items: [
        {
          code: 'step_free_entrance',
          value: 'yes',
          note: 'From the boulevard; the river side has four steps',
        },
        { code: 'accessible_toilet', value: 'no' },
        { code: 'accessible_parking', value: 'yes', note: 'Kerbside, one bay' },
        { code: 'seating', value: 'yes' },
        { code: 'assistance_animals', value: 'yes' },
        { code: 'low_light', value: 'yes', note: 'After sunset' },
      ],
      checked_on: '2025-12-09',
    },
    body: 'A roof on posts where rowing eights were once hauled out to dry. The river comes up between the piles twice a day. Work hung here is printed on vinyl mesh, rinsed each Monday and never asked to stay still.',
    editions: [
      {
        year: 2021,
        precinct: 'west',
        hours: {
          weekly: [
            { day: 1, opens: '07:00', closes: '20:00' },
            { day: 2, opens: '07:00', closes: '20:00' },
            { day: 3, opens: '07:00', closes: '20:00' },
            { day: 4, opens: '07:00', closes: '20:00' },
            { day: 5, opens: '07:00', closes: '20:00' },
            { day: 6, opens: '07:00', closes: '20:00' },
            { day: 7, opens: '07:00', closes: '20:00' },
          ],
        },
      },
      { year: 2026, precinct: 'west' },
    ],
  },
] satisfies readonly DemoVenue[]
